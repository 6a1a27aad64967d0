import * as E from "fp-ts/lib/Either.js";
import { BehaviorSubject, filter, ignoreElements, merge as mergeStreams, type Observable, tap, timer } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import { conflict, type Failure } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { isHeld, nextScreen, previousScreen } from "../lessons/player.rule.ts";
import { isEmptyAnswer } from "./answer-drafts.service.ts";
import type { LearnerLesson, LessonOutcome } from "./learner-lesson.model.ts";
import type { LearningOutbox } from "./learning-outbox.service.ts";
import { learningRefusals } from "./learning-refusals.ts";
import { type LessonPlace, placeKey } from "./lesson-place.model.ts";
import type { LessonTaking } from "./lesson-taking.port.ts";
import { lessonScreens, lessonView, type LessonView, playOf, withItem } from "./lesson-view.model.ts";
import { locallyAnswered, locallyPlayed, mergedOutcome } from "./local-engagement.rule.ts";
import type { TakenReport } from "./outbox-news.model.ts";
import { queuedLesson } from "./queued-lesson.rule.ts";
import type { Saving } from "./saving.model.ts";
import { mayWait } from "./send-report.service.ts";
import type { WatchReport } from "./watch-report.model.ts";

/** The result of submitting an answer. */
export type AnswerResult =
  | { readonly kind: "graded"; readonly outcome: LessonOutcome }
  | { readonly kind: "waiting" }
  | { readonly kind: "refused"; readonly failure: Failure };

/** The player of one lesson. */
export type LessonPlayer = {
  readonly view$: Observable<Remote<LessonView>>;
  readonly load: () => Promise<void>;
  /** Moves to the next screen, or to the results after the last; blocked while an item must be completed. */
  readonly next: () => void;
  readonly back: () => void;
  /** Moves to a screen, at most to the first blocked one. */
  readonly goTo: (index: number) => void;
  readonly answer: (item: string, answer: unknown) => Promise<AnswerResult>;
  readonly played: (item: string, report: WatchReport) => Promise<void>;
  /**
   * Restarts the lesson; points stay.
   * @returns the failure, or null
   */
  readonly replay: () => Promise<Failure | null>;
  /** Where the learner's actions are: with the server, being sent, or on this device. */
  readonly saving$: Observable<Saving>;
  /** What the learner began to enter in an item and has not sent; undefined without. */
  readonly draft: (item: string) => unknown;
  /** Keeps a draft on this device; an empty one removes it. */
  readonly keepDraft: (item: string, answer: unknown) => void;
};

/** Opens the player of a lesson. */
export type LessonPlayers = { readonly open: (place: LessonPlace) => LessonPlayer };

