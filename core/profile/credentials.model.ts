import * as t from "io-ts";
import { boundedText } from "../auth/bounded-text.model.ts";
import { EmailText, NewPassword } from "../auth/credentials.model.ts";
import { refusing } from "../kernel/codec-refusal.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { Mobile } from "../validation/mobile.model.ts";
import { passwordLength } from "../validation/password-checks.rule.ts";
import { newPinProblem } from "./pin.rule.ts";

/** The current password, which proves that the user makes the change. */
const proof = { current_password: boundedText("GivenPassword", 1, passwordLength.max) };

/** Six digits that are not easy to guess. */
const NewPin = refusing(
  new t.Type<string>(
    "NewPin",
    t.string.is,
    (u, context) => {
      const problem = newPinProblem(u);
      return typeof u === "string" && problem === null ? t.success(u) : t.failure(u, context, problem?.message);
    },
    t.identity,
  ),
  newPinProblem,
);

export const PasswordChange = exactly("PasswordChange", { ...proof, password: NewPassword }, {});
export type PasswordChange = t.TypeOf<typeof PasswordChange>;

export const EmailChange = exactly("EmailChange", { ...proof, email: EmailText }, {});
export type EmailChange = t.TypeOf<typeof EmailChange>;

export const MobileChange = exactly("MobileChange", { ...proof, mobile: Mobile }, {});
export type MobileChange = t.TypeOf<typeof MobileChange>;

/** A PIN; null removes it. */
export const PinChange = exactly("PinChange", { ...proof, pin: t.union([NewPin, t.null]) }, {});
export type PinChange = t.TypeOf<typeof PinChange>;

/**
 * An address that holds once its owner has followed the link.
 * @property sent_at epoch seconds when the link was sent last
 * @property expires_at epoch seconds when the link ends
 */
export const WaitingEmail = t.type({ email: t.string, sent_at: t.number, expires_at: t.number }, "WaitingEmail");
export type WaitingEmail = t.TypeOf<typeof WaitingEmail>;

/**
 * How the user signs in.
 * @property has_password false when the account signs in at another provider
 */
export const OwnCredentials = t.type(
  { has_password: t.boolean, has_pin: t.boolean, waiting_email: orNull(WaitingEmail) },
  "OwnCredentials",
);
export type OwnCredentials = t.TypeOf<typeof OwnCredentials>;
