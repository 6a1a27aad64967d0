import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import {
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  map,
  type Observable,
  type SchedulerLike,
  asyncScheduler,
  Subject,
  switchMap,
  timer,
} from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import { isActive, type Job } from "./job.model.ts";
import type { JobStore } from "./jobs.port.ts";

/** Polling interval while a job is in progress, in milliseconds. */
const lookMs = 1_500;

/** The user's background jobs, shared by all pages. */
export type JobList = {
  readonly jobs$: Observable<readonly Job[]>;
  readonly latest: () => readonly Job[];
  /** emits each job once, when it ends while it is being polled */
  readonly ended$: Observable<Job>;
  /** Loads the jobs, and polls them while one is in progress. */
  readonly refresh: () => TaskEither<Failure, void>;
  readonly cancel: (id: number) => TaskEither<Failure, Job>;
  readonly undo: (id: number) => TaskEither<Failure, Job>;
  readonly dismiss: (id: number) => TaskEither<Failure, Job>;
  /** Clears the list, as when another user signs in. */
  readonly clear: () => void;
};
export const JobList = token<JobList>("jobs.list");

type Deps = { readonly store: JobStore; readonly scheduler?: SchedulerLike };

export const makeJobList = ({ store, scheduler = asyncScheduler }: Deps): JobList => {
  const jobs = new BehaviorSubject<readonly Job[]>([]);
  const ended = new Subject<Job>();

  const put = (next: readonly Job[]): void => {
    const before = new Map(jobs.value.map((job) => [job.id, job]));
    jobs.next(next);
    for (const job of next) {
      const known = before.get(job.id);
      if (known !== undefined && isActive(known) && !isActive(job)) ended.next(job);
    }
  };
  /** counts whose list it is: an answer that was asked for before the list was cleared is another user's */
  let turn = 0;
  const refresh = (): TaskEither<Failure, void> => async () => {
    const asked = turn;
    const answer = await store.list()();
    if (E.isRight(answer) && asked === turn) put(answer.right);
    return E.map(() => undefined)(answer);
  };
  const changing =
    (command: TaskEither<Failure, Job>): TaskEither<Failure, Job> =>
    async () => {
      const answer = await command();
      if (E.isRight(answer)) await refresh()();
      return answer;
    };

  jobs
    .pipe(
      map((all) => all.some(isActive)),
      distinctUntilChanged(),
      switchMap((isBusy) => (isBusy ? timer(lookMs, lookMs, scheduler) : EMPTY)),
      exhaustMap(() => refresh()()),
    )
    .subscribe();

  return {
    jobs$: jobs.asObservable(),
    latest: () => jobs.value,
    ended$: ended.asObservable(),
    refresh,
    cancel: (id) => changing(store.cancel(id)),
    undo: (id) => changing(store.undo(id)),
    dismiss: (id) => changing(store.dismiss(id)),
    clear: () => {
      turn += 1;
      jobs.next([]);
    },
  };
};
