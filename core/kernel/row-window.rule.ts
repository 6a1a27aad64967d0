/** Rows by their place from 0, both ends included. */
export type RowRange = { readonly first: number; readonly last: number };

/**
 * How a long list is read.
 * @property rows in a block
 * @property overscan rows beyond those in sight that have to be there
 * @property ahead further rows in the direction of scrolling
 * @property most blocks that are kept
 * @property atOnce requests under way at most
 * @property settleMs a place that is only passed is not asked for
 */
export type WindowSize = {
  readonly rows: number;
  readonly overscan: number;
  readonly ahead: number;
  readonly most: number;
  readonly atOnce: number;
  readonly settleMs: number;
};

export const windowSize: WindowSize = { rows: 100, overscan: 20, ahead: 120, most: 40, atOnce: 3, settleMs: 60 };

/** Up, nowhere or down. */
export type Heading = -1 | 0 | 1;

export const headingOf = (before: RowRange, after: RowRange): Heading =>
  after.first > before.first ? 1 : after.first < before.first ? -1 : 0;

/** Whether everything in sight is new, as after a drag of the scroll bar. */
export const isJump = (before: RowRange, after: RowRange): boolean => after.first > before.last || after.last < before.first;

/** How many rows lie between a block and what is in sight; 0 for those in sight. */
const distance = (block: number, { first, last }: RowRange, rows: number): number =>
  Math.max(0, first - (block * rows + rows - 1), block * rows - last);

/**
 * What is in sight of a list that may have become shorter: as many of its last rows.
 * @param total rows there are
 */
export const withinTotal = ({ first, last }: RowRange, total: number): RowRange => {
  const end = Math.max(0, Math.min(last, total - 1));
  return { first: Math.max(0, Math.min(first, end - (last - first) * Number(end < last))), last: end };
};

const blocksBetween = (first: number, last: number, rows: number): readonly number[] => {
  const from = Math.floor(first / rows);
  return Array.from({ length: Math.floor(last / rows) - from + 1 }, (_, at) => from + at);
};

/** The blocks of which rows are in sight. */
export const blocksInSight = ({ first, last }: RowRange, rows: number): readonly number[] => blocksBetween(first, last, rows);

/**
 * The blocks that have to be there: those in sight first, then the nearer ones, those ahead before those behind.
 * @param total rows there are, as far as is known
 */
export const neededBlocks = (range: RowRange, heading: Heading, total: number, size: WindowSize): readonly number[] => {
  if (total <= 0) return [];
  const sight = withinTotal(range, total);
  const first = Math.max(0, sight.first - size.overscan - (heading < 0 ? size.ahead : 0));
  const last = Math.min(total - 1, sight.last + size.overscan + (heading > 0 ? size.ahead : 0));
  const order = (block: number): number => distance(block, sight, size.rows);
  return blocksBetween(first, last, size.rows).toSorted((a, b) => order(a) - order(b) || (heading < 0 ? b - a : a - b));
};

/** The blocks to keep: all that are needed, and of the others the nearest while there is room. */
export const keptBlocks = (held: Iterable<number>, needed: readonly number[], range: RowRange, size: WindowSize): ReadonlySet<number> => {
  const others = [...held]
    .filter((block) => !needed.includes(block))
    .toSorted((a, b) => distance(a, range, size.rows) - distance(b, range, size.rows) || a - b);
  return new Set([...needed, ...others.slice(0, Math.max(0, size.most - needed.length))]);
};
