import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { TwoStepProof, TwoStepSecret, TwoStepStart, TwoStepState } from "./two-step.model.ts";

/** The store of users' two-step sign-in. Each call is one request. */
export type TwoStepStore = {
  readonly state: () => TaskEither<Failure, TwoStepState>;
  /** Invalid in `password` or `code` when that is wrong. */
  readonly start: (start: TwoStepStart) => TaskEither<Failure, TwoStepSecret>;
  /**
   * Enables it with a code of the app.
   * @returns recovery codes, shown only once
   */
  readonly confirm: (code: string) => TaskEither<Failure, readonly string[]>;
  /** @returns new recovery codes; the previous ones are revoked */
  readonly renewCodes: (proof: TwoStepProof) => TaskEither<Failure, readonly string[]>;
  readonly turnOff: (proof: TwoStepProof) => TaskEither<Failure, void>;
  readonly forgetDevice: (id: number) => TaskEither<Failure, void>;
  /** Sets whether all staff must use it, from their next sign-in on. */
  readonly require: (required: boolean) => TaskEither<Failure, void>;
};
export const TwoStepStore = token<TwoStepStore>("two-step.store");
