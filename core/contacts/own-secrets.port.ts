import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { ProofVerdict, RevealedSecret } from "../fields/secrets.port.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/**
 * The destination of a PIN.
 * @property to masked address
 */
export const PinSent = t.type({ channel: t.keyof({ email: null, sms: null }), to: t.string }, "PinSent");
export type PinSent = t.TypeOf<typeof PinSent>;

/** Secrets of the signed-in learner. Each method is one request. */
export type OwnSecrets = {
  /**
   * Sends a one-time PIN, valid for ten minutes, to the learner's email, or to their mobile without one; at most five in a quarter of an
   * hour.
   */
  readonly sendPin: TaskEither<Failure, PinSent>;
  /** Unlocks the learner's secrets for five minutes on this device. */
  readonly confirm: (pin: string) => TaskEither<Failure, ProofVerdict>;
  /** Reveals one secret and records that in the audit log; forbidden with `needs` "pin" unless the PIN was entered within five minutes. */
  readonly reveal: (field: string) => TaskEither<Failure, RevealedSecret>;
};
export const OwnSecrets = token<OwnSecrets>("contacts.own-secrets");
