import { type ReactNode, useState } from "react";
import styles from "./board.module.css";
import { Button } from "./button.view.tsx";

/**
 * @property name label for screen readers
 * @property head shown instead of the name
 * @property count the total number of cards, null while unknown
 * @property nothing shown while the column has no cards
 */
export type BoardColumn = {
  readonly id: string;
  readonly name: string;
  readonly head?: ReactNode;
  readonly count: number | null;
  readonly cards: readonly string[];
  readonly isLoading: boolean;
  readonly nothing?: ReactNode;
};

/** @property columns the label of the column picker on small screens */
export type BoardWords = {
  readonly columns: string;
  readonly empty: string;
  readonly dropHere: string;
  readonly more: (left: number) => string;
};

type ColumnProps = {
  readonly column: BoardColumn;
  readonly headId: string;
  /** whether a small screen, which shows one column, shows this one */
  readonly isShown: boolean;
  readonly words: BoardWords;
  /** the card that is being dragged from another column */
  readonly dropped: string | null;
  readonly onDrop: (card: string) => void;
  readonly onMore: () => void;
  readonly children: ReactNode;
};

/** A column of a board: its cards, a button for more, and a drop target. */
export const BoardColumnView = ({
  column: { name, head, count, cards, isLoading, nothing },
  headId,
  isShown,
  words,
  dropped,
  onDrop,
  onMore,
  children,
}: ColumnProps) => {
  const [isOver, setOver] = useState(false);
  const left = (count ?? 0) - cards.length;
  return (
    <section
      className={styles["column"]}
      aria-labelledby={headId}
      data-shown={isShown}
      data-target={dropped !== null && isOver}
      onDragOver={(event) => {
        if (dropped === null) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (dropped !== null) onDrop(dropped);
      }}
    >
      <h2 className={styles["heading"]} id={headId}>
        {head ?? <span className={styles["title"]}>{name}</span>}
        {count === null ? null : <span className={styles["count"]}>{count}</span>}
      </h2>
      {cards.length === 0 ? (
        <div className={styles["empty"]}>{nothing ?? (dropped === null ? words.empty : words.dropHere)}</div>
      ) : (
        <ul className={styles["cards"]} aria-label={name}>
          {children}
        </ul>
      )}
      {left <= 0 ? null : (
        <Button kind="quiet" size="small" isPending={isLoading} onPress={onMore}>
          {words.more(left)}
        </Button>
      )}
    </section>
  );
};
