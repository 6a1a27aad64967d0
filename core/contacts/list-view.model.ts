import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import type { WrittenField } from "./contact-fields.model.ts";
import { ContactSort } from "./contact-query.model.ts";

/** Limits of views: characters of a name, views of one user, columns of a list, and the width of a column in pixels. */
export const listViewLimits = { name: 60, views: 100, columns: 40, narrowest: 64, widest: 640 } as const;

const Name = t.refinement(textUpTo(listViewLimits.name), (text) => text.trim() !== "", `a name of 1 to ${listViewLimits.name} characters`);
const Version = intBetween(0, Number.MAX_SAFE_INTEGER);

/** A column of a field that users edit; first and last name are shown together in `name`. */
export type FieldColumn = Exclude<WrittenField, "first_name" | "last_name">;

/** A column available in every list of contacts, on screen and in print. */
export type MainColumn = "name" | FieldColumn | "updated" | "created" | "con_id";

/**
 * A selected column.
 * @property id a main column, or `fields.` and the key of a custom field
 * @property width in pixels; null for the default
 */
export const ListColumn = exactly(
  "ListColumn",
  {
    id: t.refinement(textUpTo(120), (id) => /^[a-z_]+$|^fields\.[^,~]+$/.test(id), "a column"),
    width: orNull(intBetween(listViewLimits.narrowest, listViewLimits.widest)),
  },
  {},
);
export type ListColumn = t.TypeOf<typeof ListColumn>;

/** The layouts of the list of contacts. */
export const ListKind = t.keyof({ pyramid: null, list: null, grid: null }, "ListKind");

/**
 * The list settings that a view stores.
 * @property filters a filter document; null for all contacts
 */
export const ListSettings = exactly(
  "ListSettings",
  { filters: t.unknown, sort: ContactSort, columns: listUpTo(ListColumn, listViewLimits.columns), kind: ListKind },
  {},
);
export type ListSettings = t.TypeOf<typeof ListSettings>;

/**
 * A saved view of the list.
 * @property broken its filter uses a field that is deleted or hidden from the caller
 * @property editable whether the caller may edit it
 * @property is_default whether the caller's list opens with it
 */
export const ListView = t.type(
  {
    id: t.number,
    name: t.string,
    settings: ListSettings,
    shared: t.boolean,
    is_default: t.boolean,
    editable: t.boolean,
    broken: t.boolean,
    user_id: orNull(t.number),
    version: t.number,
    created_at: t.number,
    updated_at: t.number,
  },
  "ListView",
);
export type ListView = t.TypeOf<typeof ListView>;

/** A view to create; private to its creator unless it is shared. */
export const NewListView = exactly("NewListView", { name: Name, settings: ListSettings }, { shared: t.boolean });
export type NewListView = t.TypeOf<typeof NewListView>;

/**
 * A change to a view.
 * @property version that the change is based on
 */
export const ListViewChange = exactly("ListViewChange", { version: Version }, { name: Name, settings: ListSettings, shared: t.boolean });
export type ListViewChange = t.TypeOf<typeof ListViewChange>;

/** The user's default view; null for none. */
export const DefaultView = exactly("DefaultView", { id: orNull(Version) }, {});
