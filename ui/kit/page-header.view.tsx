import type { ReactNode } from "react";
import { useLanguage } from "../i18n/use-text.ts";
import styles from "./page-header.module.css";

type PageHeaderProps = {
  readonly title: string;
  /** The number of records, beside the title. */
  readonly count?: number;
  readonly note?: ReactNode;
  /** Beside the title: an icon that explains the page. */
  readonly help?: ReactNode;
  /** Before the title, such as an avatar. */
  readonly lead?: ReactNode;
  /** The primary action last. */
  readonly actions?: ReactNode;
};

/** The title of a page, its only level-1 heading. */
export const PageHeader = ({ title, count, note, help, lead, actions }: PageHeaderProps) => {
  const language = useLanguage();
  return (
    <header className={styles["header"]}>
      {lead}
      <div className={styles["words"]}>
        <div className={styles["line"]}>
          <h1 className={styles["title"]}>
            {title}
            {count === undefined ? null : <span className={styles["count"]}>{new Intl.NumberFormat(language).format(count)}</span>}
          </h1>
          {help}
        </div>
        {note === undefined ? null : <div className={styles["note"]}>{note}</div>}
      </div>
      {actions === undefined ? null : (
        <div className={styles["actions"]} data-print="no">
          {actions}
        </div>
      )}
    </header>
  );
};
