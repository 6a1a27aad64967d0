import { jsonIn } from "../kernel/json-in.ts";
import { columnsOfText, columnsText } from "../views/list-columns.rule.ts";
import type { Address, ListKind } from "../views/list-kind.model.ts";
import type { ListColumn } from "../views/saved-view.model.ts";
import { type WrittenField, writtenFields } from "./contact-fields.model.ts";
import { ContactSort, firstContacts } from "./contact-query.model.ts";
import { type FieldColumn, type ListSettings, ListView, type MainColumn } from "./list-view.model.ts";

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

/** The keys of custom fields shown as columns. */
export const ownKeysOf = (columns: readonly ListColumn[]): readonly string[] =>
  columns.flatMap(({ id }) => (id.startsWith("fields.") ? [id.slice("fields.".length)] : []));

/** The list of contacts as one that has saved views. */
export const contactList: ListKind<ListSettings> = {
  name: "contacts",
  usual: usualSettings,
  isView: ListView.is,
  ofAddress: settingsOfAddress,
  toAddress: addressOfSettings,
};
