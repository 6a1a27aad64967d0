import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import {
  asyncScheduler,
  BehaviorSubject,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  firstValueFrom,
  map,
  type Observable,
  type SchedulerLike,
  switchMap,
  timer,
} from "rxjs";
import type { JobList } from "../jobs/job-list.service.ts";
import type { Failure } from "../kernel/failure.ts";
import { makeRemote } from "../kernel/remote-source.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { token } from "../kernel/token.ts";
import type { ImportSettings } from "./import-settings.model.ts";
import { type Import, isUnderWay } from "./import.model.ts";
import type { ImportStore, PlanPage, PlanQuery } from "./imports.port.ts";
import { withSettings } from "./with-settings.rule.ts";

/** Polling interval of an import in progress, in milliseconds. */
const lookMs = 1_000;

/** Polling interval while a plan is being cancelled, in milliseconds. */
const stopMs = 200;

/** The current import, and the history of imports. */
export type ImportSession = {
  readonly current$: Observable<Remote<Import>>;
  readonly latest: () => Remote<Import>;
  readonly history$: Observable<Remote<readonly Import[]>>;
  /** Shows an import, and polls it while it is in progress; null shows none. */
  readonly open: (id: number | null) => TaskEither<Failure, void>;
  readonly loadHistory: () => TaskEither<Failure, void>;
  readonly upload: (file: Blob, filename: string) => TaskEither<Failure, Import>;
  /** Applies settings at once, rolled back if they are refused; a plan in progress is cancelled first. */
  readonly change: (id: number, settings: ImportSettings) => TaskEither<Failure, Import>;
  readonly addField: ImportStore["addField"];
  readonly addOptions: ImportStore["addOptions"];
  readonly plan: (id: number) => TaskEither<Failure, Import>;
  readonly rows: (id: number, query: PlanQuery) => TaskEither<Failure, PlanPage>;
  /** Runs the shown plan; if another one was made meanwhile, that one is shown instead. */
  readonly run: (id: number) => TaskEither<Failure, Import>;
  readonly cancel: (id: number) => TaskEither<Failure, Import>;
  readonly undo: (id: number) => TaskEither<Failure, Import>;
};
export const ImportSession = token<ImportSession>("import.session");

type Deps = { readonly store: ImportStore; readonly jobs: Pick<JobList, "refresh">; readonly scheduler?: SchedulerLike };

export const makeImportSession = ({ store, jobs, scheduler = asyncScheduler }: Deps): ImportSession => {
  const current = new BehaviorSubject<Remote<Import>>(idle);
  const history = makeRemote(store.list);
  let shown: number | null = null;

  /** The current import as the server knows it, and the settings that are not stored yet, the oldest first. */
  let stored: Import | null = null;
  let chosen: readonly ImportSettings[] = [];

  const show = (): void => {
    if (stored !== null) current.next(loaded(chosen.reduce(withSettings, stored)));
  };
  const put = (next: Import): void => {
    if (next.id === shown) {
      stored = next;
      show();
    }
    history.change((known) => known.map((one) => (one.id === next.id ? next : one)));
  };
  const look = async (id: number): Promise<E.Either<Failure, void>> => {
    const answer = await store.get(id)();
    if (E.isRight(answer)) put(answer.right);
    else if (id === shown) current.next(toFailed(current.value, answer.left));
    return E.map(() => undefined)(answer);
  };
  /** Serialises commands, so that a plan includes the changes made before it was requested. */
  let before: Promise<unknown> = Promise.resolve();
  const changing =
    (command: TaskEither<Failure, Import>, isInBackground = false): TaskEither<Failure, Import> =>
    async () => {
      const turn = before.then(() => command());
      before = turn;
      const answer = await turn;
      if (E.isRight(answer)) {
        put(answer.right);
        if (isInBackground) void jobs.refresh()();
      }
      return answer;
    };

  /** Cancels a plan in progress, whose settings are about to change. */
  const unplanned = async (id: number): Promise<void> => {
    if (stored?.id !== id || stored.state !== "planning") return;
    let answer = await store.cancel(id)();
    while (E.isRight(answer) && answer.right.state === "planning") {
      await firstValueFrom(timer(stopMs, scheduler));
      answer = await store.get(id)();
    }
  };
  const change =
    (id: number, settings: ImportSettings): TaskEither<Failure, Import> =>
    async () => {
      if (id === shown) {
        chosen = [...chosen, settings];
        show();
      }
      return changing(async () => {
        await unplanned(id);
        const answer = await store.change(id, settings)();
        chosen = chosen.filter((one) => one !== settings);
        if (E.isLeft(answer) && id === shown) show();
        return answer;
      })();
    };

  current
    .pipe(
      map((remote) => latestValue(remote)),
      map((one) => (one !== undefined && isUnderWay(one) ? one.id : null)),
      distinctUntilChanged(),
      switchMap((id) => (id === null ? EMPTY : timer(lookMs, lookMs, scheduler).pipe(exhaustMap(() => look(id))))),
    )
    .subscribe();

  return {
    current$: current.asObservable(),
    latest: () => current.value,
    history$: history.state$,
    open: (id) => async () => {
      if (id === null || latestValue(current.value)?.id !== id) {
        stored = null;
        chosen = [];
        current.next(id === null ? idle : toLoading(idle));
      }
      shown = id;
      return id === null ? E.right(undefined) : look(id);
    },
    loadHistory: () => TE.map(() => undefined)(history.load()),
    upload: (file, filename) => store.upload(file, filename),
    change,
    addField: (id, column, field) => changing(store.addField(id, column, field)),
    addOptions: (id, column, options) => changing(store.addOptions(id, column, options)),
    plan: (id) => changing(store.plan(id), true),
    rows: (id, query) => store.rows(id, query),
    run: (id) =>
      changing(async () => {
        const answer = await store.run(id, stored?.id === id ? stored.job : null)();
        if (E.isLeft(answer)) await look(id);
        return answer;
      }, true),
    cancel: (id) => changing(store.cancel(id), true),
    undo: (id) => changing(store.undo(id), true),
  };
};
