import * as t from "io-ts";
import { intBetween, listUpTo, textUpTo } from "../kernel/bounded.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";

/** Limits of views: characters of a name, views of one user and list, columns of a list, and the width of a column in pixels. */
export const listViewLimits = { name: 60, views: 100, columns: 40, narrowest: 64, widest: 640 } as const;

const Name = t.refinement(textUpTo(listViewLimits.name), (text) => text.trim() !== "", `a name of 1 to ${listViewLimits.name} characters`);
const Version = intBetween(0, Number.MAX_SAFE_INTEGER);

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
export const ListColumns = listUpTo(ListColumn, listViewLimits.columns);

/** What the settings of every list have; each list narrows them. */
export type ViewSettings = {
  readonly filters: unknown;
  readonly sort: string;
  readonly columns: readonly ListColumn[];
  readonly kind: string;
};

/**
 * A saved view of a list.
 * @property broken its filter uses a field that is deleted or hidden from the caller
 * @property editable whether the caller may edit it
 * @property is_default whether the caller's list opens with it
 */
export type SavedView<S> = {
  readonly id: number;
  readonly name: string;
  readonly settings: S;
  readonly shared: boolean;
  readonly is_default: boolean;
  readonly editable: boolean;
  readonly broken: boolean;
  readonly user_id: number | null;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
};

/** A view to create; private to its creator unless it is shared. */
export type NewView<S> = { readonly name: string; readonly settings: S; readonly shared?: boolean };

/**
 * A change to a view.
 * @property version that the change is based on
 */
export type ViewChange<S> = {
  readonly version: number;
  readonly name?: string;
  readonly settings?: S;
  readonly shared?: boolean;
};

/**
 * The codecs of the views of one list.
 * @param name of a view, for error messages
 */
export const viewCodecs = <S>(name: string, settings: t.Type<S, unknown, unknown>) => ({
  View: t.type(
    {
      id: t.number,
      name: t.string,
      settings,
      shared: t.boolean,
      is_default: t.boolean,
      editable: t.boolean,
      broken: t.boolean,
      user_id: orNull(t.number),
      version: t.number,
      created_at: t.number,
      updated_at: t.number,
    },
    name,
  ),
  NewView: exactly(`New${name}`, { name: Name, settings }, { shared: t.boolean }),
  ViewChange: exactly(`${name}Change`, { version: Version }, { name: Name, settings, shared: t.boolean }),
});

/** The user's default view; null for none. */
export const DefaultView = exactly("DefaultView", { id: orNull(Version) }, {});
