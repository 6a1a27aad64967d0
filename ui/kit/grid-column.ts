import type { ReactNode } from "react";

export type SortDirection = "ascending" | "descending";
export type Sort = { readonly column: string; readonly direction: SortDirection };

/** One column of a data grid. */
export type Column<Row> = {
  readonly id: string;
  readonly header: string;
  /** Keep the array of columns the same between drawings (module level or `useMemo`), so that rows need not be drawn again. */
  cell(row: Row): ReactNode;
  /** `fill` shares what the others leave. */
  readonly width?: "small" | "normal" | "large" | "fill";
  /** Numbers stand at the end. */
  readonly align?: "start" | "end";
  readonly isSortable?: boolean;
  /** On phones, where each row is a card: left out, or without its header. */
  readonly onPhone?: "hidden" | "bare";
};

/** What a click on a header asks for: ascending first, then the other way. */
export const nextSort = (column: string, current: Sort | undefined): Sort => ({
  column,
  direction: current?.column === column && current.direction === "ascending" ? "descending" : "ascending",
});
