import * as t from "io-ts";
import type { Replacements } from "./replacements.model.ts";

/** The kind of the contacts that are assigned to a user, which alone may stay with somebody who leaves. */
export const ownedContacts = "contacts";

/** How many records of one kind a user owns. */
export const OwnedCount = t.type({ kind: t.string, count: t.number }, "OwnedCount");
export type OwnedCount = t.TypeOf<typeof OwnedCount>;
/** What a user owns, by kind; kinds without a record are absent. */
export const Owned = t.readonlyArray(OwnedCount, "Owned");
export type Owned = t.TypeOf<typeof Owned>;

/**
 * What happens to the records of a user who leaves.
 * @property replacement who gets what they own of kinds without a replacement of their own; null where nothing has to go to anybody
 * @property replacements who gets the records of a kind
 * @property keepsContacts leaves their contacts assigned to them
 */
export type Leaving = { readonly replacement: number | null; readonly replacements: Replacements; readonly keepsContacts: boolean };

/** The user who gets the records of a kind; null for none. */
export const replacementFor = ({ replacement, replacements }: Pick<Leaving, "replacement" | "replacements">, kind: string): number | null =>
  replacements[kind] ?? replacement;
