import type { Ref } from "react";
import { Group, TextArea as AriaTextArea, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components";
import styles from "./field.module.css";
import { FieldLabel, FieldNotes, type FieldParts, hasError } from "./field.view.tsx";

export type TextAreaProps = Omit<AriaTextFieldProps, "className" | "style" | "children" | "isInvalid"> &
  FieldParts & {
    readonly placeholder?: string;
    readonly rows?: number;
    /** Shown below at the end, such as `24 / 160`. */
    readonly count?: string;
    readonly areaRef?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text; grows with what is typed. */
export const TextArea = ({ label, isLabelHidden = false, isOptional = false, help, error, placeholder = "", rows = 3, count = "", areaRef = null, ...rest }: TextAreaProps) => (
  <AriaTextField {...rest} isInvalid={hasError(error)} className={styles["field"] ?? ""}>
    <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
    <Group className={styles["box"] ?? ""}>
      <AriaTextArea ref={areaRef} className={`${styles["input"]} ${styles["area"]}`} placeholder={placeholder} rows={rows} />
    </Group>
    {count === "" ? null : <span className={styles["count"]}>{count}</span>}
    <FieldNotes help={help} error={error} />
  </AriaTextField>
);
