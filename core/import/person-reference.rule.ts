import { mobileKey } from "../contacts/contact-lists.rule.ts";
import { contactName } from "../contacts/contact-name.rule.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { importPhone } from "./import-phone.rule.ts";
import type { KnownContact } from "./import-values.model.ts";

/** The id, email, mobile or name by which a text may refer to a contact; null for what it cannot be. */
export type PersonReference = {
  readonly id: number | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly name: string;
};

/** A name normalised for comparison: lower case, with single spaces. */
export const nameKey = (name: string): string => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/** The name by which a file refers to a contact. */
export const nameKeyOf = (contact: KnownContact): string => nameKey(contactName(contact));

/**
 * Parses a reference to a contact; digits alone are an id or a mobile.
 * @param country two letters
 */
export const personReference = (text: string, country: string): PersonReference => {
  const [, digits] = /^#?(\d{1,15})$/.exec(text.trim()) ?? [];
  const email = normalEmail(text);
  const mobile = importPhone(text, country);
  return {
    id: digits === undefined ? null : Number(digits),
    email: isEmail(email) ? email : null,
    mobile: mobile === null ? null : mobileKey(mobile),
    name: nameKey(text),
  };
};
