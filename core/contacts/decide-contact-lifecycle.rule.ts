import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict } from "../kernel/failure.ts";
import type { Contact } from "./contact.model.ts";
import { noContact } from "./decide-contact-change.rule.ts";
import { binSeconds, type DeletedContact } from "./deleted-contact.model.ts";

/** A contact that is in use or in the bin. */
export type LivingContact = { readonly contact: Contact; readonly isDeleted: boolean };

type PhotoOf = Pick<Contact, "photo">;

/**
 * Whether a deleted contact can still be restored.
 * @param now epoch seconds
 */
export const isInBin = ({ deleted_at }: Pick<DeletedContact, "deleted_at">, now: number): boolean => deleted_at > now - binSeconds;

/**
 * Decides a deletion; a deleted contact keeps the time of its first deletion.
 * @param stored null: neither in use nor in the bin
 */
export const decideDeletion = (stored: LivingContact | null): Decision<"contact.delete"> =>
  stored === null ? noContact : E.right(stored.isDeleted ? null : "contact.delete");

/**
 * Decides a restoration; refused while another contact has one of the addresses.
 * @param others other contacts that have one of its emails or mobiles
 */
export const decideRestoration = (stored: LivingContact | null, others: readonly Contact[]): Decision<"contact.restore"> => {
  if (stored === null) return noContact;
  if (!stored.isDeleted) return E.right(null);
  return others.length > 0 ? E.left(conflict("Another contact now has one of its emails or mobiles.", others)) : E.right("contact.restore");
};

/** Decides the photo of a contact in use; null where it is the stored one. */
export const decidePhoto = (
  stored: LivingContact | null,
  photo: string | null,
): Decision<Readonly<Record<"before" | "after", PhotoOf>>> => {
  if (stored === null || stored.isDeleted) return noContact;
  const before = stored.contact.photo;
  return E.right(before === photo ? null : { before: { photo: before }, after: { photo } });
};

/** Decides whether a contact in use is blocked or unblocked. */
export const decideBlocking = (stored: LivingContact | null, blocked: boolean): Decision<"contact.block" | "contact.unblock"> => {
  if (stored === null || stored.isDeleted) return noContact;
  return E.right(stored.contact.blocked === blocked ? null : blocked ? "contact.block" : "contact.unblock");
};
