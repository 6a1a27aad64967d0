import type { BoardCard, BoardColumn } from "../../../../core/contacts/value-board.model.ts";

/** A card in one of its columns. */
export type PlacedCard = { readonly card: BoardCard; readonly value: string | null };

/** @property isMove Alt is held: the card moves instead of the focus */
export type CardKey = { readonly key: string; readonly isMove: boolean };
type Act = { readonly place: PlacedCard; /** the column that the card moves to; absent to focus it */ readonly to?: { readonly value: string | null } };

const sideways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const upDown: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Names a card in a column; one person may have several. */
export const placeId = ({ card, value }: PlacedCard): string => `${value === null ? "none" : `v-${value}`}:${card.con_id}`;

/** What a key does on a card: another card to focus, or the column that it moves to; null for a key that does nothing there. */
export const actForKey = (columns: readonly BoardColumn[], id: string, { key, isMove }: CardKey): Act | null => {
  const places = columns.map(({ value, contacts }) => contacts.map((card) => ({ card, value })));
  const at = places.findIndex((cards) => cards.some((place) => placeId(place) === id));
  const cards = places[at] ?? [];
  const row = cards.findIndex((place) => placeId(place) === id);
  const place = cards[row];
  const step = sideways[key];
  if (place === undefined) return null;
  if (isMove) {
    const column = step === undefined ? undefined : columns[at + step];
    return column === undefined ? null : { place, to: { value: column.value } };
  }
  const below = upDown[key];
  if (below !== undefined) {
    const next = cards[row + below];
    return next === undefined ? null : { place: next };
  }
  if (step === undefined) return null;
  for (let other = at + step; other >= 0 && other < places.length; other += step) {
    const others = places[other] ?? [];
    const next = others[Math.min(row, others.length - 1)];
    if (next !== undefined) return { place: next };
  }
  return null;
};
