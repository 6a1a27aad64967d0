import { normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import { mostAddresses } from "./contact-fields.model.ts";

/** A mobile for comparison: E.164 where it is a number, otherwise the trimmed text. */
export const mobileKey = (mobile: string): string => phoneNormalize(mobile) ?? mobile.trim();

const distinctBy =
  (key: (text: string) => string) =>
  (texts: readonly string[]): readonly string[] => {
    const seen = new Map<string, string>();
    for (const text of texts) if (text.trim() !== "" && !seen.has(key(text))) seen.set(key(text), text);
    return [...seen.values()].slice(0, mostAddresses);
  };

/** Emails in order, the first one primary: without blanks and duplicates (ignoring case), at most 10. */
export const distinctEmails = distinctBy(normalEmail);

/** Mobiles in order, the first one primary: without blanks and duplicates of a number, at most 10. */
export const distinctMobiles = distinctBy(mobileKey);
