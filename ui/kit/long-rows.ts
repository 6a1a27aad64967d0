/** Rows of a list of any length, of which only some are there. All rows are equally high. */
export type LongRows<Row> = {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
  /** Whether the row could not be had. */
  readonly isMissing: (index: number) => boolean;
  readonly onRetry: (index: number) => void;
  /** Says which rows are in sight, both ends included. */
  readonly onSight: (first: number, last: number) => void;
  /** Scrolling has come to rest; which row is the first in sight. */
  readonly onRest: (first: number) => void;
  /** What the list shows; another one begins at `place`. */
  readonly of: string;
  /** The row that stands first to begin with. */
  readonly place: number;
  /** The row that has the tab stop to begin with. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  /** A range of which some rows are not there is to be selected. */
  readonly onRange: (from: number, to: number) => void;
  readonly coverage: "none" | "some" | "all";
  /** Selects every row there is, or none when all are. */
  readonly onEvery: () => void;
  readonly onNone: () => void;
};

/**
 * What the grid's keys and clicks ask its rows, whatever their number.
 * @property between ids of a range; null where some are not there
 */
export type GridSource<Row> = {
  readonly count: number;
  readonly at: (index: number) => Row | undefined;
  readonly idAt: (index: number) => string | undefined;
  readonly between: (from: number, to: number) => readonly string[] | null;
};

const within = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => Math.min(from, to) + at);

/** More rows than this are not looked through for whether they are there. */
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
