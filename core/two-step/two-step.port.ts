import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { TwoStepProof, TwoStepSecret, TwoStepStart, TwoStepState } from "./two-step.model.ts";

/** Where users set up their second step. One request, one answer. */
export type TwoStepStore = {
  readonly state: () => TaskEither<Failure, TwoStepState>;
  /** Invalid at `password` or `code` when that is wrong. */
  readonly start: (start: TwoStepStart) => TaskEither<Failure, TwoStepSecret>;
  /**
   * Switches it on with a code of the app.
   * @returns recovery codes, which are shown this once
   */
  readonly confirm: (code: string) => TaskEither<Failure, readonly string[]>;
  /** @returns new recovery codes; those before work no more */
  readonly renewCodes: (proof: TwoStepProof) => TaskEither<Failure, readonly string[]>;
  readonly turnOff: (proof: TwoStepProof) => TaskEither<Failure, void>;
  readonly forgetDevice: (id: number) => TaskEither<Failure, void>;
  /** Whether everybody of the organisation has to use it, from their next sign-in on. */
  readonly require: (required: boolean) => TaskEither<Failure, void>;
};
export const TwoStepStore = token<TwoStepStore>("two-step.store");
