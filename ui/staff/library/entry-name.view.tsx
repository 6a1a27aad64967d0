import type { ReactNode } from "react";
import styles from "./library.module.css";

type EntryNameProps = {
  readonly name: string;
  readonly picture: ReactNode;
  readonly marks: ReactNode;
  /** below the name */ readonly more?: string;
};

/** The name of an entry as the first cell of a list. */
export const EntryName = ({ name, picture, marks, more = "" }: EntryNameProps) => (
  <span className={styles["nameCell"]}>
    <span className={styles["tiny"]}>{picture}</span>
    <span className={styles["nameText"]}>
      {name}
      {more === "" ? null : <span className={styles["nameMore"]}>{more}</span>}
    </span>
    <span className={styles["marks"]}>{marks}</span>
  </span>
);
