import { ListColumn, listViewLimits } from "./saved-view.model.ts";

/** Columns without duplicates, the name first. */
export const orderedColumns = (columns: readonly ListColumn[]): readonly ListColumn[] => {
  const unique = [...new Map(columns.map((column) => [column.id, column])).values()];
  return [unique.find(({ id }) => id === "name") ?? { id: "name", width: null }, ...unique.filter(({ id }) => id !== "name")];
};

/** Columns as a URL parameter: comma-separated ids, a width after a tilde. */
export const columnsText = (columns: readonly ListColumn[]): string =>
  columns.map(({ id, width }) => (width === null ? id : `${id}~${width}`)).join(",");

/** Columns parsed from a URL parameter; invalid ones are dropped, null where none is left. */
export const columnsOfText = (text: string | null | undefined): readonly ListColumn[] | null => {
  const read = (text ?? "")
    .split(",")
    .slice(0, listViewLimits.columns)
    .flatMap((part) => {
      const [id, width] = part.split("~");
      const column = { id, width: width === undefined ? null : Number(width) };
      return ListColumn.is(column) ? [column] : [];
    });
  return read.length === 0 ? null : orderedColumns(read);
};

/**
 * Moves a column; the name stays first.
 * @param by number of places, negative towards the front
 */
export const movedColumn = (columns: readonly ListColumn[], id: string, by: number): readonly ListColumn[] => {
  const at = columns.findIndex((column) => column.id === id);
  const column = columns[at];
  const to = Math.min(Math.max(at + by, 1), columns.length - 1);
  return column === undefined || at < 1 ? columns : columns.toSpliced(at, 1).toSpliced(to, 0, column);
};

/** Sets the width of a column within the limits; null resets it. */
export const sizedColumn = (columns: readonly ListColumn[], id: string, width: number | null): readonly ListColumn[] => {
  const { narrowest, widest } = listViewLimits;
  return columns.map((column) =>
    column.id === id ? { id, width: width === null ? null : Math.round(Math.min(Math.max(width, narrowest), widest)) } : column,
  );
};
