import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from "react-aria-components";
import styles from "./choice.module.css";

export type CheckboxProps = Omit<AriaCheckboxProps, "className" | "style" | "children"> & { readonly children?: ReactNode; readonly note?: ReactNode };

/** Yes or no, in effect when the form is sent. */
export const Checkbox = ({ children, note, ...rest }: CheckboxProps) => (
  <AriaCheckbox {...rest} className={styles["choice"] ?? ""}>
    {({ isIndeterminate }) => (
      <>
        <span className={styles["box"]}>{isIndeterminate ? <Minus className={styles["tick"]} aria-hidden="true" /> : <Check className={styles["tick"]} aria-hidden="true" />}</span>
        {children === undefined ? null : (
          <span className={styles["words"]}>
            {children}
            {note === undefined ? null : <span className={styles["note"]}>{note}</span>}
          </span>
        )}
      </>
    )}
  </AriaCheckbox>
);
