import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Job } from "./job.model.ts";

/** The background work that a person has started. One request, one answer. */
export type JobStore = {
  /** The latest first: what is under way, and what ended and has not been put away; at most 20. */
  readonly list: () => TaskEither<Failure, readonly Job[]>;
  readonly get: (id: number) => TaskEither<Failure, Job>;
  /** Stops it after the piece under way; what is done stays done. An ended job stays as it is. */
  readonly cancel: (id: number) => TaskEither<Failure, Job>;
  /**
   * Starts a job that takes another back; asked twice, it is the same one. Refused as invalid when it cannot be taken back (any more).
   * @returns the job that takes it back
   */
  readonly undo: (id: number) => TaskEither<Failure, Job>;
  /** Puts an ended job away; it is no longer listed. */
  readonly dismiss: (id: number) => TaskEither<Failure, Job>;
};
export const JobStore = token<JobStore>("jobs.store");
