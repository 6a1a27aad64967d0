import type { ReactNode } from "react";
import { Radio, RadioGroup as AriaRadioGroup, type RadioGroupProps as AriaRadioGroupProps } from "react-aria-components";
import styles from "./choice.module.css";
import field from "./field.module.css";
import { FieldLabel, FieldNotes, type FieldParts, hasError } from "./field.view.tsx";

export type RadioOption = { readonly id: string; readonly label: ReactNode; readonly note?: ReactNode; readonly isDisabled?: boolean };
export type RadioGroupProps = Omit<AriaRadioGroupProps, "className" | "style" | "children" | "isInvalid"> & FieldParts & { readonly options: readonly RadioOption[] };

/** One of a few, all to be seen at once. */
export const RadioGroup = ({ label, isLabelHidden = false, isOptional = false, help, error, options, ...rest }: RadioGroupProps) => (
  <AriaRadioGroup {...rest} isInvalid={hasError(error)} className={field["field"] ?? ""}>
    <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
    <div className={styles["options"]}>
      {options.map((option) => (
        <Radio key={option.id} value={option.id} className={styles["choice"] ?? ""} isDisabled={option.isDisabled === true}>
          <span className={styles["ring"]} />
          <span className={styles["words"]}>
            {option.label}
            {option.note === undefined ? null : <span className={styles["note"]}>{option.note}</span>}
          </span>
        </Radio>
      ))}
    </div>
    <FieldNotes help={help} error={error} />
  </AriaRadioGroup>
);
