import { type WrittenField, writtenFields } from "./contact-fields.model.ts";
import { ContactSort, firstContacts } from "./contact-query.model.ts";
import { type FieldColumn, ListColumn, listViewLimits, type ListSettings, type MainColumn } from "./list-view.model.ts";

type Address = Readonly<Partial<Record<string, string>>>;

const isFieldColumn = (field: WrittenField): field is FieldColumn => field !== "first_name" && field !== "last_name";
/** The columns that show a field which people write, in the order of the table of fields. */
export const fieldColumns: readonly FieldColumn[] = writtenFields.filter(isFieldColumn);

/** The main columns that a list can have, in the order in which they are offered; the name is always first. */
export const mainColumns: readonly MainColumn[] = ["name", ...fieldColumns, "updated", "created", "con_id"];

const usual: readonly MainColumn[] = ["name", "email", "mobile", "tags", "updated"];

/** How a list looks before anybody shaped it. */
export const usualSettings: ListSettings = {
  filters: null,
  sort: firstContacts.sort,
  columns: usual.map((id) => ({ id, width: null })),
  kind: "list",
};

/** The name first and once, each other column once. */
export const orderedColumns = (columns: readonly ListColumn[]): readonly ListColumn[] => {
  const unique = [...new Map(columns.map((column) => [column.id, column])).values()];
  return [unique.find(({ id }) => id === "name") ?? { id: "name", width: null }, ...unique.filter(({ id }) => id !== "name")];
};

/** Columns as an address says them: ids by commas, a width behind a tilde. */
export const columnsText = (columns: readonly ListColumn[]): string =>
  columns.map(({ id, width }) => (width === null ? id : `${id}~${width}`)).join(",");

/** Columns that a text says; what cannot be a column is left out, null where nothing is. */
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

const documentOfText = (text: string): unknown => {
  try {
    const read: unknown = JSON.parse(text);
    return read;
  } catch {
    return null;
  }
};

/** What a list shows: the address over what it begins with. */
export const settingsOfAddress = (address: Address, base: ListSettings): ListSettings => {
  const { filters, sort, columns, view } = address;
  return {
    filters: filters === undefined ? base.filters : documentOfText(filters),
    sort: ContactSort.is(sort) ? sort : base.sort,
    columns: columnsOfText(columns) ?? base.columns,
    kind: view === "grid" || view === "list" || view === "pyramid" ? view : base.kind,
  };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What an address has to say for a list to look so; null for what it begins with anyway. */
export const addressOfSettings = (
  settings: ListSettings,
  base: ListSettings,
): Readonly<Record<"filters" | "sort" | "columns" | "view", string | null>> => ({
  filters: same(settings.filters ?? null, base.filters ?? null) ? null : JSON.stringify(settings.filters ?? null),
  sort: settings.sort === base.sort ? null : settings.sort,
  columns: same(settings.columns, base.columns) ? null : columnsText(settings.columns),
  view: settings.kind === base.kind ? null : settings.kind,
});

/** Whether a list looks as a view says. */
export const sameSettings = (a: ListSettings, b: ListSettings): boolean =>
  Object.values(addressOfSettings(a, b)).every((text) => text === null);

/** The keys of own fields that a list shows. */
export const ownKeysOf = (columns: readonly ListColumn[]): readonly string[] =>
  columns.flatMap(({ id }) => (id.startsWith("fields.") ? [id.slice("fields.".length)] : []));

/**
 * Moves a column among the others; the name stays first.
 * @param by places, negative to the front
 */
export const movedColumn = (columns: readonly ListColumn[], id: string, by: number): readonly ListColumn[] => {
  const at = columns.findIndex((column) => column.id === id);
  const column = columns[at];
  const to = Math.min(Math.max(at + by, 1), columns.length - 1);
  return column === undefined || at < 1 ? columns : columns.toSpliced(at, 1).toSpliced(to, 0, column);
};

/** Gives a column a width within the limits, or its usual one back. */
export const sizedColumn = (columns: readonly ListColumn[], id: string, width: number | null): readonly ListColumn[] => {
  const { narrowest, widest } = listViewLimits;
  return columns.map((column) =>
    column.id === id ? { id, width: width === null ? null : Math.round(Math.min(Math.max(width, narrowest), widest)) } : column,
  );
};
