import type { ContactChange, ContactChangeKind } from "./contact-change.model.ts";

/**
 * Whether a change is of one of the given kinds and may concern a contact.
 * @param contact null for all contacts
 */
export const concernsContact =
  (contact: number | null, kinds: readonly ContactChangeKind[]) =>
  (change: ContactChange): boolean =>
    kinds.includes(change.what) && (contact === null || change.contact === null || change.contact === contact);
