import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, invalid, notFound } from "../kernel/failure.ts";
import { editedFields, isInPlace, valuesOf } from "./contact-edit.rule.ts";
import { contactName } from "./contact-name.rule.ts";
import { contactRefusals } from "./contact-refusals.ts";
import type { ContactValues } from "./contact-values.model.ts";
import { isNobody, nobodyRefusal, normalContactValues } from "./contact-values.rule.ts";
import type { Contact } from "./contact.model.ts";

/** The failure for a contact that does not exist or is not visible to the caller. */
export const noContactFailure: Failure = notFound(contactRefusals.no_contact);

/** The same as a result. */
export const noContact: E.Either<Failure, never> = E.left(noContactFailure);

/**
 * A requested change.
 * @property version of the contact that it is based on
 * @property values in normal form, secrets masked
 * @property hasSecrets whether a secret is among them: a secret cannot be compared, so it is always written
 */
export type AskedChange = { readonly version: number; readonly values: ContactValues; readonly hasSecrets: boolean };

/**
 * A write of a contact.
 * @property before the old values for the audit log
 */
export type ContactWrite = { readonly values: ContactValues; readonly before: ContactValues };

/** Values in normal form, or the validation errors by field. */
export const acceptedContactValues = (values: ContactValues): E.Either<Failure, ContactValues> =>
  E.mapLeft(invalid)(normalContactValues(values));

/** The emails and mobiles that a change adds to a contact. */
export const addedAddresses = (
  { email = [], mobile = [] }: ContactValues,
  stored: Pick<Contact, "email" | "mobile">,
): Pick<Contact, "email" | "mobile"> => ({
  email: email.filter((address) => !stored.email.includes(address)),
  mobile: mobile.filter((number) => !stored.mobile.includes(number)),
});

/**
 * Decides a change of a contact: it is stored already, has a version conflict, clears all identifying values, uses an address of another
 * contact, or is written.
 * @param others other contacts that have one of the added addresses
 */
export const decideContactChange = (
  stored: Contact | null,
  { version, values, hasSecrets }: AskedChange,
  others: readonly Pick<Contact, "name">[],
): Decision<ContactWrite> => {
  if (stored === null) return noContact;
  if (!hasSecrets && isInPlace(values, stored)) return E.right(null);
  if (stored.version !== version) return E.left(conflict(contactRefusals.contact_changed, stored));
  const fields = editedFields(values);
  if (isNobody({ ...stored, ...values })) return E.left(invalid({ [fields[0] ?? "first_name"]: [nobodyRefusal] }));
  const [other] = others;
  if (other !== undefined)
    return E.left(invalid({ [values.email === undefined ? "mobile" : "email"]: [`${other.name} has this already`] }));
  return E.right({ values, before: valuesOf(stored, fields) });
};

/** Decides whether a contact is archived or unarchived. */
export const decideArchiving = (stored: Contact | null, archived: boolean): Decision<"contact.archive" | "contact.unarchive"> => {
  if (stored === null) return noContact;
  return E.right(stored.archived === archived ? null : archived ? "contact.archive" : "contact.unarchive");
};

/** Custom values without cleared ones, as they are stored. */
export const filledValues = (fields: Contact["fields"]): Contact["fields"] =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/**
 * A contact after a write: custom values are merged, the version is increased.
 * @param now epoch seconds
 */
export const contactAfter = (stored: Contact, change: Partial<Contact>, now: number): Contact => {
  const contact = {
    ...stored,
    ...change,
    fields: filledValues({ ...stored.fields, ...change.fields }),
    version: stored.version + 1,
    updated_at: now,
  };
  return { ...contact, name: contactName(contact) };
};
