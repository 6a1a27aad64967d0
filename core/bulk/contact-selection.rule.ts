import { sameValue } from "../kernel/same-value.ts";
import type { ContactSelection } from "./contact-selection.model.ts";

/** All contacts of a list; equal queries mean the same contacts. */
export type WholeList = Exclude<ContactSelection, { readonly of: "chosen" }>;

const without = (ids: readonly number[], gone: ReadonlySet<number>): readonly number[] => ids.filter((id) => !gone.has(id));
const joined = (ids: readonly number[], more: readonly number[]): readonly number[] => [...new Set([...ids, ...more])];

export const nobodySelected: ContactSelection = { of: "chosen", ids: [] };

/** The contacts that are selected. */
export const selectedAmong = <A extends { readonly con_id: number }>(selection: ContactSelection, contacts: readonly A[]): readonly A[] => {
  const named = new Set(selection.of === "chosen" ? selection.ids : selection.except);
  return contacts.filter(({ con_id }) => named.has(con_id) === (selection.of === "chosen"));
};

/** The selection with more contacts. */
export const withMore = (selection: ContactSelection, ids: readonly number[]): ContactSelection =>
  selection.of === "chosen"
    ? { ...selection, ids: joined(selection.ids, ids) }
    : { ...selection, except: without(selection.except, new Set(ids)) };

/**
 * Number of selected contacts.
 * @param matching number of contacts in the list
 */
export const selectedCount = (selection: ContactSelection, matching: number): number =>
  selection.of === "chosen" ? selection.ids.length : Math.max(0, matching - selection.except.length);

/**
 * The selection after the user changes it on one page; the selection on other pages is kept.
 * @param shown the contacts on the page
 * @param chosen those of them that are selected now
 */
export const withPage = (selection: ContactSelection, shown: readonly number[], chosen: ReadonlySet<number>): ContactSelection => {
  const on = shown.filter((id) => chosen.has(id));
  const off = shown.filter((id) => !chosen.has(id));
  if (selection.of === "chosen") return { ...selection, ids: joined(without(selection.ids, new Set(off)), on) };
  return { ...selection, except: joined(without(selection.except, new Set(on)), off) };
};

/** Whether a selection from one list applies to another: only if both have the same query. */
export const staysSelected = (made: WholeList, shown: WholeList): boolean => sameValue({ ...made, except: [] }, { ...shown, except: [] });

/** All contacts of a list. */
export const everybodyIn = (list: WholeList): ContactSelection => ({ ...list, except: [] });
