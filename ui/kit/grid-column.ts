import type { ReactNode } from "react";

export type SortDirection = "ascending" | "descending";
export type Sort = { readonly column: string; readonly direction: SortDirection };

/** One column of a data grid. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Keep the array of columns stable between renderings (module level or `useMemo`), so that rows are not rendered again. */
  cell(row: Row): ReactNode;
  /** Content before and after the cell of the first column, outside the row's link. */
  around?(row: Row): {
    readonly before: ReactNode;
    readonly after: ReactNode;
    /** the cell's indentation, as a style */ readonly indent?: string;
  };
  /** `fill` shares the remaining width. */
  readonly width?: "small" | "normal" | "large" | "fill";
  /** The width in pixels that the user chose, instead of `width`. */
  readonly pixels?: number | undefined;
  /** Numbers are aligned to the end. */
  readonly align?: "start" | "end";
  readonly isSortable?: boolean;
  /** On phones, where each row is a card: hidden, or without its header. */
  readonly onPhone?: "hidden" | "bare";
  /** In a table of less than 980 pixels: hidden, so that the others keep their room. */
  readonly onNarrow?: "hidden";
};

const usualPixels = { small: 100, normal: 160, large: 240, fill: 200 } as const;

/**
 * A column's minimum width.
 * @returns pixels
 */
export const pixelsOf = <Row>({ pixels, width = "normal" }: Column<Row>): number => pixels ?? usualPixels[width];

/** The column and direction of a sort parameter; a minus means descending. */
export const sortOfParameter = (parameter: string): Sort =>
  parameter.startsWith("-") ? { column: parameter.slice(1), direction: "descending" } : { column: parameter, direction: "ascending" };

/** The parameter of a sort order in URLs and calls. */
export const sortParameter = ({ column, direction }: Sort): string => (direction === "descending" ? `-${column}` : column);

/** The sort order after a click on a header: ascending first, then toggled. */
export const nextSort = (column: string, current: Sort | undefined): Sort => ({
  column,
  direction: current?.column === column && current.direction === "ascending" ? "descending" : "ascending",
});
