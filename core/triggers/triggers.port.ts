import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type {
  TriggerCheck,
  TriggerCount,
  TriggerModel,
  TriggerName,
  TriggerNamesQuery,
  TriggerReset,
  TriggerWasReset,
} from "./trigger-calls.model.ts";

/** What can be asked of triggers besides editing them. */
export type TriggerCalls = {
  /** @param group null for all contacts */
  readonly count: (group: number | null) => TaskEither<Failure, TriggerCount>;
  readonly names: (query: TriggerNamesQuery) => TaskEither<Failure, readonly TriggerName[]>;
  readonly validate: (trigger: TriggerModel) => TaskEither<Failure, TriggerCheck>;
  /** Clears answers and progress; points stay, and earlier attempts are kept for staff. */
  readonly reset: (reset: TriggerReset) => TaskEither<Failure, TriggerWasReset>;
};
export const TriggerCalls = token<TriggerCalls>("enrolments.trigger-calls");
