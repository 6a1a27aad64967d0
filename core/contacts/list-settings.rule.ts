import { jsonIn } from "../kernel/json-in.ts";
import { type WrittenField, writtenFields } from "./contact-fields.model.ts";
import { ContactSort, firstContacts } from "./contact-query.model.ts";
import { type FieldColumn, ListColumn, listViewLimits, type ListSettings, type MainColumn } from "./list-view.model.ts";

type Address = Readonly<Partial<Record<string, string>>>;

const isFieldColumn = (field: WrittenField): field is FieldColumn => field !== "first_name" && field !== "last_name";
/** The columns of fields that users edit, in the order of the field table. */
export const fieldColumns: readonly FieldColumn[] = writtenFields.filter(isFieldColumn);

/** The available main columns in display order; the name is always first. */
export const mainColumns: readonly MainColumn[] = ["name", ...fieldColumns, "updated", "created", "con_id"];

const usual: readonly MainColumn[] = ["name", "email", "mobile", "tags", "updated"];

/** The default settings of a list. */
export const usualSettings: ListSettings = {
  filters: null,
  sort: firstContacts.sort,
  columns: usual.map((id) => ({ id, width: null })),
  kind: "list",
};

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

/** The settings of a list: URL parameters override the base settings. */
export const settingsOfAddress = (address: Address, base: ListSettings): ListSettings => {
  const { filters, sort, columns, view } = address;
  return {
    filters: filters === undefined ? base.filters : (jsonIn(filters) ?? null),
    sort: ContactSort.is(sort) ? sort : base.sort,
    columns: columnsOfText(columns) ?? base.columns,
    kind: view === "grid" || view === "list" || view === "pyramid" ? view : base.kind,
  };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The URL parameters that turn the base settings into these; null where they are equal. */
export const addressOfSettings = (
  settings: ListSettings,
  base: ListSettings,
): Readonly<Record<"filters" | "sort" | "columns" | "view", string | null>> => ({
  filters: same(settings.filters ?? null, base.filters ?? null) ? null : JSON.stringify(settings.filters ?? null),
  sort: settings.sort === base.sort ? null : settings.sort,
  columns: same(settings.columns, base.columns) ? null : columnsText(settings.columns),
  view: settings.kind === base.kind ? null : settings.kind,
});

/** Whether a list has the settings of a view. */
export const sameSettings = (a: ListSettings, b: ListSettings): boolean =>
  Object.values(addressOfSettings(a, b)).every((text) => text === null);

/** The keys of custom fields shown as columns. */
export const ownKeysOf = (columns: readonly ListColumn[]): readonly string[] =>
  columns.flatMap(({ id }) => (id.startsWith("fields.") ? [id.slice("fields.".length)] : []));

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
