import type { ReactNode } from "react";
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from "react-aria-components";
import styles from "./choice.module.css";

export type SwitchProps = Omit<AriaSwitchProps, "className" | "style" | "children"> & { readonly children: ReactNode; readonly note?: ReactNode };

/** On or off, in effect at once. */
export const Switch = ({ children, note, ...rest }: SwitchProps) => (
  <AriaSwitch {...rest} className={styles["choice"] ?? ""}>
    <span className={styles["track"]} />
    <span className={styles["words"]}>
      {children}
      {note === undefined ? null : <span className={styles["note"]}>{note}</span>}
    </span>
  </AriaSwitch>
);
