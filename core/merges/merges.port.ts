import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Job } from "../jobs/job.model.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Page } from "../kernel/page.ts";
import { token } from "../kernel/token.ts";
import type { DuplicatePair, MergeOutcome, MergeRequest, PastMerge, Unmerged } from "./merge.model.ts";

/** Where contacts become one, and two again. */
export type MergeStore = {
  /** A dry run writes nothing. Refused where both are the same contact. */
  readonly merge: (request: MergeRequest) => TaskEither<Failure, MergeOutcome>;
  /** Merges of the last 30 days, newest first. */
  readonly past: () => TaskEither<Failure, readonly PastMerge[]>;
  /** Those of them into one contact that were not taken back. */
  readonly pastOf: (kept: number) => TaskEither<Failure, readonly PastMerge[]>;
  readonly unmerge: (id: number) => TaskEither<Failure, Unmerged>;
  /** Contacts who may be one person, the surest first. */
  readonly pairs: (page: number) => TaskEither<Failure, Page<DuplicatePair>>;
  /**
   * Says that two contacts are two people, or takes that back.
   * @param id of the pair
   */
  readonly dismiss: (id: string, isDismissed: boolean) => TaskEither<Failure, { readonly status: "success" }>;
};

/** Looking for pairs anew, in the background. */
export type PairSearch = { readonly find: TaskEither<Failure, Job>; readonly job: (id: number) => TaskEither<Failure, Job> };
export const PairSearch = token<PairSearch>("merges.pair-search");
export const MergeStore = token<MergeStore>("merges.store");
