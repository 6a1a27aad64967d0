import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import type { WrittenField } from "./contact-fields.model.ts";
import { ContactSort } from "./contact-query.model.ts";

/** Bounds of views: characters of a name, views of one person, columns of a list, and the width of a column in pixels. */
export const listViewLimits = { name: 60, views: 100, columns: 40, narrowest: 64, widest: 640 } as const;

const Name = t.refinement(textUpTo(listViewLimits.name), (text) => text.trim() !== "", `a name of 1 to ${listViewLimits.name} characters`);
const Version = intBetween(0, Number.MAX_SAFE_INTEGER);

/** A column that shows a field which people write; first and last name are shown together in `name`. */
export type FieldColumn = Exclude<WrittenField, "first_name" | "last_name">;

/** A column that every list of contacts can have, on the screen and in print. */
export type MainColumn = "name" | FieldColumn | "updated" | "created" | "con_id";

/**
 * A column that was chosen.
 * @property id a main column or `fields.` and the key of an own field
 * @property width in pixels; null for its usual one
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

/** The ways to look at contacts. */
export const ListKind = t.keyof({ pyramid: null, list: null, grid: null }, "ListKind");

/**
 * What a view says of a list.
 * @property filters a filter document; null for everybody
 */
export const ListSettings = exactly(
  "ListSettings",
  { filters: t.unknown, sort: ContactSort, columns: listUpTo(ListColumn, listViewLimits.columns), kind: ListKind },
  {},
);
export type ListSettings = t.TypeOf<typeof ListSettings>;

/**
 * A list that was kept under a name.
 * @property broken its filter asks about a field that is gone or hidden from who asks
 * @property editable whether who asks may change it
 * @property is_default whether who asks begins with it
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

/** A view to keep; unless it is shared it is its maker's own. */
export const NewListView = exactly("NewListView", { name: Name, settings: ListSettings }, { shared: t.boolean });
export type NewListView = t.TypeOf<typeof NewListView>;

/**
 * What is to change of a view.
 * @property version that the change was made on
 */
export const ListViewChange = exactly("ListViewChange", { version: Version }, { name: Name, settings: ListSettings, shared: t.boolean });
export type ListViewChange = t.TypeOf<typeof ListViewChange>;

/** The view that somebody begins with; null for none. */
export const DefaultView = exactly("DefaultView", { id: orNull(Version) }, {});
