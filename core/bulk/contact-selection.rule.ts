import { sameValue } from "../kernel/same-value.ts";
import type { ContactSelection } from "./contact-selection.model.ts";

/** All that a list shows, without any left out; whatever says the same means the same contacts. */
export type WholeList = Exclude<ContactSelection, { readonly of: "chosen" }>;

const without = (ids: readonly number[], gone: ReadonlySet<number>): readonly number[] => ids.filter((id) => !gone.has(id));
const joined = (ids: readonly number[], more: readonly number[]): readonly number[] => [...new Set([...ids, ...more])];

export const nobodySelected: ContactSelection = { of: "chosen", ids: [] };

/** Those of some contacts that are selected. */
export const selectedAmong = <A extends { readonly con_id: number }>(selection: ContactSelection, contacts: readonly A[]): readonly A[] => {
  const named = new Set(selection.of === "chosen" ? selection.ids : selection.except);
  return contacts.filter(({ con_id }) => named.has(con_id) === (selection.of === "chosen"));
};

/** The selection with some more. */
export const withMore = (selection: ContactSelection, ids: readonly number[]): ContactSelection =>
  selection.of === "chosen"
    ? { ...selection, ids: joined(selection.ids, ids) }
    : { ...selection, except: without(selection.except, new Set(ids)) };

/**
 * How many are selected.
 * @param matching how many the list has in all
 */
export const selectedCount = (selection: ContactSelection, matching: number): number =>
  selection.of === "chosen" ? selection.ids.length : Math.max(0, matching - selection.except.length);

/**
 * The selection after a page said which of its contacts are selected; what other pages have stays.
 * @param shown the contacts on the page
 * @param chosen those of them that are selected now
 */
export const withPage = (selection: ContactSelection, shown: readonly number[], chosen: ReadonlySet<number>): ContactSelection => {
  const on = shown.filter((id) => chosen.has(id));
  const off = shown.filter((id) => !chosen.has(id));
  if (selection.of === "chosen") return { ...selection, ids: joined(without(selection.ids, new Set(off)), on) };
  return { ...selection, except: joined(without(selection.except, new Set(on)), off) };
};

/** Whether a selection that was made in one list means anything in another: only where both show the same contacts. */
export const staysSelected = (made: WholeList, shown: WholeList): boolean => sameValue({ ...made, except: [] }, { ...shown, except: [] });

/** Everybody in a list. */
export const everybodyIn = (list: WholeList): ContactSelection => ({ ...list, except: [] });
