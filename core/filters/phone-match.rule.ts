import { phoneNormalize } from "../validation/phone.rule.ts";
import { fold } from "./fold.rule.ts";
import type { TextMatch } from "./text-match.rule.ts";
import { foldedMatches } from "./text-match.rule.ts";

/** A phone normalised for comparison: `digits` is '' for a text with letters. */
export type FoldedPhone = { readonly key: string; readonly digits: string; readonly folded: string };

/** A phone in its comparable forms: E.164 if it is valid, its digits, its text. */
export const foldedPhone = (text: string): FoldedPhone => {
  const number = phoneNormalize(text);
  const digits = /[A-Za-z]/.test(text) ? "" : (number ?? text).replace(/[^0-9]/g, "");
  const folded = fold(text);
  return { key: number ?? (digits === "" ? folded : digits), digits, folded };
};

/** The digits of a typed phone, '' if it has letters. */
export const typedDigits = (text: string): string => (/[A-Za-z]/.test(text) ? "" : text.replace(/[^0-9]/g, ""));

const national = ({ key, digits }: FoldedPhone): string => (key.startsWith("+1") ? digits.slice(1) : digits);

/**
 * A test of folded phones: the same number in any notation, or a match of its digits.
 * @param wanted not empty
 */
export const phoneTest = (how: TextMatch, wanted: string): ((phone: FoldedPhone) => boolean) => {
  const { key, folded } = foldedPhone(wanted);
  if (how === "is") return (phone) => phone.key === key;
  const digits = typedDigits(wanted);
  const matches = foldedMatches[how];
  if (digits === "") return (phone) => matches(phone.folded, folded);
  return (phone) =>
    matches(phone.folded, folded) || matches(phone.digits, digits) || (how === "starts" && matches(national(phone), digits));
};

/** The same test for stored phones. */
export const phoneMatcher = (how: TextMatch, wanted: string): ((value: string) => boolean) => {
  const test = phoneTest(how, wanted);
  return (value) => test(foldedPhone(value));
};
