import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import * as t from "io-ts";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";

/** For how many seconds an entered password opens secrets, and a revealed secret is shown. */
export const secretTimes = { confirmed: 300, shown: 30 } as const;

/** A secret in the clear. */
export const RevealedSecret = t.type({ value: t.string }, "RevealedSecret");
export type RevealedSecret = t.TypeOf<typeof RevealedSecret>;

/** Whether the password or the pin that was entered is the person's; `message` says why it was not taken. */
export const ProofVerdict = t.intersection(
  [t.type({ confirmed: t.boolean }), t.partial({ message: t.string, code: t.string, values: t.record(t.string, t.string) })],
  "ProofVerdict",
);
export type ProofVerdict = t.TypeOf<typeof ProofVerdict>;

/** What contacts have told in confidence. One request, one answer. */
export type SecretStore = {
  /** Opens secrets for five minutes. */
  readonly confirm: (password: string) => TaskEither<Failure, ProofVerdict>;
  /** Shows one secret, which is written to the trail; forbidden with `needs` "password" unless that was entered within five minutes. */
  readonly reveal: (contact: number, field: string) => TaskEither<Failure, RevealedSecret>;
};
export const SecretStore = token<SecretStore>("fields.secrets");
