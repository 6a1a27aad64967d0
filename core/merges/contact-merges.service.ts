import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { asyncScheduler, firstValueFrom, type Observable, type SchedulerLike, Subject, timer } from "rxjs";
import type { TellChange } from "../contacts/contact-change.model.ts";
import { isActive, type Job } from "../jobs/job.model.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Page } from "../kernel/page.ts";
import { token } from "../kernel/token.ts";
import type { DuplicatePair, MergeOutcome, MergeRequest, PastMerge, Unmerged } from "./merge.model.ts";
import type { MergeStore, PairSearch } from "./merges.port.ts";

/** Polling interval of a search in progress, in milliseconds. */
const lookEvery = 500;

/** Reviews duplicates, merges contacts and undoes merges. */
export type ContactMerges = {
  /** emits after anything that changes pairs or merges */
  readonly changed$: Observable<void>;
  readonly pairs: (page: number) => TaskEither<Failure, Page<DuplicatePair>>;
  readonly past: () => TaskEither<Failure, readonly PastMerge[]>;
  /** Merges into one contact that can be undone, the latest first. */
  readonly pastOf: (kept: number) => TaskEither<Failure, readonly PastMerge[]>;
  /** The outcome of a merge with the default choices. */
  readonly plan: (kept: number, other: number) => TaskEither<Failure, MergeOutcome>;
  readonly merge: (request: MergeRequest) => TaskEither<Failure, MergeOutcome>;
  readonly unmerge: (id: number) => TaskEither<Failure, Unmerged>;
  readonly dismiss: (pair: string, isDismissed: boolean) => TaskEither<Failure, unknown>;
  /** Searches for pairs again and waits for the result. */
  readonly find: TaskEither<Failure, Job>;
};
export const ContactMerges = token<ContactMerges>("merges.contact-merges");

type Deps = {
  readonly store: MergeStore;
  readonly search: PairSearch;
  /** notified of merged and unmerged contacts */ readonly tell?: TellChange;
  readonly scheduler?: SchedulerLike;
};

export const makeContactMerges = ({ store, search, tell, scheduler = asyncScheduler }: Deps): ContactMerges => {
  const changed = new Subject<void>();
  const changing = <A>(command: TaskEither<Failure, A>): TaskEither<Failure, A> =>
    pipe(
      command,
      TE.tapIO(() => () => changed.next()),
    );
  const told = <A extends Pick<Unmerged, "kept" | "other">>(command: TaskEither<Failure, A>): TaskEither<Failure, A> =>
    pipe(
      command,
      TE.tapIO(({ kept, other }) => () => {
        for (const { con_id } of [kept, other]) tell?.({ contact: con_id, what: "merged" });
      }),
    );
  const ended = async (job: Job): Promise<E.Either<Failure, Job>> => {
    let now: E.Either<Failure, Job> = E.right(job);
    while (E.isRight(now) && isActive(now.right)) {
      await firstValueFrom(timer(lookEvery, scheduler));
      now = await search.job(job.id)();
    }
    return now;
  };
  return {
    changed$: changed.asObservable(),
    pairs: store.pairs,
    past: store.past,
    pastOf: store.pastOf,
    plan: (kept, other) => store.merge({ kept_id: kept, merge_id: other, dry_run: true }),
    merge: (request) => changing(told(store.merge(request))),
    unmerge: (id) => changing(told(store.unmerge(id))),
    dismiss: (pair, isDismissed) => changing(store.dismiss(pair, isDismissed)),
    find: changing(
      pipe(
        search.find,
        TE.chain((job) => () => ended(job)),
      ),
    ),
  };
};
