import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { BoardColumnView, type BoardColumn, type BoardWords } from "./board-column.view.tsx";
import { BoardPicker } from "./board-picker.view.tsx";
import { actForKey, type CardKey } from "./board-keys.ts";
import styles from "./board.module.css";

type Drag = { readonly dragged: string | null; readonly onDrag: (card: string | null) => void };

export type BoardProps = {
  readonly label: string;
  /** how cards are moved; said only where they may be */
  readonly hint: string;
  readonly words: BoardWords;
  readonly columns: readonly BoardColumn[];
  readonly mayMove: boolean;
  /** the card with an id, as a BoardCard */
  readonly renderCard: (id: string, drag: Drag) => ReactNode;
  /** @returns the id that the card will have in its new column */
  readonly onMove: (card: string, to: string) => string;
  readonly onMore: (column: string) => void;
};

const keyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): CardKey | null => (ctrlKey || metaKey || shiftKey ? null : { key, isMove: altKey });

/** Alt and an arrow sideways would go back or forward in the browser, also where the card can go no further. */
const leavesPage = ({ key, isMove }: CardKey): boolean => isMove && (key === "ArrowLeft" || key === "ArrowRight");

/** Cards in columns. They are dragged, or moved by their menu or by Alt and an arrow key; arrow keys go from card to card. */
export const Board = ({ label, hint, words, columns, mayMove, renderCard, onMove, onMore }: BoardProps) => {
  const [dragged, setDragged] = useState<string | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const shown = (columns.find(({ id }) => id === picked) ?? columns.find(({ count, cards }) => (count ?? cards.length) > 0) ?? columns[0])?.id ?? "";
  const focusCard = (id: string): boolean => {
    const card = board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
    card?.focus();
    return card !== undefined && card !== null && document.activeElement === card;
  };
  /** A card of a column that a small screen does not show is focused once it does. */
  const goTo = (id: string): void => {
    const column = columns.find(({ cards }) => cards.includes(id));
    if (column === undefined) return;
    if (!focusCard(id)) moved.current = id;
    setPicked(column.id);
  };
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const at = document.activeElement?.closest<HTMLElement>("[data-card]");
    if (at !== null && at !== undefined && at.getClientRects().length > 0) return;
    focusCard(moved.current);
    moved.current = null;
  });
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const pressed = keyOf(event);
    const id = event.target instanceof Element ? event.target.getAttribute("data-card") : null;
    if (pressed === null || id === null) return;
    const act = actForKey(columns, id, pressed);
    if (act !== null || leavesPage(pressed)) event.preventDefault();
    if (act === null) return;
    if ("focus" in act) goTo(act.focus);
    else if (mayMove) {
      moved.current = onMove(act.move, act.to);
      setPicked(act.to);
    }
  };
  return (
    <>
      {mayMove ? <p className={styles["hint"]}>{hint}</p> : null}
      <BoardPicker label={words.columns} columns={columns} shown={shown} onShow={setPicked} />
      <div ref={board} role="group" aria-label={label} className={styles["board"]} onKeyDown={press}>
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
            {column.cards.map((id) => renderCard(id, { dragged, onDrag: setDragged }))}
          </BoardColumnView>
        ))}
      </div>
    </>
  );
};
