import { Check, Minus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./choice.module.css";

export type CheckboxProps = {
  readonly children?: ReactNode;
  readonly note?: ReactNode;
  readonly name?: string;
  readonly value?: string;
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  /** Only some of the items it represents are checked. */
  readonly isIndeterminate?: boolean;
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  readonly autoFocus?: boolean;
  readonly "aria-label"?: string;
  readonly onChange?: (isSelected: boolean) => void;
};

/** A yes or no that takes effect when the form is submitted. */
export const Checkbox = ({
  children,
  note,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  isInvalid = false,
  isDisabled = false,
  isRequired = false,
  onChange,
  ...rest
}: CheckboxProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isIndeterminate;
  });
  const Tick = isIndeterminate ? Minus : Check;
  return (
    <label
      className={styles["choice"]}
      {...(isIndeterminate ? { "data-indeterminate": true } : {})}
      {...(isInvalid ? { "data-invalid": true } : {})}
      {...(isDisabled ? { "data-disabled": true } : {})}
    >
      <input
        {...rest}
        ref={input}
        type="checkbox"
        className={styles["native"]}
        {...(isSelected === undefined ? { defaultChecked: defaultSelected } : { checked: isSelected })}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={isInvalid}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      <span className={styles["box"]}>
        <Tick className={styles["tick"]} aria-hidden="true" />
      </span>
      {children === undefined ? null : (
        <span className={styles["words"]}>
          {children}
          {note === undefined ? null : <span className={styles["note"]}>{note}</span>}
        </span>
      )}
    </label>
  );
};
