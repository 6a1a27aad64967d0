import * as E from "fp-ts/lib/Either.js";
import { conflict, type Failure, invalid } from "../kernel/failure.ts";
import { emptyWrittenValues } from "./contact-field-kinds.ts";
import type { WrittenValues } from "./contact-fields.model.ts";
import type { ContactValues } from "./contact-values.model.ts";
import { isNobody, nobodyRefusal } from "./contact-values.rule.ts";
import type { Contact } from "./contact.model.ts";
import { createRefusals } from "./create-refusals.ts";
import { acceptedContactValues } from "./decide-contact-change.rule.ts";

/** What a new contact is stored with; every value is there. */
export type NewContactValues = WrittenValues & Pick<Contact, "fields">;

/** Values of a new contact in normal form, or the refusal: a field is wrong, or nothing tells who it is. */
export const newContactValues = (given: ContactValues): E.Either<Failure, NewContactValues> =>
  E.chain((normal: ContactValues): E.Either<Failure, NewContactValues> => {
    const values = { ...emptyWrittenValues, fields: {}, ...normal };
    return isNobody(values) ? E.left(invalid({ first_name: [nobodyRefusal] })) : E.right(values);
  })(acceptedContactValues(given));

/**
 * What a repeated attempt (same idempotency key) made earlier.
 * @property contact as it is now; null where it is deleted or merged
 * @property mergedInto the contact that it is part of by now; null where it was not merged or that one is gone too
 */
export type EarlierAttempt = { readonly contact: Contact | null; readonly isMerged: boolean; readonly mergedInto: Contact | null };

/** Why an attempt cannot be answered with the contact that it made: it was merged, or it is in the bin. */
const goneContact = ({ isMerged, mergedInto }: EarlierAttempt): Failure =>
  isMerged ? conflict(createRefusals.contact_merged, mergedInto === null ? [] : [mergedInto]) : conflict(createRefusals.contact_in_bin, []);

/**
 * Answers an attempt to add a contact without adding one: a repeated attempt gets the contact that it made, an address of another contact refuses it.
 * @param earlier the contact that the same attempt made; null for the first
 * @param others contacts that have one of its emails or mobiles
 * @returns null where the contact is to be added
 */
export const decideNewContact = (earlier: EarlierAttempt | null, others: readonly Contact[]): E.Either<Failure, Contact> | null => {
  if (earlier !== null) return earlier.contact === null ? E.left(goneContact(earlier)) : E.right(earlier.contact);
  return others.length > 0 ? E.left(conflict("A contact with this email or mobile already exists.", others)) : null;
};
