import type { ClipboardEventHandler, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from "react";
import styles from "./field.module.css";
import { Field, type FieldParts } from "./field.view.tsx";
import type { Icon } from "./icon.ts";
import { typedControl, type TypedProps } from "./typed-control.ts";

export type TextFieldProps = TypedProps &
  FieldParts & {
    readonly type?: HTMLInputTypeAttribute;
    readonly icon?: Icon;
    /** Text after the value, such as a unit. */
    readonly suffix?: ReactNode;
    readonly autoComplete?: HTMLInputAutoCompleteAttribute;
    readonly inputRef?: Ref<HTMLInputElement>;
    /** The id of a `datalist` with suggestions. */
    readonly list?: string | undefined;
    readonly onPaste?: ClipboardEventHandler<HTMLInputElement>;
  };

/** A single-line text field. */
export const TextField = ({
  label,
  isLabelHidden = false,
  isOptional = false,
  help,
  error,
  type = "text",
  icon: Picture,
  suffix,
  inputRef = null,
  list,
  onPaste,
  ...rest
}: TextFieldProps) => (
  <Field
    label={label}
    isLabelHidden={isLabelHidden}
    isOptional={isOptional}
    help={help}
    error={error}
    isDisabled={rest.isDisabled === true}
    isReadOnly={rest.isReadOnly === true}
  >
    {(ties) => (
      <div className={styles["box"]}>
        {Picture === undefined ? null : <Picture className={styles["lead"]} aria-hidden="true" />}
        <input {...typedControl(rest)} {...ties} ref={inputRef} type={type} list={list} onPaste={onPaste} className={styles["input"]} />
        {suffix === undefined ? null : <span className={styles["affix"]}>{suffix}</span>}
      </div>
    )}
  </Field>
);
