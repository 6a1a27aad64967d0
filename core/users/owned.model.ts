import * as t from "io-ts";

/** The kind of the contacts that are assigned to a user, which alone may stay with somebody who leaves. */
export const ownedContacts = "contacts";

/** How many records of one kind a user owns. */
export const OwnedCount = t.type({ kind: t.string, count: t.number }, "OwnedCount");
export type OwnedCount = t.TypeOf<typeof OwnedCount>;
/** What a user owns, by kind; kinds without a record are absent. */
export const Owned = t.readonlyArray(OwnedCount, "Owned");
export type Owned = t.TypeOf<typeof Owned>;

/**
 * How somebody leaves.
 * @property replacement who gets what they own; null where nothing has to go to anybody
 * @property keepsContacts leaves their contacts assigned to them
 */
export type Leaving = { readonly replacement: number | null; readonly keepsContacts: boolean };
