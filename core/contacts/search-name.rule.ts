import * as t from "io-ts";
import { phoneNormalize } from "../validation/phone.rule.ts";

/** The values of a new contact derived from a search text. */
export const SearchedContact = t.union(
  [t.type({ first_name: t.string, last_name: t.string }), t.type({ email: t.string }), t.type({ mobile: t.string })],
  "SearchedContact",
);
export type SearchedContact = t.TypeOf<typeof SearchedContact>;

const fewestPhoneDigits = 7;

const isPhoneLike = (text: string): boolean => !/\p{L}/u.test(text) && text.replace(/\D/g, "").length >= fewestPhoneDigits;

/**
 * A search text as initial values: with an `@` an email, with seven digits or more a mobile, otherwise first name and remaining words as
 * last name.
 */
export const searchName = (text: string): SearchedContact => {
  const words = text.trim().replace(/\s+/g, " ");
  if (words.includes("@")) return { email: words };
  if (isPhoneLike(words)) return { mobile: phoneNormalize(words) ?? words };
  const space = words.indexOf(" ");
  return space === -1 ? { first_name: words, last_name: "" } : { first_name: words.slice(0, space), last_name: words.slice(space + 1) };
};
