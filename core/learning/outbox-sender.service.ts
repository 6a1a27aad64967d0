import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, distinctUntilChanged, filter, map, Subject, Subscription, switchMap, timer } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import type { Connectivity } from "../kernel/connectivity.port.ts";
import type { Failure } from "../kernel/failure.ts";
import type { LargeStorage } from "../kernel/large-storage.port.ts";
import type { Tabs } from "../kernel/tabs.port.ts";
import { type AnswerDrafts, answerDrafts } from "./answer-drafts.service.ts";
import { compactedReports } from "./compacted-reports.rule.ts";
import type { LessonOutcome } from "./learner-lesson.model.ts";
import type { LearningOutbox } from "./learning-outbox.service.ts";
import { placeKey } from "./lesson-place.model.ts";
import type { LessonReport } from "./lesson-report.model.ts";
import type { LessonTaking } from "./lesson-taking.port.ts";
import { OutboxNews, type TakenReport } from "./outbox-news.model.ts";
import { refusedAnswer } from "./refused-answer.model.ts";
import { type RefusedAnswers, refusedAnswers } from "./refused-answers.service.ts";
import { type ReportStorage, reportStorage } from "./report-storage.service.ts";
import { type SavingFacts, savingOf } from "./saving.model.ts";
import { mayWait, sendReport } from "./send-report.service.ts";

type Deps = {
  readonly store: Pick<LessonTaking, "answer" | "shown" | "played">;
  readonly storage: LargeStorage;
  readonly tabs: Tabs;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
};

/** Milliseconds until a failed report is retried. */
const retryAfter = 15_000;
/** Seconds for which a report that is refused as forbidden is retried on each visit: the lesson may open, the session be renewed. */
const lifetime = 31 * 24 * 3600;

type Answer = E.Either<Failure, LessonOutcome>;
type Waiter = { readonly report: LessonReport; readonly settle: (answer: Answer) => void };
type Learner = {
  readonly channel: string;
  readonly reports: ReportStorage;
  readonly drafts: AnswerDrafts;
  readonly refused: RefusedAnswers;
  readonly heard: Subscription;
};

const offline: Failure = { tag: "offline" };

