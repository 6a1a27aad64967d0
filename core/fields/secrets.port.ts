import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/** Seconds for which an entered password unlocks secrets, and for which a revealed secret is shown. */
export const secretTimes = { confirmed: 300, shown: 30 } as const;

/** A secret in plain text. */
export const RevealedSecret = t.type({ value: t.string }, "RevealedSecret");
export type RevealedSecret = t.TypeOf<typeof RevealedSecret>;

/** Whether the entered password or PIN is correct; `message` says why it was refused. */
export const ProofVerdict = t.intersection(
  [t.type({ confirmed: t.boolean }), t.partial({ message: t.string, code: t.string, values: t.record(t.string, t.string) })],
  "ProofVerdict",
);
export type ProofVerdict = t.TypeOf<typeof ProofVerdict>;

/** Secrets of contacts. Each method is one request. */
export type SecretStore = {
  /**
   * Unlocks secrets for five minutes.
   * @param proof the password, or the user's PIN
   */
  readonly confirm: (proof: string) => TaskEither<Failure, ProofVerdict>;
  /** Reveals one secret and records that in the audit log; forbidden with `needs` "password" unless it was entered within five minutes. */
  readonly reveal: (contact: number, field: string) => TaskEither<Failure, RevealedSecret>;
};
export const SecretStore = token<SecretStore>("fields.secrets");
