import type { BoardCard, BoardColumn } from "../../../../core/contacts/value-board.model.ts";

/** A card in one of its columns; a contact with several values stands in several. */
export type PlacedCard = { readonly card: BoardCard; readonly value: string | null };

/** Ids of columns are texts; that of the column without a value is none of the values, which all begin with v. */
export const columnId = (value: string | null): string => (value === null ? "none" : `v-${value}`);

/** Names a card in a column. */
export const placeId = ({ card, value }: PlacedCard): string => `${columnId(value)}:${card.con_id}`;

/** Every card of a board by its name there. */
export const placesOf = (columns: readonly BoardColumn[]): ReadonlyMap<string, PlacedCard> =>
  new Map(columns.flatMap(({ value, contacts }) => contacts.map((card) => [placeId({ card, value }), { card, value }])));
