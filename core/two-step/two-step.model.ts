import * as t from "io-ts";
import { boundedText } from "../auth/bounded-text.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { passwordLength } from "../validation/password-checks.rule.ts";

const Password = boundedText("GivenPassword", 1, passwordLength.max);
const Code = boundedText("SecondStepCode", 1, 40);

/** A browser that is not asked for the second step; times are epoch seconds. */
export const RememberedDevice = t.type(
  { id: t.number, ip: t.string, user_agent: t.string, created_at: t.number, seen_at: t.number, expires_at: t.number, current: t.boolean },
  "RememberedDevice",
);
export type RememberedDevice = t.TypeOf<typeof RememberedDevice>;

/** How a member of staff signs in. */
export const TwoStepState = t.type(
  {
    /** epoch seconds since when a code is asked for; null while it is off */
    since: orNull(t.number),
    /** recovery codes that have not been used */
    recovery_left: t.number,
    /** whether the organisation requires it of everybody */
    required: t.boolean,
    /** false: the account signs in at another provider, which is its second step */
    has_password: t.boolean,
    devices: t.readonlyArray(RememberedDevice),
  },
  "TwoStepState",
);
export type TwoStepState = t.TypeOf<typeof TwoStepState>;

/** Begins the set-up; the code is needed where two-step sign-in is on and another app is to take over. */
export const TwoStepStart = exactly("TwoStepStart", { password: Password }, { code: Code });
export type TwoStepStart = t.TypeOf<typeof TwoStepStart>;

/**
 * What an authenticator app is given.
 * @property secret in base 32
 * @property uri the same as an `otpauth:` address, for a QR code
 */
export const TwoStepSecret = t.type({ secret: t.string, uri: t.string }, "TwoStepSecret");
export type TwoStepSecret = t.TypeOf<typeof TwoStepSecret>;

export const TwoStepConfirm = exactly("TwoStepConfirm", { code: Code }, {});

/** Shown this once. */
export const RecoveryCodes = t.type({ recovery_codes: t.readonlyArray(t.string) }, "RecoveryCodes");

/** What shows that it is the owner of an account who asks: the password, and a code of the app or a recovery code. */
export const TwoStepProof = exactly("TwoStepProof", { password: Password, code: Code }, {});
export type TwoStepProof = t.TypeOf<typeof TwoStepProof>;

export const TwoStepRequirement = exactly("TwoStepRequirement", { required: t.boolean }, {});
