import type { Failure } from "./failure.ts";
import { type Id, sameId } from "./id.ts";

/**
 * A response to a request for a block.
 * @property total number of all rows; null where they were not counted
 * @property isMore there are more than `total`
 */
export type RowBlock<A> = { readonly rows: readonly A[]; readonly total: number | null; readonly isMore: boolean };

/**
 * The loaded part of a long list, all of one query.
 * @property head the response that included the count
 * @property count number of rows, as far as known
 * @property isMore there are more than `count`
 */
export type RowBlocks<A, B> = {
  readonly head: B | null;
  readonly count: number;
  readonly isMore: boolean;
  readonly blocks: ReadonlyMap<number, readonly A[]>;
  /** failures of blocks that could not be loaded */
  readonly failures: ReadonlyMap<number, Failure>;
};

export const noBlocks: RowBlocks<never, never> = { head: null, count: 0, isMore: false, blocks: new Map(), failures: new Map() };

/**
 * The row at an index; undefined where it is not loaded.
 * @param size rows in a block
 */
export const rowAt = <A, B>({ blocks }: RowBlocks<A, B>, index: number, size: number): A | undefined =>
  blocks.get(Math.floor(index / size))?.[index % size];

/** Every loaded row with its index. */
export const heldRows = <A, B>({ blocks }: RowBlocks<A, B>, size: number): readonly (readonly [number, A])[] =>
  [...blocks]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([block, rows]) => rows.map((row, at): readonly [number, A] => [block * size + at, row]));

const without = <V>(map: ReadonlyMap<number, V>, key: number): ReadonlyMap<number, V> => new Map([...map].filter(([one]) => one !== key));

/**
 * The list with a block added. A block that is not full is the last one, whatever was counted.
 * @param size rows in a block
 */
export const withBlock = <A, B extends RowBlock<A>>(held: RowBlocks<A, B>, block: number, answer: B, size: number): RowBlocks<A, B> => {
  const known = answer.total ?? held.count;
  const isMore = answer.total === null ? held.isMore : answer.isMore;
  const end = block * size + answer.rows.length;
  const isShort = answer.rows.length < size;
  const isEnd = isShort && (answer.rows.length > 0 || end <= known);
  return {
    head: answer.total === null ? held.head : answer,
    count: isEnd ? end : isShort ? known : Math.max(known, end),
    isMore: isMore && !isEnd,
    blocks: new Map(held.blocks).set(block, answer.rows),
    failures: without(held.failures, block),
  };
};

export const withFailure = <A, B>(held: RowBlocks<A, B>, block: number, failure: Failure): RowBlocks<A, B> => ({
  ...held,
  failures: new Map(held.failures).set(block, failure),
});

export const withoutFailure = <A, B>(held: RowBlocks<A, B>, block: number): RowBlocks<A, B> => ({
  ...held,
  failures: without(held.failures, block),
});

/** The list with only the given blocks. */
export const onlyBlocks = <A, B>(held: RowBlocks<A, B>, kept: ReadonlySet<number>): RowBlocks<A, B> =>
  [...held.blocks.keys()].every((block) => kept.has(block))
    ? held
    : { ...held, blocks: new Map([...held.blocks].filter(([block]) => kept.has(block))) };

type Row = { readonly id: Id };

/** The list with the row of the same id replaced. */
export const withRow = <A extends Row, B>(held: RowBlocks<A, B>, row: A): RowBlocks<A, B> => ({
  ...held,
  blocks: new Map(
    [...held.blocks].map(([block, rows]) => [
      block,
      rows.some(({ id }) => sameId(id, row.id)) ? rows.map((one) => (sameId(one.id, row.id) ? row : one)) : rows,
    ]),
  ),
});

/**
 * The list without a row: loaded rows behind it move up, blocks beyond a gap are dropped.
 * @param size rows in a block
 */
export const withoutRow = <A extends Row, B>(held: RowBlocks<A, B>, gone: Id, size: number): RowBlocks<A, B> => {
  const at = [...held.blocks].find(([, rows]) => rows.some(({ id }) => sameId(id, gone)))?.[0];
  if (at === undefined) return held;
  const blocks = new Map([...held.blocks].filter(([block]) => block < at));
  const behind: A[] = [];
  for (let block = at; held.blocks.get(block) !== undefined; block += 1) behind.push(...(held.blocks.get(block) ?? []));
  const moved = behind.filter(({ id }) => !sameId(id, gone));
  for (let block = at; moved.length > 0; block += 1) blocks.set(block, moved.splice(0, size));
  return { ...held, count: Math.max(0, held.count - 1), blocks, failures: new Map([...held.failures].filter(([block]) => block < at)) };
};
