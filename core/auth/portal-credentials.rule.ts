import { isEmail, normalEmail } from "../validation/email.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";
import type { PinRequest } from "./portal-auth.model.ts";

/** By what a contact is found. */
export type ContactKey = { readonly kind: "email" | "mobile"; readonly value: string };

type Typed = Pick<PinRequest, "email" | "mobile">;

/** The address or number that a learner typed, as contacts keep it; the email counts when both are given, and null means that there is neither. A number that is not readable is taken as it is, so that it is answered like an unknown one. */
export const contactKey = ({ email, mobile }: Typed): ContactKey | null => {
  if (email !== undefined) return { kind: "email", value: normalEmail(email) };
  if (mobile === undefined) return null;
  return { kind: "mobile", value: phoneNormalize(mobile) ?? mobile.trim() };
};

/** What one field for both holds: an email when it looks like one, else a mobile. */
export const emailOrMobile = (text: string): Typed =>
  isEmail(text.trim()) || text.includes("@") ? { email: text.trim() } : { mobile: text.trim() };
