import type { ReactNode } from "react";
import type { Icon } from "./icon.ts";
import styles from "./pill.module.css";

export type Tone = "neutral" | "primary" | "success" | "warning" | "danger" | "info";
type PillProps = { readonly tone?: Tone; readonly icon?: Icon; readonly children: ReactNode };

/** A state or a tag in a word; a state also has a picture, since colour alone says nothing. */
export const Pill = ({ tone = "neutral", icon: Picture, children }: PillProps) => (
  <span className={styles["pill"]} data-tone={tone}>
    {Picture === undefined ? null : <Picture className={styles["icon"]} aria-hidden="true" />}
    <span className={styles["label"]}>{children}</span>
  </span>
);

/** A number to look at, such as messages not read; not there for 0. */
export const Badge = ({ count, label }: { readonly count: number; readonly label: string }) =>
  count === 0 ? null : (
    <span className={styles["badge"]} role="img" aria-label={label}>
      {count > 99 ? "99+" : count}
    </span>
  );
