/**
 * An edited list.
 * @property order for each row its earlier position; null for a new or replaced row
 */
export type ListEdit<A> = { readonly rows: readonly A[]; readonly order: readonly (number | null)[] };

type Positioned<A> = readonly (readonly [row: A, from: number | null])[];

const positioned = <A>(rows: readonly A[]): Positioned<A> => rows.map((row, at) => [row, at]);
const edited = <A>(pairs: Positioned<A>): ListEdit<A> => ({ rows: pairs.map(([row]) => row), order: pairs.map(([, from]) => from) });

/** The list with one row changed. */
export const withRow = <A>(rows: readonly A[], at: number, row: A): ListEdit<A> =>
  edited(positioned(rows).map(([kept, from]) => (from === at ? [row, from] : [kept, from])));

/**
 * The list with a row moved to another position.
 * @returns null when there is no such position
 */
export const withMoved = <A>(rows: readonly A[], from: number, to: number): ListEdit<A> | null => {
  const pairs = positioned(rows);
  const moved = pairs[from];
  if (moved === undefined || from === to || to < 0 || to >= rows.length) return null;
  return edited(pairs.toSpliced(from, 1).toSpliced(to, 0, moved));
};

export const withoutRow = <A>(rows: readonly A[], at: number): ListEdit<A> => edited(positioned(rows).filter(([, from]) => from !== at));

export const withInserted = <A>(rows: readonly A[], at: number, added: readonly A[]): ListEdit<A> => {
  const fresh: Positioned<A> = added.map((row) => [row, null]);
  return edited(positioned(rows).toSpliced(at, 0, ...fresh));
};

/** Positions of rows after an edit; those of deleted rows are dropped. */
export const followed = (positions: readonly number[], order: readonly (number | null)[]): readonly number[] => {
  const marked = new Set(positions);
  return order.flatMap((from, at) => (from !== null && marked.has(from) ? [at] : []));
};

const bullet = /^(?:[-*•–]|\d+[.)])\s+/;

/** The lines of a pasted text without bullets, numbers and blank lines. */
export const pastedLines = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replace(bullet, ""))
    .filter((line) => line !== "");
