import type { ReactNode } from "react";
import styles from "./card.module.css";

type CardProps = {
  readonly title?: string;
  readonly note?: ReactNode;
  /** Controls at the end of the header. */
  readonly actions?: ReactNode;
  /** Without padding, for lists and grids that extend to the edge. */
  readonly isFlush?: boolean;
  /** Takes the height that is left on the page, and lays out its content as a column. */
  readonly isFilling?: boolean;
  readonly children: ReactNode;
};

/** One topic on a surface of its own. */
export const Card = ({ title, note, actions, isFlush = false, isFilling = false, children }: CardProps) => (
  <section className={styles["card"]} data-filling={isFilling} {...(title === undefined ? {} : { "aria-label": title })}>
    {title === undefined && actions === undefined ? null : (
      <header className={styles["header"]}>
        <div className={styles["words"]}>
          {title === undefined ? null : <h2 className={styles["title"]}>{title}</h2>}
          {note === undefined ? null : <p className={styles["note"]}>{note}</p>}
        </div>
        {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
      </header>
    )}
    <div className={styles["body"]} data-flush={isFlush}>
      {children}
    </div>
  </section>
);
