import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import { kitText } from "../i18n/en/kit.ts";
import { useText } from "../i18n/use-text.ts";
import styles from "./field.module.css";

/** What every field has: a name, perhaps help, and an error that says what was expected. */
export type FieldParts = {
  readonly label: string;
  /** The label is for screen readers only, where the place makes it plain. */
  readonly isLabelHidden?: boolean;
  readonly help?: ReactNode;
  /** Empty or absent when the value is fine. */
  readonly error?: string | undefined;
  /** Says beside the label that nothing has to be given. */
  readonly isOptional?: boolean;
};

const labelClass = (isHidden: boolean): string => (isHidden ? styles["labelHidden"] : styles["label"]) ?? "";

const Optional = () => <span className={styles["optional"]}> ({useText(kitText)("optional")})</span>;

export const ErrorWords = ({ children }: { readonly children: ReactNode }) => (
  <>
    <CircleAlert className={styles["errorIcon"]} aria-hidden="true" />
    <span>{children}</span>
  </>
);

/** The label of a field of react-aria, inside it. */
export const FieldLabel = ({ label, isLabelHidden = false, isOptional = false }: Pick<FieldParts, "label" | "isLabelHidden" | "isOptional">) => (
  <Label className={labelClass(isLabelHidden)}>
    {label}
    {isOptional ? <Optional /> : null}
  </Label>
);

/** Help and error of a field of react-aria, inside it. */
export const FieldNotes = ({ help, error }: Pick<FieldParts, "help" | "error">) => (
  <>
    {help === undefined ? null : (
      <Text slot="description" className={styles["help"] ?? ""}>
        {help}
      </Text>
    )}
    <FieldError className={styles["error"] ?? ""}>
      <ErrorWords>{error}</ErrorWords>
    </FieldError>
  </>
);

/** Whether a field has an error to show. */
export const hasError = (error: string | undefined): error is string => error !== undefined && error !== "";

type FieldProps = FieldParts & {
  /** Draws the control with these attributes. */
  readonly children: (control: { readonly id: string; readonly "aria-describedby"?: string; readonly "aria-invalid"?: true }) => ReactNode;
};

/** The frame of a field around a control that is not of the kit. */
export const Field = ({ label, isLabelHidden = false, isOptional = false, help, error, children }: FieldProps) => {
  const id = useId();
  const wrong = hasError(error);
  const describedBy = [...(help === undefined ? [] : [`${id}-help`]), ...(wrong ? [`${id}-error`] : [])].join(" ");
  return (
    <div className={styles["field"]}>
      <label htmlFor={id} className={labelClass(isLabelHidden)}>
        {label}
        {isOptional ? <Optional /> : null}
      </label>
      {children({ id, ...(describedBy === "" ? {} : { "aria-describedby": describedBy }), ...(wrong ? { "aria-invalid": true } : {}) })}
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
