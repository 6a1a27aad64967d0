import { type ReactNode, useState } from "react";
import styles from "./choice.module.css";

export type SwitchProps = {
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly name?: string;
  readonly isSelected?: boolean;
  readonly defaultSelected?: boolean;
  readonly isDisabled?: boolean;
  readonly "aria-label"?: string;
  readonly onChange?: (isSelected: boolean) => void;
};

/** A switch that takes effect at once. */
export const Switch = ({ children, note, isSelected, defaultSelected = false, isDisabled = false, onChange, ...rest }: SwitchProps) => {
  const [isOn, setOn] = useState(defaultSelected);
  return (
    <label className={styles["choice"]} {...(isDisabled ? { "data-disabled": true } : {})}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={isSelected ?? isOn}
        className={styles["native"]}
        checked={isSelected ?? isOn}
        disabled={isDisabled}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
          onChange?.(event.currentTarget.checked);
        }}
      />
      <span className={styles["track"]} />
      <span className={styles["words"]}>
        {children}
        {note === undefined ? null : <span className={styles["note"]}>{note}</span>}
      </span>
    </label>
  );
};
