/** A range of row indices from 0, both ends included. */
export type RowRange = { readonly first: number; readonly last: number };

/**
 * How a long list is loaded.
 * @property rows in a block
 * @property overscan rows loaded beyond the visible ones
 * @property ahead further rows in the direction of scrolling
 * @property most blocks that are kept
 * @property atOnce maximum number of concurrent requests
 * @property settleMs delay after jumps in quick succession, so that rows scrolled past are not requested
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

/** Scroll direction: up, none or down. */
export type Heading = -1 | 0 | 1;

export const headingOf = (before: RowRange, after: RowRange): Heading =>
  after.first > before.first ? 1 : after.first < before.first ? -1 : 0;

/** Whether all visible rows are new, as after dragging the scroll bar. */
export const isJump = (before: RowRange, after: RowRange): boolean => after.first > before.last || after.last < before.first;

/** Number of rows between a block and the visible ones; 0 for visible blocks. */
const distance = (block: number, { first, last }: RowRange, rows: number): number =>
  Math.max(0, first - (block * rows + rows - 1), block * rows - last);

/**
 * The visible range of a list that may have become shorter: as many of its last rows.
 * @param total number of rows
 */
export const withinTotal = ({ first, last }: RowRange, total: number): RowRange => {
  const end = Math.max(0, Math.min(last, total - 1));
  return { first: Math.max(0, Math.min(first, end - (last - first) * Number(end < last))), last: end };
};

const blocksBetween = (first: number, last: number, rows: number): readonly number[] => {
  const from = Math.floor(first / rows);
  return Array.from({ length: Math.floor(last / rows) - from + 1 }, (_, at) => from + at);
};

/** The blocks with visible rows. */
export const blocksInSight = ({ first, last }: RowRange, rows: number): readonly number[] => blocksBetween(first, last, rows);

/**
 * The blocks to load: visible ones first, then by distance, those ahead before those behind.
 * @param total number of rows, as far as known
 */
export const neededBlocks = (range: RowRange, heading: Heading, total: number, size: WindowSize): readonly number[] => {
  if (total <= 0) return [];
  const sight = withinTotal(range, total);
  const first = Math.max(0, sight.first - size.overscan - (heading < 0 ? size.ahead : 0));
  const last = Math.min(total - 1, sight.last + size.overscan + (heading > 0 ? size.ahead : 0));
  const order = (block: number): number => distance(block, sight, size.rows);
  return blocksBetween(first, last, size.rows).toSorted((a, b) => order(a) - order(b) || (heading < 0 ? b - a : a - b));
};

/** The blocks to keep: all needed ones, and the nearest others up to the limit. */
export const keptBlocks = (held: Iterable<number>, needed: readonly number[], range: RowRange, size: WindowSize): ReadonlySet<number> => {
  const others = [...held]
    .filter((block) => !needed.includes(block))
    .toSorted((a, b) => distance(a, range, size.rows) - distance(b, range, size.rows) || a - b);
  return new Set([...needed, ...others.slice(0, Math.max(0, size.most - needed.length))]);
};
