import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { Group, Input, TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from "react-aria-components";
import styles from "./field.module.css";
import { FieldLabel, FieldNotes, type FieldParts, hasError } from "./field.view.tsx";
import type { Icon } from "./icon.ts";

export type TextFieldProps = Omit<AriaTextFieldProps, "className" | "style" | "children" | "isInvalid"> &
  FieldParts & {
    readonly placeholder?: string;
    readonly icon?: Icon;
    /** A word after the value, such as a unit. */
    readonly suffix?: ReactNode;
    readonly autoComplete?: HTMLInputAutoCompleteAttribute;
    readonly inputRef?: Ref<HTMLInputElement>;
  };

/** One line of text. */
export const TextField = ({ label, isLabelHidden = false, isOptional = false, help, error, placeholder = "", icon: Picture, suffix, inputRef = null, ...rest }: TextFieldProps) => (
  <AriaTextField {...rest} isInvalid={hasError(error)} className={styles["field"] ?? ""}>
    <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
    <Group className={styles["box"] ?? ""}>
      {Picture === undefined ? null : <Picture className={styles["lead"]} aria-hidden="true" />}
      <Input ref={inputRef} className={styles["input"] ?? ""} placeholder={placeholder} />
      {suffix === undefined ? null : <span className={styles["affix"]}>{suffix}</span>}
    </Group>
    <FieldNotes help={help} error={error} />
  </AriaTextField>
);
