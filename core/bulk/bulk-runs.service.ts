import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import {
  asyncScheduler,
  exhaustMap,
  filter,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  takeWhile,
  timer,
} from "rxjs";
import type { TellChange } from "../contacts/contact-change.model.ts";
import type { JobList } from "../jobs/job-list.service.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { idle, loaded, type Remote, toFailed } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { BulkAction } from "./bulk-action.model.ts";
import { type BulkRowPage, type BulkRun, isBulkUnderWay } from "./bulk-run.model.ts";
import type { BulkRowsOf, BulkStore } from "./bulk.port.ts";
import type { ContactSelection } from "./contact-selection.model.ts";

/** Polling interval of a run in progress, in milliseconds. */
const lookMs = 700;

/** Bulk actions, as a page uses them. */
export type BulkRuns = {
  /** contacts may have changed */
  readonly changed$: Observable<void>;
  /** Plans an action without changing contacts. */
  readonly plan: (action: BulkAction, selection: ContactSelection) => TaskEither<Failure, BulkRun>;
  /** The current state of a run: polled while it is in progress, and updated after an action of this user. */
  readonly follow: (id: number) => Observable<Remote<BulkRun>>;
  readonly run: (id: number) => TaskEither<Failure, BulkRun>;
  readonly cancel: (id: number) => TaskEither<Failure, BulkRun>;
  readonly undo: (id: number) => TaskEither<Failure, BulkRun>;
  readonly rows: (id: number, of: BulkRowsOf, page: number) => TaskEither<Failure, BulkRowPage>;
  readonly list: () => TaskEither<Failure, readonly BulkRun[]>;
};
export const BulkRuns = token<BulkRuns>("bulk.runs");

type Deps = {
  readonly store: BulkStore;
  readonly jobs: Pick<JobList, "refresh" | "ended$">;
  readonly ids: Ids;
  /** called when contacts may have changed */ readonly tell?: TellChange;
  readonly scheduler?: SchedulerLike;
};

export const makeBulkRuns = ({ store, jobs, ids, tell, scheduler = asyncScheduler }: Deps): BulkRuns => {
  const changed = new Subject<void>();
  const acted = new Subject<number>();
  const told =
    (id: number, command: TaskEither<Failure, BulkRun>): TaskEither<Failure, BulkRun> =>
    async () => {
      const answer = await command();
      acted.next(id);
      if (E.isRight(answer)) {
        if (answer.right.job !== null) void jobs.refresh()();
        if (!isBulkUnderWay(answer.right)) changed.next();
      }
      return answer;
    };
  const ended$ = jobs.ended$.pipe(
    filter(({ kind }) => kind === "contacts.bulk"),
    map(() => undefined),
  );
  const looked = (id: number): Observable<Remote<BulkRun>> =>
    timer(0, lookMs, scheduler).pipe(
      exhaustMap(() => store.get(id)()),
      map((answer): Remote<BulkRun> => (E.isRight(answer) ? loaded(answer.right) : toFailed(idle, answer.left))),
      takeWhile((remote) => remote.tag === "loaded" && isBulkUnderWay(remote.value), true),
    );
  const changed$ = merge(changed, ended$);
  if (tell !== undefined) changed$.subscribe(() => tell({ contact: null, what: "bulk" }));
  return {
    changed$,
    plan: (action, selection) => store.plan({ key: ids.uuid(), action, selection }),
    follow: (id) => merge(of(id), acted.pipe(filter((one) => one === id)), ended$).pipe(switchMap(() => looked(id))),
    run: (id) => told(id, store.run(id)),
    cancel: (id) => told(id, store.cancel(id)),
    undo: (id) => told(id, store.undo(id)),
    rows: store.rows,
    list: store.list,
  };
};
