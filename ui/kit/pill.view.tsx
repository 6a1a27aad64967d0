import type { ReactNode } from "react";
import type { Icon } from "./icon.ts";
import styles from "./pill.module.css";

export type Tone = "neutral" | "primary" | "success" | "warning" | "danger" | "info";
type PillProps = { readonly tone?: Tone; readonly icon?: Icon; readonly children: ReactNode };

/** A state or a tag as one word; a state also has an icon, since colour alone carries no meaning. */
export const Pill = ({ tone = "neutral", icon: Picture, children }: PillProps) => (
  <span className={styles["pill"]} data-tone={tone}>
    {Picture === undefined ? null : <Picture className={styles["icon"]} aria-hidden="true" />}
    <span className={styles["label"]}>{children}</span>
  </span>
);

/** A counter, such as unread messages; hidden for 0. */
export const Badge = ({ count, label }: { readonly count: number; readonly label: string }) =>
  count === 0 ? null : (
    <span className={styles["badge"]} role="img" aria-label={label}>
      {count > 99 ? "99+" : count}
    </span>
  );
