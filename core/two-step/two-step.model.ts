import * as t from "io-ts";
import { boundedText } from "../auth/bounded-text.model.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { passwordLength } from "../validation/password-checks.rule.ts";

const Password = boundedText("GivenPassword", 1, passwordLength.max);
const Code = boundedText("SecondStepCode", 1, 40);

/** A browser that skips the second step; times are epoch seconds. */
export const RememberedDevice = t.type(
  { id: t.number, ip: t.string, user_agent: t.string, created_at: t.number, seen_at: t.number, expires_at: t.number, current: t.boolean },
  "RememberedDevice",
);
export type RememberedDevice = t.TypeOf<typeof RememberedDevice>;

/** The two-step sign-in of a staff member. */
export const TwoStepState = t.type(
  {
    /** epoch seconds when it was enabled; null while it is off */
    since: orNull(t.number),
    /** number of unused recovery codes */
    recovery_left: t.number,
    /** whether the organisation requires it of all staff */
    required: t.boolean,
    /** false when the account signs in at another provider, which replaces the second step */
    has_password: t.boolean,
    devices: t.readonlyArray(RememberedDevice),
  },
  "TwoStepState",
);
export type TwoStepState = t.TypeOf<typeof TwoStepState>;

/** Starts the set-up; the code is required when two-step sign-in is on and the app is to be replaced. */
export const TwoStepStart = exactly("TwoStepStart", { password: Password }, { code: Code });
export type TwoStepStart = t.TypeOf<typeof TwoStepStart>;

/**
 * The secret for an authenticator app.
 * @property secret in base 32
 * @property uri the secret as an `otpauth:` address, for a QR code
 */
export const TwoStepSecret = t.type({ secret: t.string, uri: t.string }, "TwoStepSecret");
export type TwoStepSecret = t.TypeOf<typeof TwoStepSecret>;

export const TwoStepConfirm = exactly("TwoStepConfirm", { code: Code }, {});

/** Shown only once. */
export const RecoveryCodes = t.type({ recovery_codes: t.readonlyArray(t.string) }, "RecoveryCodes");

/** Proof of the account's owner: the password, and a code of the app or a recovery code. */
export const TwoStepProof = exactly("TwoStepProof", { password: Password, code: Code }, {});
export type TwoStepProof = t.TypeOf<typeof TwoStepProof>;

export const TwoStepRequirement = exactly("TwoStepRequirement", { required: t.boolean }, {});
