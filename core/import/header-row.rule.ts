import { holdsValue, knownWords, looksLikeHeader } from "./guess-mapping.rule.ts";
import type { RawRow } from "./row-reading.rule.ts";

/** Number of filled rows that are searched for the header. */
const looked = 20;

const filled = ({ cells }: RawRow): number => cells.filter((cell) => cell.trim() !== "").length;

/**
 * The header row of a file, null if there is none. Rows above it, such as a title, fill at most half of the columns, or it has two known
 * field names.
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
