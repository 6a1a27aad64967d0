import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Retention, RetentionChange, RetentionDays, RetentionDue } from "./retention.model.ts";

/** How long the organisation keeps records, for owner and administrators. */
export type RetentionStore = {
  readonly get: () => TaskEither<Failure, Retention>;
  /** How many records days would delete, before they are saved; invalid at `days.<kind>`. */
  readonly due: (days: RetentionDays) => TaskEither<Failure, RetentionDue>;
  /** Invalid at `days.<kind>`; a conflict when another administrator was faster. */
  readonly change: (change: RetentionChange) => TaskEither<Failure, Retention>;
};
export const RetentionStore = token<RetentionStore>("retention.store");
