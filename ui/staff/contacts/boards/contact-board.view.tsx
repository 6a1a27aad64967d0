import { useMemo } from "react";
import type { BoardColumn } from "../../../../core/contacts/boards.model.ts";
import { boardsText } from "../../../i18n/en/boards.ts";
import { useText } from "../../../i18n/use-text.ts";
import { Board } from "../../../kit/board.view.tsx";
import { ContactCard } from "./contact-card.view.tsx";
import { columnId, type PlacedCard, placeId, placesOf } from "./contact-places.ts";

export type ContactBoardProps = {
  readonly label: string;
  readonly columns: readonly BoardColumn[];
  /** columns whose next cards are loading */
  readonly loading: ReadonlySet<string | null>;
  readonly mayMove: boolean;
  readonly onOpen: (id: number) => void;
  readonly onMove: (place: PlacedCard, to: string | null) => void;
  readonly onMore: (value: string | null) => void;
};

/** A column for each value, and one for contacts without a value. */
export const ContactBoardView = ({ label, columns, loading, mayMove, onOpen, onMove, onMore }: ContactBoardProps) => {
  const text = useText(boardsText);
  const places = useMemo(() => placesOf(columns), [columns]);
  const values = useMemo(() => new Map(columns.map(({ value }) => [columnId(value), value])), [columns]);
  return (
    <Board
      label={label}
      hint={text("hint")}
      words={{ columns: text("columns"), empty: text("empty"), dropHere: text("dropHere"), more: (count) => text("more", { count }) }}
      mayMove={mayMove}
      columns={columns.map(({ value, label: name, count, contacts }) => ({
        id: columnId(value),
        name: value === null ? text("none") : name,
        count,
        cards: contacts.map((card) => placeId({ card, value })),
        isLoading: loading.has(value),
      }))}
      renderCard={(id, { dragged, onDrag, onMove: move }) => {
        const place = places.get(id);
        return place === undefined ? null : (
          <ContactCard
            key={id}
            place={place}
            columns={columns}
            mayMove={mayMove}
            isDragged={dragged === id}
            onOpen={onOpen}
            onMove={move}
            onDrag={onDrag}
          />
        );
      }}
      onMove={(id, to) => {
        const place = places.get(id);
        const value = values.get(to);
        if (place === undefined || value === undefined) return id;
        onMove(place, value);
        return placeId({ ...place, value });
      }}
      onMore={(id) => onMore(values.get(id) ?? null)}
    />
  );
};
