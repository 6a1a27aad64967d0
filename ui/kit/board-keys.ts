/** A column of a board and the ids of its cards; ids are unique on a board. */
export type KeyedColumn = { readonly id: string; readonly cards: readonly string[] };
/** @property isMove Alt is held: the card moves instead of the focus */
export type CardKey = { readonly key: string; readonly isMove: boolean };
type Act = { readonly focus: string } | { readonly move: string; readonly to: string };

const sideways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const upDown: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The action of a key on a card: focus another card, or move to a column; null for a key without effect. */
export const actForKey = (columns: readonly KeyedColumn[], card: string, { key, isMove }: CardKey): Act | null => {
  const at = columns.findIndex(({ cards }) => cards.includes(card));
  const cards = columns[at]?.cards;
  if (cards === undefined) return null;
  const row = cards.indexOf(card);
  const step = sideways[key];
  if (isMove) {
    const to = step === undefined ? undefined : columns[at + step]?.id;
    return to === undefined ? null : { move: card, to };
  }
  const below = upDown[key];
  if (below !== undefined) {
    const next = cards[row + below];
    return next === undefined ? null : { focus: next };
  }
  if (step === undefined) return null;
  for (let other = at + step; other >= 0 && other < columns.length; other += step) {
    const others = columns[other]?.cards ?? [];
    const next = others[Math.min(row, others.length - 1)];
    if (next !== undefined) return { focus: next };
  }
  return null;
};