type Deps = {
  readonly store: LessonTaking;
  readonly outbox: Pick<LearningOutbox, "send" | "taken$" | "saving$" | "flush" | "queued" | "drafts">;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** Seconds that the server's position may lag behind before the report is repeated. */
const shortfall = 0.05;
/** Milliseconds until the report is repeated. */
const tellAgainAfter = 5000;
/** How often a report is repeated that the server does not count. */
const mostRepeats = 12;

export const makeLessonPlayers = ({ store, outbox, clock, ids }: Deps): LessonPlayers => {
  return {
    open: (place) => {
      const state = new BehaviorSubject<Remote<LessonView>>(idle);
      let drafts: ReadonlyMap<string, unknown> = new Map();
      let restart: string | null = null;
      const view = (): LessonView | undefined => latestValue(state.value);
      const attemptNow = (): number | null => view()?.lesson.attempt ?? null;
      const stamp = () => ({ id: ids.uuid(), place, attempt: attemptNow(), at: clock.now() });
      const put = (lesson: LearnerLesson, change: Partial<Pick<LessonView, "index" | "atResults" | "waiting">> = {}): void => {
        const { index, atResults, waiting } = { index: lesson.index, atResults: false, waiting: new Set<string>(), ...view(), ...change };
        state.next(loaded(lessonView(lesson, index, atResults, waiting)));
      };
      const merge = ({ report, outcome }: TakenReport): void => {
        const now = view();
        if (now === undefined || outcome.attempt < now.lesson.attempt) return;
        if (outcome.attempt > now.lesson.attempt) return void load();
        const waiting = new Set([...now.waiting].filter((uuid) => uuid !== report.item || report.kind !== "answer"));
        const isNewlyDone = outcome.lesson_completed && !now.lesson.completed;
        put(
          { ...withItem(now.lesson, mergedOutcome(now.lesson, outcome)), points: outcome.total, completed: outcome.lesson_completed },
          { waiting },
        );
        if (isNewlyDone) void refresh();
      };
      const taken$ = outbox.taken$.pipe(filter(({ report }) => placeKey(report.place) === placeKey(place)));
      const merged$ = taken$.pipe(tap(merge), ignoreElements());
      const refresh = async (): Promise<void> => {
        const answer = await store.lesson(place)();
        const now = view();
        if (E.isLeft(answer) || now === undefined) return;
        const { next, points, completed } = answer.right;
        put({ ...now.lesson, next, points, completed });
      };
      const tellPlayed = async (item: string, report: WatchReport, repeats = mostRepeats): Promise<void> => {
        const sent = await outbox.send({ ...stamp(), kind: "played", item, ...report });
        if (E.isLeft(sent) || sent.right.completed || repeats === 0) return;
        if (sent.right.item.engagementState.furthest >= report.furthest - shortfall) return;
        timer(tellAgainAfter).subscribe(() => void tellPlayed(item, report, repeats - 1));
      };
      const showScreen = (): void => {
        const now = view();
        if (now === undefined || now.atResults) return;
        for (const { uuid } of now.screens[now.index] ?? []) void outbox.send({ ...stamp(), kind: "shown", item: uuid });
      };
      const move = (index: number, atResults = false): void => {
        const now = view();
        if (now === undefined) return;
        put(now.lesson, { index, atResults });
        showScreen();
        if (atResults && now.waiting.size > 0) void refresh();
      };
      const load = async (): Promise<void> => {
        state.next(toLoading(state.value));
        const meanwhile: TakenReport[] = [];
        const hearing = taken$.subscribe((news) => meanwhile.push(news));
        const answer = await store.lesson(place)();
        const queued = E.isLeft(answer) ? [] : await outbox.queued(place);
        drafts = E.isLeft(answer) ? drafts : ((await outbox.drafts()?.find(place, answer.right.attempt)) ?? drafts);
        hearing.unsubscribe();
        if (E.isLeft(answer)) return state.next(toFailed(state.value, answer.left));
        const { lesson, waiting } = queuedLesson(answer.right, queued);
        put(lesson, { index: lesson.index, atResults: lesson.completed, waiting });
        for (const news of meanwhile) merge(news);
        showScreen();
      };
      const keepDraft = (item: string, answer: unknown): void => {
        const attempt = attemptNow();
        if (attempt === null) return;
        drafts = new Map([...drafts, [item, isEmptyAnswer(answer) ? undefined : answer]]);
        void outbox.drafts()?.keep(place, attempt, item, answer);
      };

      return {
        view$: mergeStreams(state, merged$),
        load,
        next: () => {
          const now = view();
          if (now === undefined || now.isHeld) return;
          const screens = lessonScreens(now.lesson);
          const index = nextScreen(playOf(now.lesson, now.index), screens).index;
          move(index, index === now.index);
        },
        back: () => {
          const now = view();
          if (now === undefined) return;
          move(now.atResults ? now.index : previousScreen(playOf(now.lesson, now.index), lessonScreens(now.lesson)).index);
        },
        goTo: (target) => {
          const now = view();
          if (now === undefined) return;
          const screens = lessonScreens(now.lesson);
          const held = screens.findIndex((screen) => isHeld(playOf(now.lesson, now.index), screen));
          move(Math.max(0, held === -1 ? target : Math.min(target, held)));
        },
        answer: async (item, answer) => {
          const report = { ...stamp(), kind: "answer" as const, item, answer };
          const sent = await outbox.send(report);
          if (E.isRight(sent) && report.attempt !== null && sent.right.attempt > report.attempt)
            return { kind: "refused", failure: conflict(learningRefusals.restarted) };
          if (E.isRight(sent) || mayWait(sent.left)) keepDraft(item, undefined);
          if (E.isRight(sent)) return { kind: "graded", outcome: sent.right };
          const now = view();
          if (!mayWait(sent.left) || now === undefined) return { kind: "refused", failure: sent.left };
          put(locallyAnswered(now.lesson, item, answer), { waiting: new Set([...now.waiting, item]) });
          return { kind: "waiting" };
        },
        played: async (item, report) => {
          const now = view();
          if (now !== undefined) put(locallyPlayed(now.lesson, item, report));
          await tellPlayed(item, report);
        },
        replay: async () => {
          await outbox.flush();
          if ((await outbox.queued(place)).length > 0) return { tag: "offline" };
          restart ??= ids.uuid();
          const attempt = attemptNow();
          const answer = await store.resetLesson(place, { id: restart, ...(attempt === null ? {} : { attempt }) })();
          if (E.isLeft(answer)) return answer.left;
          restart = null;
          drafts = new Map();
          put(answer.right, { index: 0, atResults: false, waiting: new Set() });
          showScreen();
          return null;
        },
        saving$: outbox.saving$,
        draft: (item) => drafts.get(item),
        keepDraft,
      };
    },
  };
};
