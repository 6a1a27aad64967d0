import { rowForKey } from "./grid-keys.ts";

/** Lines that Page Up and Page Down skip. */
const linesOfPage = 3;

/**
 * The card that a key moves to in a grid of lines, or null for other keys: ← → move by card, ↑ ↓ by line, and ↓ into a partial last line to
 * its last card.
 * @param active the current card, from 0
 * @param count the number of cards
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
