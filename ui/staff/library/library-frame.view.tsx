import type { HTMLAttributes, ReactNode } from "react";
import styles from "./library.module.css";

type LibraryFrameProps = {
  readonly nav: ReactNode;
  /** of the element around everything, as for drag and drop */
  readonly handlers?: Pick<HTMLAttributes<HTMLElement>, "onDragStart" | "onDragOver" | "onDragLeave" | "onDrop" | "onDragEnd">;
  readonly children: ReactNode;
};

/** The navigation of a library beside one of its pages; on small screens the page has it behind a button. */
export const LibraryFrame = ({ nav, handlers, children }: LibraryFrameProps) => (
  <div className={styles["frame"]} {...handlers}>
    <div className={styles["aside"]}>{nav}</div>
    <div className={styles["main"]}>{children}</div>
  </div>
);
