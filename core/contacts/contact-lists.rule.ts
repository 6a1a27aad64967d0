import { normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import { mostAddresses } from "./contact-fields.model.ts";

/** A mobile as mobiles are compared: E.164 where it is a number, else the text without outer white space. */
export const mobileKey = (mobile: string): string => phoneNormalize(mobile) ?? mobile.trim();

const distinctBy =
  (key: (text: string) => string) =>
  (texts: readonly string[]): readonly string[] => {
    const seen = new Map<string, string>();
    for (const text of texts) if (text.trim() !== "" && !seen.has(key(text))) seen.set(key(text), text);
    return [...seen.values()].slice(0, mostAddresses);
  };

/** Emails in their order, the first the primary one: blanks and repetitions in any case dropped, at most 10. */
export const distinctEmails = distinctBy(normalEmail);

/** Mobiles in their order, the first the primary one: blanks and repetitions of one number dropped, at most 10. */
export const distinctMobiles = distinctBy(mobileKey);
