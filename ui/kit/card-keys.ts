import { rowForKey } from "./grid-keys.ts";

/** Lines that a page key passes. */
const linesOfPage = 3;

/**
 * The card that a key leads to where cards stand in lines, or null when the key means nothing here: ← → go card by card, ↑ ↓ line by line, and from above a line that is not full to its last.
 * @param active card now, from 0
 * @param count cards there are
 * @param columns cards in a line
 */
export const cardForKey = (key: string, active: number, count: number, columns: number): number | null => {
  const within = (card: number): number => Math.min(Math.max(card, 0), count - 1);
  const below = (lines: number): number =>
    Math.floor(active / columns) === Math.floor((count - 1) / columns) ? active : within(active + lines * columns);
  const above = (lines: number): number => Math.max(active % columns, active - lines * columns);
  if (count === 0) return null;
  switch (key) {
    case "ArrowRight":
      return rowForKey("j", active, count);
    case "ArrowLeft":
      return rowForKey("k", active, count);
    case "ArrowDown":
      return below(1);
    case "ArrowUp":
      return above(1);
    case "PageDown":
      return below(linesOfPage);
    case "PageUp":
      return above(linesOfPage);
    default:
      return rowForKey(key, active, count);
  }
};