export const makeLearningOutbox = ({ store, storage, tabs, clock, connectivity }: Deps): LearningOutbox => {
  const facts = new BehaviorSubject<SavingFacts>({ waiting: 0, isFailing: false, keeps: true });
  const taken = new Subject<TakenReport>();
  const waiters = new Map<string, Waiter>();
  /** ids of reports whose storing has not ended */
  const storing = new Set<string>();
  /** ids of reports that are not sent in this visit again, though they may still be stored */
  const finished = new Set<string>();
  let queue: ReadonlySet<string> = new Set();
  let learner: Learner | null = null;
  const refusedOf = new BehaviorSubject<RefusedAnswers>(refusedAnswers(storage, null));
  let running = Promise.resolve();
  let retry = Subscription.EMPTY;

  const say = (change: Partial<SavingFacts>): void => facts.next({ ...facts.value, ...change });
  const setQueue = (ids: Iterable<string>): void => {
    queue = new Set([...ids].filter((id) => !finished.has(id)));
    say({ waiting: queue.size });
  };
  const settle = (id: string, answer: Answer): void => {
    waiters.get(id)?.settle(answer);
    waiters.delete(id);
  };
  const finish = (id: string, answer: Answer): void => {
    finished.add(id);
    setQueue(queue);
    settle(id, answer);
  };
  const accept = (news: TakenReport): void => {
    taken.next(news);
    finish(news.report.id, E.right(news.outcome));
  };
  /** Reports to send; one that a caller waits for and that another tab has removed is sent again, which has no further effect. */
  const dueReports = async ({ reports }: Learner): Promise<readonly LessonReport[]> => {
    const stored = (await reports.list()).filter(({ id }) => !finished.has(id));
    const { kept, changed, dropped } = compactedReports(stored, ({ id }) => waiters.has(id));
    for (const report of kept) if (changed.has(report.id)) await reports.change(report);
    for (const report of dropped) await reports.remove(report);
    const ids = new Set(kept.map(({ id }) => id));
    const removed = [...waiters.values()].flatMap(({ report }) => (ids.has(report.id) || storing.has(report.id) ? [] : [report]));
    setQueue([...ids, ...removed.map(({ id }) => id), ...storing]);
    return [...removed, ...kept];
  };
  /** @returns whether more reports may be sent */
  const sendOne = async ({ reports, channel, refused }: Learner, report: LessonReport): Promise<boolean> => {
    const answer = await sendReport(store, report, clock.now());
    if (E.isLeft(answer) && mayWait(answer.left)) {
      say({ isFailing: true });
      for (const id of waiters.keys()) settle(id, answer);
      retry.unsubscribe();
      retry = timer(retryAfter).subscribe(() => void flush());
      return false;
    }
    const isKept = E.isLeft(answer) && answer.left.tag === "forbidden" && clock.now() - report.at < lifetime;
    const unheard = E.isLeft(answer) && !waiters.has(report.id) ? refusedAnswer(report, answer.left) : null;
    if (unheard !== null) await refused.add(unheard);
    else await refused.drop([report.id]);
    if (!isKept) await reports.remove(report);
    if (E.isLeft(answer)) finish(report.id, answer);
    else {
      const news = { report, outcome: answer.right };
      accept(news);
      tabs.tell(channel, news);
    }
    say({ isFailing: false });
    return true;
  };
  const drain = async (own: Learner): Promise<void> => {
    for (let due = await dueReports(own); due.length > 0; due = await dueReports(own))
      for (const report of due) if (own !== learner || !(await sendOne(own, report))) return;
  };
  /** Runs are serialised, so that a flush requested during a run is not missed. */
  const flush = (): Promise<void> => {
    const run = (): Promise<void> => {
      const own = learner;
      return own === null ? Promise.resolve() : tabs.alone(own.channel, () => drain(own));
    };
    running = running.then(run, run);
    return running;
  };
  const hear = (news: unknown): void => {
    if (!OutboxNews.is(news)) return;
    if ("outcome" in news) accept(news);
    else setQueue([...queue, news.queued]);
  };
  connectivity.online$.pipe(filter((online) => online)).subscribe(() => void flush());

  return {
    taken$: taken.asObservable(),
    waiting$: facts.pipe(
      map(({ waiting }) => waiting),
      distinctUntilChanged(),
    ),
    saving$: facts.pipe(
      map(savingOf),
      distinctUntilChanged((a, b) => a.state === b.state && a.keeps === b.keeps),
    ),
    refused$: refusedOf.pipe(switchMap(({ refused$ }) => refused$)),
    dismiss: (ids) => refusedOf.value.drop(ids),
    flush,
    queued: async (place) => {
      const reports = (await learner?.reports.list()) ?? [];
      return reports.filter((report) => placeKey(report.place) === placeKey(place) && !finished.has(report.id));
    },
    drafts: () => learner?.drafts ?? null,
    setLearner: (id) => {
      learner?.heard.unsubscribe();
      for (const waiter of waiters.keys()) settle(waiter, E.left(offline));
      setQueue([]);
      if (id === null) {
        learner = null;
        refusedOf.next(refusedAnswers(storage, null));
        return;
      }
      const channel = `learning.${id}`;
      const reports = reportStorage(storage, clock, id);
      const refused = refusedAnswers(storage, id);
      learner = { channel, reports, drafts: answerDrafts(storage, clock, id), refused, heard: tabs.told$(channel).subscribe(hear) };
      refusedOf.next(refused);
      void reports.keeps().then((keeps) => say({ keeps }));
      void flush();
    },
    send: async (report) => {
      const own = learner;
      if (own === null) return E.left(offline);
      const answer = new Promise<Answer>((resolve) => waiters.set(report.id, { report, settle: resolve }));
      storing.add(report.id);
      setQueue([...queue, report.id]);
      say({ keeps: await own.reports.put(report) });
      storing.delete(report.id);
      tabs.tell(own.channel, { queued: report.id });
      void flush();
      return answer;
    },
  };
};
