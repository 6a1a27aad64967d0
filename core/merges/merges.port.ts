import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Job } from "../jobs/job.model.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Page } from "../kernel/page.ts";
import { token } from "../kernel/token.ts";
import type { DuplicatePair, MergeOutcome, MergeRequest, PastMerge, Unmerged } from "./merge.model.ts";

/** Merges of contacts, and their undo. */
export type MergeStore = {
  /** A dry run writes nothing. Refused if both are the same contact. */
  readonly merge: (request: MergeRequest) => TaskEither<Failure, MergeOutcome>;
  /** Merges of the last 30 days, newest first. */
  readonly past: () => TaskEither<Failure, readonly PastMerge[]>;
  /** Merges into one contact within that time that were not undone. */
  readonly pastOf: (kept: number) => TaskEither<Failure, readonly PastMerge[]>;
  readonly unmerge: (id: number) => TaskEither<Failure, Unmerged>;
  /** Possible duplicates, the most certain first. */
  readonly pairs: (page: number) => TaskEither<Failure, Page<DuplicatePair>>;
  /**
   * Marks a pair as two different people, or reverts that.
   * @param id of the pair
   */
  readonly dismiss: (id: string, isDismissed: boolean) => TaskEither<Failure, { readonly status: "success" }>;
};

/** The background search for duplicate pairs. */
export type PairSearch = { readonly find: TaskEither<Failure, Job>; readonly job: (id: number) => TaskEither<Failure, Job> };
export const PairSearch = token<PairSearch>("merges.pair-search");
export const MergeStore = token<MergeStore>("merges.store");
