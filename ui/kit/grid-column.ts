import type { ReactNode } from "react";

export type SortDirection = "ascending" | "descending";
export type Sort = { readonly column: string; readonly direction: SortDirection };

/** One column of a data grid. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Keep the array of columns the same between drawings (module level or `useMemo`), so that rows need not be drawn again. */
  cell(row: Row): ReactNode;
  /** What stands before and after the cell of the first column, outside the link to the row. */
  around?(row: Row): {
    readonly before: ReactNode;
    readonly after: ReactNode;
    /** how far the cell is moved in, as a style */ readonly indent?: string;
  };
  /** `fill` shares what the others leave. */
  readonly width?: "small" | "normal" | "large" | "fill";
  /** The width in pixels that somebody gave it, instead of `width`. */
  readonly pixels?: number | undefined;
  /** Numbers stand at the end. */
  readonly align?: "start" | "end";
  readonly isSortable?: boolean;
  /** On phones, where each row is a card: left out, or without its header. */
  readonly onPhone?: "hidden" | "bare";
};

const usualPixels = { small: 100, normal: 160, large: 240, fill: 200 } as const;

/**
 * How wide a column is where there is room for no more.
 * @returns pixels
 */
export const pixelsOf = <Row>({ pixels, width = "normal" }: Column<Row>): number => pixels ?? usualPixels[width];

/** What a click on a header asks for: ascending first, then the other way. */
export const nextSort = (column: string, current: Sort | undefined): Sort => ({
  column,
  direction: current?.column === column && current.direction === "ascending" ? "descending" : "ascending",
});
