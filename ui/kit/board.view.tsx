import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from "react";
import { BoardColumnView, type BoardColumn, type BoardWords } from "./board-column.view.tsx";
import { actForKey, type CardKey } from "./board-keys.ts";
import { BoardPicker } from "./board-picker.view.tsx";
import styles from "./board.module.css";
import { useCardFocus } from "./use-card-focus.ts";

/** @property onMove for the menu of a card */
type Drag = {
  readonly dragged: string | null;
  readonly onDrag: (card: string | null) => void;
  readonly onMove: (card: string, to: string) => void;
};

export type BoardProps = {
  readonly label: string;
  /** how cards are moved; shown only where they may be */
  readonly hint: string;
  readonly words: BoardWords;
  readonly columns: readonly BoardColumn[];
  readonly mayMove: boolean;
  /** renders the card with an id, as a BoardCard */
  readonly renderCard: (id: string, drag: Drag) => ReactNode;
  /** @returns the id that the card will have in its new column */
  readonly onMove: (card: string, to: string) => string;
  readonly onMore: (column: string) => void;
};

const keyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): CardKey | null =>
  ctrlKey || metaKey || shiftKey ? null : { key, isMove: altKey };

/** Alt and a horizontal arrow would navigate the browser's history, even where the card cannot move further. */
const leavesPage = ({ key, isMove }: CardKey): boolean => isMove && (key === "ArrowLeft" || key === "ArrowRight");

/** Cards in columns; they are dragged, or moved by their menu or by Alt and an arrow key. Arrow keys move the focus between cards. */
export const Board = ({ label, hint, words, columns, mayMove, renderCard, onMove, onMore }: BoardProps) => {
  const [dragged, setDragged] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const focus = useCardFocus(board);
  const [picked, setPicked] = useState<string | null>(null);
  const shown =
    (columns.find(({ id }) => id === picked) ?? columns.find(({ count, cards }) => (count ?? cards.length) > 0) ?? columns[0])?.id ?? "";
  const latest = useRef(onMove);
  latest.current = onMove;
  const { follow } = focus;
  const move = useCallback((card: string, to: string): void => follow(latest.current(card, to), card), [follow]);
  /** A card in a column that a small screen hides is focused once the column is shown. */
  const goTo = (id: string, from: string): void => {
    const column = columns.find(({ cards }) => cards.includes(id));
    if (column === undefined) return;
    if (!focus.focus(id)) follow(id, from);
    setPicked(column.id);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const pressed = keyOf(event);
    const id = event.target instanceof Element ? event.target.getAttribute("data-card") : null;
    if (pressed === null || id === null) return;
    const act = actForKey(columns, id, pressed);
    if (act !== null || leavesPage(pressed)) event.preventDefault();
    if (act === null) return;
    if ("focus" in act) goTo(act.focus, id);
    else if (mayMove) {
      move(act.move, act.to);
      setPicked(act.to);
    }
  };
  return (
    <>
      {mayMove ? <p className={styles["hint"]}>{hint}</p> : null}
      <BoardPicker label={words.columns} columns={columns} shown={shown} onShow={setPicked} />
      {/* Without cards there is nothing to scroll it by with the keyboard. */}
      <div
        ref={board}
        role="group"
        aria-label={label}
        className={styles["board"]}
        onKeyDown={press}
        {...(columns.every(({ cards }) => cards.length === 0) ? { tabIndex: 0 } : {})}
      >
        {columns.map((column, at) => (
          <BoardColumnView
            key={column.id}
            column={column}
            headId={`board-column-${at}`}
            isShown={column.id === shown}
            words={words}
            dropped={dragged !== null && !column.cards.includes(dragged) ? dragged : null}
            onDrop={(id) => {
              onMove(id, column.id);
              setDragged(null);
            }}
            onMore={() => onMore(column.id)}
          >
            {column.cards.map((id) => renderCard(id, { dragged, onDrag: setDragged, onMove: move }))}
          </BoardColumnView>
        ))}
      </div>
    </>
  );
};
