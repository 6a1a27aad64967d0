import { mobileKey } from "../contacts/contact-lists.rule.ts";
import { contactName } from "../contacts/contact-name.rule.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { importPhone } from "./import-phone.rule.ts";
import type { KnownContact } from "./import-values.model.ts";

/** Whom a text may mean: somebody with the id, the email, the mobile or the name; null for what it cannot be. */
export type PersonReference = {
  readonly id: number | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly name: string;
};

/** A name as names are compared: in any case, with single spaces. */
export const nameKey = (name: string): string => name.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/** The name by which somebody can be named in a file. */
export const nameKeyOf = (contact: KnownContact): string => nameKey(contactName(contact));

/**
 * Whom a text of a file may mean; digits alone are an id or a mobile.
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
