import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, of } from "rxjs";
import type { Clock } from "../kernel/clock.port.ts";
import type { Failure } from "../kernel/failure.ts";
import type { Ids } from "../kernel/ids.port.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import type { Lesson } from "../lessons/lesson.model.ts";
import { isLessonCompleted } from "../lessons/player.rule.ts";
import { freeMoves } from "./free-moves.rule.ts";
import type { LearnerLesson, LessonOutcome } from "./learner-lesson.model.ts";
import { lessonOutcome } from "./learner-lesson.rule.ts";
import { decideAnswer, decideShown, type LessonMoment } from "./lesson-decision.rule.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import type { LessonPlayer } from "./lesson-player.service.ts";
import { afterEvent, lessonPoints, notStarted } from "./lesson-progress.rule.ts";
import { lessonScreens, type LessonView, lessonView, playOf, withItem } from "./lesson-view.model.ts";
import { locallyPlayed } from "./local-engagement.rule.ts";
import type { Taker } from "./taker.model.ts";

/** Shuffles are the same in each test. */
const tester: Taker = { kind: "user", id: 0 };
const nothingWaits: ReadonlySet<string> = new Set();

type Deps = { readonly load: TaskEither<Failure, Lesson>; readonly clock: Clock; readonly ids: Ids };

/** The player that tests the working copy of a lesson: the core's rules grade in the page, no lock holds, and nothing is stored or sent. */
export const makeLessonTest = ({ load, clock, ids }: Deps): LessonPlayer => {
  const state = new BehaviorSubject<Remote<LessonView>>(idle);
  let drafts: ReadonlyMap<string, unknown> = new Map();
  let moment: Omit<LessonMoment, "at"> = { items: [], progress: notStarted };
  const view = (): LessonView | undefined => latestValue(state.value);
  const put = (lesson: LearnerLesson, index: number, atResults: boolean): void => {
    const completed = lesson.completed || isLessonCompleted(playOf(lesson, index), lessonScreens(lesson));
    state.next(loaded({ ...lessonView({ ...lesson, completed }, index, atResults, nothingWaits), isHeld: false }));
  };
  const outcomeOf = (item: string): LessonOutcome | null => {
    const known = moment.items.find(({ uuid }) => uuid === item);
    return known === undefined ? null : lessonOutcome(known, moment.progress, { taker: tester, bonusTime: "standard", results: null });
  };
  const taken = (lesson: LearnerLesson, item: string, event: LessonEvent): LearnerLesson => {
    moment = { ...moment, progress: afterEvent(moment.progress, event) };
    const outcome = outcomeOf(item);
    return outcome === null ? lesson : { ...withItem(lesson, outcome.item), points: lessonPoints(moment.progress) };
  };
  const shown = (lesson: LearnerLesson, index: number): LearnerLesson =>
    (lessonScreens(lesson)[index] ?? []).reduce((before, { uuid }) => {
      const event = decideShown({ ...moment, at: clock.now() }, uuid);
      return E.isLeft(event) ? before : taken(before, uuid, event.right);
    }, lesson);
  const begin = ({ id, name, version }: Pick<Lesson, "id" | "name" | "version">): void => {
    moment = { ...moment, progress: notStarted };
    drafts = new Map();
    const lesson: LearnerLesson = {
      trigger_id: null,
      lesson_id: id,
      name,
      course: null,
      version,
      is_newest: true,
      attempt: 0,
      items: moment.items.flatMap(({ uuid }) => outcomeOf(uuid)?.item ?? []),
      index: 0,
      points: 0,
      completed: false,
      next: null,
    };
    put(shown(lesson, 0), 0, false);
  };
  return {
    view$: state.asObservable(),
    load: async () => {
      state.next(toLoading(state.value));
      const answer = await load();
      if (E.isLeft(answer)) return state.next(toFailed(state.value, answer.left));
      moment = { items: answer.right.items, progress: notStarted };
      begin(answer.right);
    },
    ...freeMoves(view, (index, atResults) => {
      const now = view();
      if (now !== undefined) put(atResults ? now.lesson : shown(now.lesson, index), index, atResults);
    }),
    answer: async (item, answer) => {
      const now = view();
      const event = decideAnswer({ ...moment, at: clock.now() }, item, { answer, answer_id: ids.uuid() });
      if (E.isLeft(event)) return { kind: "refused", failure: event.left };
      drafts = new Map([...drafts, [item, undefined]]);
      if (now !== undefined && event.right !== null) put(taken(now.lesson, item, event.right), now.index, now.atResults);
      const outcome = outcomeOf(item);
      return outcome === null ? { kind: "waiting" } : { kind: "graded", outcome };
    },
    played: async (item, report) => {
      const now = view();
      if (now !== undefined) put(locallyPlayed(now.lesson, item, report), now.index, now.atResults);
    },
    replay: async () => {
      const now = view();
      if (now !== undefined) begin({ ...now.lesson, id: now.lesson.lesson_id });
      return null;
    },
    saving$: of({ state: "saved", keeps: true }),
    draft: (item) => drafts.get(item),
    keepDraft: (item, answer) => {
      drafts = new Map([...drafts, [item, answer]]);
    },
  };
};
