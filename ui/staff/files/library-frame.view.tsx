import type { HTMLAttributes, ReactNode } from "react";
import { LibraryPlaces, type LibraryPlacesProps } from "./library-places.view.tsx";
import styles from "./library.module.css";

type LibraryFrameProps = {
  readonly places: LibraryPlacesProps;
  /** of the element around everything, as for drag and drop */
  readonly handlers?: Pick<HTMLAttributes<HTMLElement>, "onDragStart" | "onDragOver" | "onDragLeave" | "onDrop" | "onDragEnd">;
  readonly children: ReactNode;
};

/** The navigation of the library beside one of its pages; on small screens the page has it behind a button. */
export const LibraryFrame = ({ places, handlers, children }: LibraryFrameProps) => (
  <div className={styles["frame"]} {...handlers}>
    <div className={styles["aside"]}>
      <LibraryPlaces {...places} />
    </div>
    <div className={styles["main"]}>{children}</div>
  </div>
);
