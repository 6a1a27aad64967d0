import { type ReactNode, useId, useState } from "react";
import styles from "./choice.module.css";
import { Field, type FieldParts, hasError } from "./field.view.tsx";

export type RadioOption = { readonly id: string; readonly label: ReactNode; readonly note?: ReactNode; readonly isDisabled?: boolean };
export type RadioGroupProps = FieldParts & {
  readonly options: readonly RadioOption[];
  readonly name?: string;
  readonly value?: string | null;
  readonly defaultValue?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange?: (id: string) => void;
};

/** A single choice among a few visible options; the arrow keys select. */
export const RadioGroup = ({
  options,
  name,
  value,
  defaultValue,
  isRequired = false,
  isDisabled = false,
  onChange,
  ...field
}: RadioGroupProps) => {
  const ownName = useId();
  const [chosen, setChosen] = useState(defaultValue ?? null);
  const selected = value === undefined ? chosen : value;
  const isWrong = hasError(field.error);
  return (
    <Field {...field} isGroup isRequired={isRequired} isDisabled={isDisabled}>
      {() => (
        <div className={styles["options"]}>
          {options.map((option) => {
            const isOff = isDisabled || option.isDisabled === true;
            return (
              <label
                key={option.id}
                className={styles["choice"]}
                {...(isOff ? { "data-disabled": true } : {})}
                {...(isWrong ? { "data-invalid": true } : {})}
              >
                <input
                  type="radio"
                  className={styles["native"]}
                  name={name ?? ownName}
                  value={option.id}
                  checked={selected === option.id}
                  disabled={isOff}
                  required={isRequired}
                  onChange={() => {
                    setChosen(option.id);
                    onChange?.(option.id);
                  }}
                />
                <span className={styles["ring"]} />
                <span className={styles["words"]}>
                  {option.label}
                  {option.note === undefined ? null : <span className={styles["note"]}>{option.note}</span>}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
};
