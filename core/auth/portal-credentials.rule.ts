import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import type { PinRequest } from "./portal-auth.model.ts";

/** The email or mobile by which a contact is looked up. */
export type ContactKey = { readonly kind: "email" | "mobile"; readonly value: string };

type Typed = Pick<PinRequest, "email" | "mobile">;

/**
 * The typed email or mobile in normal form; the email takes precedence, and null means that neither was given. An invalid number is kept as
 * typed, so that it gets the same response as an unknown one.
 */
export const contactKey = ({ email, mobile }: Typed): ContactKey | null => {
  if (email !== undefined) return { kind: "email", value: normalEmail(email) };
  if (mobile === undefined) return null;
  return { kind: "mobile", value: phoneNormalize(mobile) ?? mobile.trim() };
};

/** The value of a combined field: an email if it looks like one, otherwise a mobile. */
export const emailOrMobile = (text: string): Typed =>
  isEmail(text.trim()) || text.includes("@") ? { email: text.trim() } : { mobile: text.trim() };
