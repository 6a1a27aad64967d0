import type { ReactNode } from "react";
import { Anchor } from "./anchor.view.tsx";
import styles from "./board.module.css";

export type BoardCardProps = {
  /** as the board's columns name it */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly isMovable: boolean;
  readonly isDragged: boolean;
  readonly onDrag: (card: string | null) => void;
  /** before the title */
  readonly picture?: ReactNode;
  /** at its end */
  readonly menu: ReactNode;
  readonly children?: ReactNode;
};

/** A card of a board: a link as a whole, dragged where it may move; its menu does the same without a mouse. */
export const BoardCard = ({ id, title, href, isMovable, isDragged, onDrag, picture, menu, children }: BoardCardProps) => (
  <li
    className={styles["card"]}
    draggable={isMovable}
    data-movable={isMovable}
    data-dragged={isDragged}
    onDragStart={(event) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", title);
      onDrag(id);
    }}
    onDragEnd={() => onDrag(null)}
  >
    <div className={styles["top"]}>
      {picture}
      <Anchor href={href} className={styles["link"]} draggable={false} data-card={id}>
        {title}
      </Anchor>
      <span className={styles["menu"]}>{menu}</span>
    </div>
    {children}
  </li>
);

/** A line of a card that is cut off where it is too long. */
export const BoardCardNote = ({ children }: { readonly children: ReactNode }) => <span className={styles["note"]}>{children}</span>;

/** Small facts of a card, side by side. */
export const BoardCardFacts = ({ children }: { readonly children: ReactNode }) => <div className={styles["facts"]}>{children}</div>;
