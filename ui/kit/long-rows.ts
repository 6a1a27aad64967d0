/** A list of any length of which only some rows are loaded; all rows are equally high. */
export type LongRows<Row> = {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
  /** Whether loading the row failed. */
  readonly isMissing: (index: number) => boolean;
  readonly onRetry: (index: number) => void;
  /** Reports the visible rows, both ends included. */
  readonly onSight: (first: number, last: number) => void;
  /** Reports the first visible row once scrolling has stopped. */
  readonly onRest: (first: number) => void;
  /** The identity of the list; when it changes, the list starts at `place`. */
  readonly of: string;
  /** The row that is first initially. */
  readonly place: number;
  /** The row that has the tab stop initially. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  /** Selects a range of which some rows are not loaded. */
  readonly onRange: (from: number, to: number) => void;
  readonly coverage: "none" | "some" | "all";
  /** Selects every row, or none when all are selected. */
  readonly onEvery: () => void;
  readonly onNone: () => void;
};

/**
 * The rows for the keys and clicks of the grid, whatever their number.
 * @property between ids of a range; null where some are not loaded
 */
export type GridSource<Row> = {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
  readonly idAt: (index: number) => string | undefined;
  readonly between: (from: number, to: number) => readonly string[] | null;
};

const within = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => Math.min(from, to) + at);

/** Ranges longer than this count as not loaded without being checked. */
const mostThere = 10_000;

export const sourceOf = <Row>(rows: readonly Row[], long: LongRows<Row> | undefined, rowId: (row: Row) => string): GridSource<Row> => {
  const at = long?.at ?? ((index: number) => rows[index]);
  const idAt = (index: number): string | undefined => {
    const row = at(index);
    return row === undefined ? undefined : rowId(row);
  };
  return {
    count: long?.count ?? rows.length,
    at,
    idAt,
    between: (from, to) => {
      if (Math.abs(to - from) >= mostThere && long !== undefined) return null;
      const ids = within(from, to).map(idAt);
      const there = ids.filter((id) => id !== undefined);
      return there.length === ids.length ? there : null;
    },
  };
};
