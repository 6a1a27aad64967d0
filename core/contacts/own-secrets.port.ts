import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { ProofVerdict, RevealedSecret } from "../fields/secrets.port.ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/**
 * Where a pin went.
 * @property to as its owner knows it again
 */
export const PinSent = t.type({ channel: t.keyof({ email: null, sms: null }), to: t.string }, "PinSent");
export type PinSent = t.TypeOf<typeof PinSent>;

/** What the learner who is signed in has told in confidence. One request, one answer. */
export type OwnSecrets = {
  /** Sends a pin that works once, within ten minutes, to the learner's email, or to their mobile without one; five times in a quarter of an hour. */
  readonly sendPin: TaskEither<Failure, PinSent>;
  /** Opens the learner's secrets for five minutes on this device. */
  readonly confirm: (pin: string) => TaskEither<Failure, ProofVerdict>;
  /** Shows one secret, which is written to the trail; forbidden with `needs` "pin" unless that was entered within five minutes. */
  readonly reveal: (field: string) => TaskEither<Failure, RevealedSecret>;
};
export const OwnSecrets = token<OwnSecrets>("contacts.own-secrets");
