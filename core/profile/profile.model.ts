import * as t from "io-ts";
import { boundedText } from "../auth/bounded-text.model.ts";
import { NewPassword } from "../auth/credentials.model.ts";
import { PictureUrl } from "../files/picture-url.model.ts";
import { exactly } from "../kernel/exactly.ts";
import { passwordLength } from "../validation/password-checks.rule.ts";
import { phoneNormalize } from "../validation/phone.rule.ts";

/** A mobile number as it is stored; '' and null mean none. */
const Mobile = new t.Type<string | null, string | null, unknown>(
  "Mobile",
  (u): u is string | null => u === null || typeof u === "string",
  (u, context) => {
    if (u === null || (typeof u === "string" && u.trim() === "")) return t.success(null);
    const number = typeof u === "string" ? phoneNormalize(u) : null;
    return number === null ? t.failure(u, context, "Mobile is invalid") : t.success(number);
  },
  t.identity,
);

/**
 * A name trimmed of white space.
 * @param least minimum length in characters
 */
const name = (called: string, least: number) =>
  new t.Type<string>(
    called,
    t.string.is,
    (u, context) => {
      const text = typeof u === "string" ? u.trim() : null;
      return text === null || text.length < least || text.length > 100
        ? t.failure(u, context, `needs ${least} to 100 characters`)
        : t.success(text);
    },
    t.identity,
  );

/** The fields that users may change in their own profile. */
export const ProfileChange = exactly(
  "ProfileChange",
  {},
  { first_name: name("FirstName", 1), last_name: name("LastName", 0), mobile: Mobile, photo: PictureUrl },
);
export type ProfileChange = t.TypeOf<typeof ProfileChange>;

/** A new password, with the current one as proof. */
export const PasswordChange = exactly(
  "PasswordChange",
  { current: boundedText("GivenPassword", 1, passwordLength.max), password: NewPassword },
  {},
);
export type PasswordChange = t.TypeOf<typeof PasswordChange>;
