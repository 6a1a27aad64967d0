import type { ReactNode } from "react";
import { Anchor } from "./anchor.view.tsx";
import styles from "./board.module.css";

export type BoardCardProps = {
  /** the card's id in the board's columns */
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly isMovable: boolean;
  readonly isDragged: boolean;
  readonly onDrag: (card: string | null) => void;
  /** shown before the title */
  readonly picture?: ReactNode;
  /** shown at the end of the card */
  readonly menu: ReactNode;
  readonly children?: ReactNode;
};

/** A card of a board: one link, draggable where it may be moved; its menu does the same without a mouse. */
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

/** A single-line note of a card, truncated with an ellipsis. */
export const BoardCardNote = ({ children }: { readonly children: ReactNode }) => <span className={styles["note"]}>{children}</span>;

/** Small facts of a card, side by side. */
export const BoardCardFacts = ({ children }: { readonly children: ReactNode }) => <div className={styles["facts"]}>{children}</div>;
