import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { emptyWrittenValues } from "./contact-field-kinds.rule.ts";
import type { WrittenValues } from "./contact-fields.model.ts";
import type { ContactValues } from "./contact-values.model.ts";
import { isNobody, nobodyRefusal } from "./contact-values.rule.ts";
import type { Contact } from "./contact.model.ts";
import { createRefusals } from "./create-refusals.ts";
import { acceptedContactValues } from "./decide-contact-change.rule.ts";

/** The stored values of a new contact; every value is present. */
export type NewContactValues = WrittenValues & Pick<Contact, "fields">;

/** Values of a new contact in normal form, or the refusal: a field is invalid, or no value identifies the contact. */
export const newContactValues = (given: ContactValues): E.Either<Failure, NewContactValues> =>
  E.chain((normal: ContactValues): E.Either<Failure, NewContactValues> => {
    const values = { ...emptyWrittenValues, fields: {}, ...normal };
    return isNobody(values) ? E.left(invalid({ first_name: [nobodyRefusal] })) : E.right(values);
  })(acceptedContactValues(given));

/**
 * The contact that an earlier request with the same idempotency key created.
 * @property contact its current state; null where it is deleted or merged
 * @property mergedInto the contact it was merged into; null where it was not merged or that one is deleted too
 */
export type EarlierAttempt = { readonly contact: Contact | null; readonly isMerged: boolean; readonly mergedInto: Contact | null };

/** Why a retry cannot return the contact it created: it was merged, or it is in the bin. */
const goneContact = ({ isMerged, mergedInto }: EarlierAttempt): Failure =>
  isMerged ? conflict(createRefusals.contact_merged, mergedInto === null ? [] : [mergedInto]) : conflict(createRefusals.contact_in_bin, []);

/**
 * Answers a request without adding a contact: a retry returns the contact it created, an address of another contact is refused.
 * @param earlier the contact created under the same idempotency key; null for the first request
 * @param others contacts that have one of its emails or mobiles
 * @returns null where the contact is to be added
 */
export const decideNewContact = (earlier: EarlierAttempt | null, others: readonly Contact[]): E.Either<Failure, Contact> | null => {
  if (earlier !== null) return earlier.contact === null ? E.left(goneContact(earlier)) : E.right(earlier.contact);
  return others.length > 0 ? E.left(conflict("A contact with this email or mobile already exists.", others)) : null;
};
