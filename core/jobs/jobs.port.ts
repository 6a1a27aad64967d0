import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Job } from "./job.model.ts";

/** The background jobs that the caller has started. */
export type JobStore = {
  /** The latest first: active jobs, and ended ones that were not dismissed; at most 20. */
  readonly list: () => TaskEither<Failure, readonly Job[]>;
  readonly get: (id: number) => TaskEither<Failure, Job>;
  /** Stops it after the current item; completed work remains. An ended job is unchanged. */
  readonly cancel: (id: number) => TaskEither<Failure, Job>;
  /**
   * Starts a job that undoes another one; idempotent. Refused as invalid if it cannot be undone (any more).
   * @returns the job that undoes it
   */
  readonly undo: (id: number) => TaskEither<Failure, Job>;
  /** Dismisses an ended job; it is no longer listed. */
  readonly dismiss: (id: number) => TaskEither<Failure, Job>;
};
export const JobStore = token<JobStore>("jobs.store");
