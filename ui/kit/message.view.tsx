import type { ReactNode } from "react";
import type { Icon } from "./icon.ts";
import styles from "./message.module.css";

export type MessageProps = {
  readonly icon: Icon;
  readonly tone?: "plain" | "danger" | "warning";
  readonly title: string;
  readonly children?: ReactNode;
  /** One primary action and at most one other. */
  readonly actions?: ReactNode;
  /** Announced as soon as it appears. */
  readonly isAlert?: boolean;
  /** Whether it is the page's only content, so that its title is the page's heading. */
  readonly isPage?: boolean;
};

/** A message and the next step, in place of content. */
export const Message = ({ icon: Picture, tone = "plain", title, children, actions, isAlert = false, isPage = false }: MessageProps) => (
  <div className={styles["message"]} data-tone={tone} {...(isAlert ? { role: "alert" } : {})}>
    <span className={styles["picture"]}>
      <Picture aria-hidden="true" className={styles["icon"]} />
    </span>
    {isPage ? <h1 className={styles["title"]}>{title}</h1> : <h2 className={styles["title"]}>{title}</h2>}
    {children === undefined ? null : <div className={styles["body"]}>{children}</div>}
    {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
  </div>
);
