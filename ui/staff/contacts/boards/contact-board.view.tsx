import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { BoardColumn } from "../../../../core/contacts/value-board.model.ts";
import { boardsText } from "../../../i18n/en/boards.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Button } from "../../../kit/button.view.tsx";
import { actForKey, type CardKey, type PlacedCard, placeId } from "./board-keys.ts";
import styles from "./contact-board.module.css";
import { ContactCard } from "./contact-card.view.tsx";

export type ContactBoardProps = {
  readonly label: string;
  readonly columns: readonly BoardColumn[];
  /** columns whose next cards are on their way */
  readonly loading: ReadonlySet<string | null>;
  readonly mayMove: boolean;
  readonly onOpen: (id: number) => void;
  readonly onMove: (place: PlacedCard, to: string | null) => void;
  readonly onMore: (value: string | null) => void;
};

type ColumnProps = Omit<ContactBoardProps, "label"> & { readonly column: BoardColumn; readonly id: string; readonly dragged: PlacedCard | null; readonly onDrag: (place: PlacedCard | null) => void };

const Column = ({ column: { value, label, count, contacts }, id, dragged, onDrag, columns, loading, mayMove, onOpen, onMove, onMore }: ColumnProps) => {
  const text = useText(boardsText);
  const [isOver, setOver] = useState(false);
  const mayDrop = dragged !== null && dragged.value !== value;
  const name = value === null ? text("none") : label;
  const left = count - contacts.length;
  return (
    <section
      className={styles["column"]}
      aria-labelledby={id}
      data-target={mayDrop && isOver}
      onDragOver={(event) => {
        if (!mayDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (mayDrop) onMove(dragged, value);
        onDrag(null);
      }}
    >
      <h2 className={styles["heading"]} id={id}>
        <span className={styles["title"]}>{name}</span>
        <span className={styles["count"]}>{count}</span>
      </h2>
      {contacts.length === 0 ? (
        <div className={styles["empty"]}>{text(mayDrop ? "dropHere" : "empty")}</div>
      ) : (
        <ul className={styles["cards"]} aria-label={name}>
          {contacts.map((card) => (
            <ContactCard
              key={card.con_id}
              place={{ card, value }}
              columns={columns}
              mayMove={mayMove}
              isDragged={dragged !== null && dragged.value === value && dragged.card.con_id === card.con_id}
              onOpen={onOpen}
              onMove={onMove}
              onDrag={onDrag}
            />
          ))}
        </ul>
      )}
      {left <= 0 ? null : (
        <Button kind="quiet" size="small" isPending={loading.has(value)} onPress={() => onMore(value)}>
          {text("more", { count: left })}
        </Button>
      )}
    </section>
  );
};

const keyOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): CardKey | null => (ctrlKey || metaKey || shiftKey ? null : { key, isMove: altKey });

/** Alt and an arrow sideways would go back or forward in the browser, also where the card can go no further. */
const leavesPage = ({ key, isMove }: CardKey): boolean => isMove && (key === "ArrowLeft" || key === "ArrowRight");

/** A column for each choice, and one for none. Cards are dragged, or moved by their menu or by Alt and an arrow key; arrow keys go from card to card. */
export const ContactBoardView = (props: ContactBoardProps) => {
  const { label, columns, mayMove, onMove } = props;
  const text = useText(boardsText);
  const [dragged, setDragged] = useState<PlacedCard | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  const focusCard = (id: string): void => board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus();
  useLayoutEffect(() => {
    if (moved.current === null || document.activeElement?.closest("[data-card]") !== null) return;
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
    if (act.to === undefined) return focusCard(placeId(act.place));
    if (!mayMove) return;
    moved.current = placeId({ ...act.place, value: act.to.value });
    onMove(act.place, act.to.value);
  };
  return (
    <>
      {mayMove ? <p className={styles["hint"]}>{text("hint")}</p> : null}
      <div ref={board} role="group" aria-label={label} className={styles["board"]} onKeyDown={press}>
        {columns.map((column, at) => (
          <Column key={column.value === null ? "none" : `v-${column.value}`} {...props} column={column} id={`board-column-${at}`} dragged={dragged} onDrag={setDragged} />
        ))}
      </div>
    </>
  );
};
