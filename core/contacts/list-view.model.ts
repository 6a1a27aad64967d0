import * as t from "io-ts";
import { exactly } from "../kernel/exactly.ts";
import { ListColumns, viewCodecs } from "../views/saved-view.model.ts";
import type { WrittenField } from "./contact-fields.model.ts";
import { ContactSort } from "./contact-query.model.ts";

/** A column of a field that users edit; first and last name are shown together in `name`. */
export type FieldColumn = Exclude<WrittenField, "first_name" | "last_name">;

/** A column available in every list of contacts, on screen and in print. */
export type MainColumn = "name" | FieldColumn | "updated" | "created" | "con_id";

/** The layouts of the list of contacts. */
export const ListKind = t.keyof({ pyramid: null, list: null, grid: null }, "ListKind");

/**
 * The list settings that a view stores.
 * @property filters a filter document; null for all contacts
 */
export const ListSettings = exactly("ListSettings", { filters: t.unknown, sort: ContactSort, columns: ListColumns, kind: ListKind }, {});
export type ListSettings = t.TypeOf<typeof ListSettings>;

const codecs = viewCodecs("ListView", ListSettings);

/** A saved view of the list of contacts. */
export const ListView = codecs.View;
export type ListView = t.TypeOf<typeof ListView>;

/** A view of the list of contacts to create. */
export const NewListView = codecs.NewView;
export type NewListView = t.TypeOf<typeof NewListView>;

/** A change to a view of the list of contacts. */
export const ListViewChange = codecs.ViewChange;
export type ListViewChange = t.TypeOf<typeof ListViewChange>;
