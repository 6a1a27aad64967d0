import * as t from "io-ts";
import { exactly } from "../kernel/exactly.ts";
import { isEmail, longestEmail } from "../validation/email.rule.ts";
import { isGoodPassword, passwordLength } from "../validation/password-checks.rule.ts";
import { boundedText } from "./bounded-text.model.ts";

/** An email address as it was typed. */
export const EmailText = new t.Type<string>(
  "EmailText",
  t.string.is,
  (u, context) => (typeof u === "string" && isEmail(u.trim()) ? t.success(u.trim()) : t.failure(u, context, "is not an email address")),
  t.identity,
);

/** A password to sign in with; the rules for new passwords do not apply. */
const GivenPassword = boundedText("GivenPassword", 1, passwordLength.max);

/** A password to be set. */
export const NewPassword = new t.Type<string>(
  "NewPassword",
  t.string.is,
  (u, context) =>
    typeof u === "string" && isGoodPassword(u)
      ? t.success(u)
      : t.failure(u, context, "needs 8 to 128 characters with a digit, an uppercase letter, a lowercase letter and a special character"),
  t.identity,
);

export const PersonName = boundedText("Name", 1, 100);
const Secret = boundedText("Secret", 1, 200);

/**
 * Email and password of a member of staff.
 * @property take_back whether the owner of a closed organisation takes it back by signing in
 */
export const Credentials = exactly(
  "Credentials",
  { email: boundedText("Email", 1, longestEmail), password: GivenPassword },
  { take_back: t.boolean },
);
export type Credentials = t.TypeOf<typeof Credentials>;

/** A new organisation and its owner. */
export const SignUp = exactly(
  "SignUp",
  { first_name: PersonName, last_name: PersonName, email: EmailText, password: NewPassword, org_name: PersonName },
  { plan: boundedText("Plan", 0, 40) },
);
export type SignUp = t.TypeOf<typeof SignUp>;

export const ResetRequest = exactly("ResetRequest", { email: EmailText }, {});
export type ResetRequest = t.TypeOf<typeof ResetRequest>;

export const ResetConfirm = exactly("ResetConfirm", { token: Secret, password: NewPassword }, {});
export type ResetConfirm = t.TypeOf<typeof ResetConfirm>;

/** The secret of an emailed link. */
export const LinkToken = exactly("LinkToken", { token: Secret }, {});
export type LinkToken = t.TypeOf<typeof LinkToken>;
