import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field.module.css";

/** Props of every field: a label, optional help, and an error that states what was expected. */
export type FieldParts = {
  readonly label: string;
  /** The label is for screen readers only, where the context makes it clear. */
  readonly isLabelHidden?: boolean;
  readonly help?: ReactNode;
  /** Empty or absent when the value is valid. */
  readonly error?: string | undefined;
  /** Marks the field as optional beside the label. */
  readonly isOptional?: boolean;
};

/** The class of a visible or visually hidden label. */
export const labelClass = (isHidden: boolean): string => (isHidden ? styles["labelHidden"] : styles["label"]) ?? "";

export const Optional = () => <span className={styles["optional"]}> ({useText(kitText)("optional")})</span>;

export const ErrorWords = ({ children }: { readonly children: ReactNode }) => (
  <>
    <CircleAlert className={styles["errorIcon"]} aria-hidden="true" />
    <span>{children}</span>
  </>
);

/** Whether a field has an error to show. */
export const hasError = (error: string | undefined): error is string => error !== undefined && error !== "";

/** Attributes that link a control to its label, help and error. */
export type FieldTies = { readonly id: string; readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };

type FieldProps = FieldParts & {
  /** Renders the control with these attributes. */
  readonly children: (control: FieldTies) => ReactNode;
  /** Content between the control and the help. */
  readonly below?: ReactNode;
  /** The control is one of a group, which the label names. */
  readonly isGroup?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
};

/** The frame of a field: label, control, help and error. */
export const Field = ({
  label,
  isLabelHidden = false,
  isOptional = false,
  help,
  error,
  children,
  below,
  isGroup = false,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
}: FieldProps) => {
  const id = useId();
  const wrong = hasError(error);
  const describedBy = [...(help === undefined ? [] : [`${id}-help`]), ...(wrong ? [`${id}-error`] : [])].join(" ");
  const ties = { ...(describedBy === "" ? {} : { "aria-describedby": describedBy }), ...(wrong ? { "aria-invalid": true as const } : {}) };
  const Label = isGroup ? "span" : "label";
  return (
    <div
      className={styles["field"]}
      {...(wrong ? { "data-invalid": true } : {})}
      {...(isDisabled ? { "data-disabled": true } : {})}
      {...(isReadOnly ? { "data-readonly": true } : {})}
      {...(isGroup
        ? {
            role: "radiogroup",
            "aria-labelledby": `${id}-label`,
            ...(isRequired ? { "aria-required": true } : {}),
            ...(isDisabled ? { "aria-disabled": true } : {}),
            ...ties,
          }
        : {})}
    >
      <Label {...(isGroup ? { id: `${id}-label` } : { htmlFor: id })} className={labelClass(isLabelHidden)}>
        {label}
        {isOptional ? <Optional /> : null}
      </Label>
      {children({ id, ...(isGroup ? {} : ties) })}
      {below}
      {help === undefined ? null : (
        <span id={`${id}-help`} className={styles["help"]}>
          {help}
        </span>
      )}
      {wrong ? (
        <span id={`${id}-error`} className={styles["error"]}>
          <ErrorWords>{error}</ErrorWords>
        </span>
      ) : null}
    </div>
  );
};
