import { holdsValue, knownWords, looksLikeHeader } from "./guess-mapping.rule.ts";
import type { RawRow } from "./row-reading.rule.ts";

/** How many filled rows may be looked at for the one that names the columns. */
const looked = 20;

const filled = ({ cells }: RawRow): number => cells.filter((cell) => cell.trim() !== "").length;

/**
 * The row that names the columns of a file, null where none does. Rows above it, as the title that spreadsheets begin with, fill at most half of the columns, or it knows two words of ours.
 * @param rows the filled ones, from the first
 */
export const headerRow = (rows: readonly RawRow[], labels: readonly string[]): RawRow | null => {
  const [first] = rows;
  if (first === undefined) return null;
  const start = rows.slice(0, looked);
  const width = Math.max(...start.map(filled));
  const isTitle = (row: RawRow): boolean => filled(row) * 2 <= width;
  const known = ({ cells }: RawRow): number => knownWords(cells, labels);
  if (!isTitle(first) && known(first) > 0) return first;
  const named = start.find((row) => known(row) >= 2 && !row.cells.some(holdsValue));
  if (named !== undefined) return named;
  const at = start.findIndex((row) => !isTitle(row));
  const below = start[at];
  const isAbove = at > 0 && below !== undefined && !below.cells.some(holdsValue) && looksLikeHeader(below.cells, labels);
  if (isAbove && (known(below) > 0 || start.slice(at + 1).some(({ cells }) => cells.some(holdsValue)))) return below;
  return looksLikeHeader(first.cells, labels) ? first : null;
};
