import type { BoardCard, BoardColumn } from "../../../../core/contacts/boards.model.ts";

/** A card in one column; a contact with several values has a card in each of their columns. */
export type PlacedCard = { readonly card: BoardCard; readonly value: string | null };

/** The string id of a column; values have the prefix `v-`, so that none equals the id of the column without a value. */
export const columnId = (value: string | null): string => (value === null ? "none" : `v-${value}`);

/** The id of a card within the board. */
export const placeId = ({ card, value }: PlacedCard): string => `${columnId(value)}:${card.con_id}`;

/** All cards of a board by id. */
export const placesOf = (columns: readonly BoardColumn[]): ReadonlyMap<string, PlacedCard> =>
  new Map(columns.flatMap(({ value, contacts }) => contacts.map((card) => [placeId({ card, value }), { card, value }])));
