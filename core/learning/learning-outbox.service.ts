import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, filter, type Observable, Subject, Subscription, timer } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import type { Failure } from "../kernel/failure.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import type { LessonOutcome } from "./learner-lesson.model.ts";
import type { LearningStore } from "./learning.port.ts";
import type { LessonReport } from "./lesson-report.model.ts";
import { type ReportStorage, reportStorage } from "./report-storage.service.ts";

export type TakenReport = { readonly report: LessonReport; readonly outcome: LessonOutcome };

/** Sends learners' reports to the server once and in order; reports that cannot be sent yet are queued on the device. */
export type LearningOutbox = {
  /**
   * Queues the report, then sends it after those before it.
   * @returns why it was refused; a retryable failure such as offline when it stays queued
   */
  readonly send: (report: LessonReport) => Promise<E.Either<Failure, LessonOutcome>>;
  /** Sends the queued reports. */
  readonly flush: () => Promise<void>;
  /** every report that the server accepted, with its outcome, including queued ones */
  readonly taken$: Observable<TakenReport>;
  /** number of queued reports */
  readonly waiting$: Observable<number>;
  /** Sets the learner of new reports; null when no one is signed in. */
  readonly setLearner: (learner: string | null) => void;
};
export const LearningOutbox = token<LearningOutbox>("learning.outbox");

type Deps = { readonly store: LearningStore; readonly storage: DeviceStorage; readonly clock: Clock; readonly connectivity: Connectivity };

const waitsFor: ReadonlySet<Failure["tag"]> = new Set(["offline", "timeout", "busy", "server", "full", "unauthorized"]);

/** Whether a failed report can be retried; any other failure is permanent. */
export const mayWait = ({ tag }: Failure): boolean => waitsFor.has(tag);

const offline: Failure = { tag: "offline" };

/** Seconds after which the server refuses a report. */
const lifetime = 31 * 24 * 3600;

/** Milliseconds until a failed report is retried. */
const retryAfter = 15_000;

/** Merges a queued report of the same recording into the new one. */
const joined = (older: LessonReport, newer: LessonReport): LessonReport | null =>
  older.kind === "played" && newer.kind === "played" && older.trigger === newer.trigger && older.item === newer.item
    ? { ...newer, furthest: Math.max(older.furthest, newer.furthest), duration: Math.max(older.duration, newer.duration) }
    : null;

type Waiter = (answer: E.Either<Failure, LessonOutcome>) => void;

export const makeLearningOutbox = ({ store, storage, clock, connectivity }: Deps): LearningOutbox => {
  const waiting = new BehaviorSubject(0);
  const taken = new Subject<TakenReport>();
  const waiters = new Map<string, Waiter>();
  /** reports refused as forbidden that may succeed after a reload: a lesson that opens, a session that is renewed */
  const refused = new Set<string>();
  let reports: ReportStorage | null = null;
  let running = Promise.resolve();
  let retry = Subscription.EMPTY;

  const call = (report: LessonReport): Promise<E.Either<Failure, LessonOutcome>> => {
    const ago = Math.max(0, clock.now() - report.at);
    switch (report.kind) {
      case "shown":
        return store.shown(report, { ago })();
      case "answer":
        return store.answer(report, { ago, answer: report.answer, answer_id: report.id })();
      case "played":
        return store.played(report, { ago, time: report.time, furthest: report.furthest, duration: report.duration, rate: report.rate })();
    }
  };
  const settle = (id: string, answer: E.Either<Failure, LessonOutcome>): void => {
    waiters.get(id)?.(answer);
    waiters.delete(id);
  };
  const count = (): void => waiting.next(reports?.list().filter(({ id }) => !refused.has(id)).length ?? 0);
  /** @returns whether more reports may be queued */
  const sendFirst = async (held: ReportStorage): Promise<boolean> => {
    const next = held.list().find(({ id }) => !refused.has(id));
    if (next === undefined || held !== reports) return false;
    const answer = await call(next);
    if (E.isLeft(answer) && mayWait(answer.left)) {
      for (const id of waiters.keys()) settle(id, answer);
      retry.unsubscribe();
      retry = timer(retryAfter).subscribe(() => void flush());
      return false;
    }
    if (E.isLeft(answer) && answer.left.tag === "forbidden" && clock.now() - next.at < lifetime) refused.add(next.id);
    else held.remove(next);
    if (E.isRight(answer)) taken.next({ report: next, outcome: answer.right });
    settle(next.id, answer);
    return true;
  };
  const sendRest = async (): Promise<void> => {
    for (let held = reports; held !== null; held = (await sendFirst(held)) ? reports : null) count();
    count();
  };
  /** Runs are serialised, so that a flush requested during a run is not missed. */
  const flush = (): Promise<void> => {
    running = running.then(sendRest);
    return running;
  };
  connectivity.online$.pipe(filter((online) => online)).subscribe(() => void flush());

  return {
    taken$: taken.asObservable(),
    waiting$: waiting.asObservable(),
    flush,
    setLearner: (learner) => {
      reports = learner === null ? null : reportStorage(storage, learner);
      count();
      if (learner !== null) void flush();
    },
    send: (report) => {
      if (reports === null) return Promise.resolve(E.left(offline));
      let kept = report;
      for (const older of reports.list()) {
        const both = waiters.has(older.id) ? null : joined(older, kept);
        if (both === null) continue;
        kept = both;
        reports.remove(older);
      }
      reports.put(kept);
      count();
      const answer = new Promise<E.Either<Failure, LessonOutcome>>((resolve) => waiters.set(report.id, resolve));
      void flush();
      return answer;
    },
  };
};
