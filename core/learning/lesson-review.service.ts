import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { BehaviorSubject, of } from "rxjs";
import { type Failure, invalid } from "../kernel/failure.ts";
import { idle, latestValue, loaded, type Remote, toFailed, toLoading } from "../kernel/remote.ts";
import { freeMoves } from "./free-moves.rule.ts";
import type { LearnerLesson } from "./learner-lesson.model.ts";
import { learningRefusals } from "./learning-refusals.ts";
import type { LessonPlayer } from "./lesson-player.service.ts";
import { type LessonView, lessonView } from "./lesson-view.model.ts";

const nothingWaits: ReadonlySet<string> = new Set();

/**
 * The read-only player of a lesson: every screen can be opened, nothing is reported, and answers are refused.
 * @param load the lesson with the answers and verdicts of the one who took it
 */
export const makeLessonReview = (load: TaskEither<Failure, LearnerLesson>): LessonPlayer => {
  const state = new BehaviorSubject<Remote<LessonView>>(idle);
  const view = (): LessonView | undefined => latestValue(state.value);
  const put = (lesson: LearnerLesson, index: number, atResults: boolean): void =>
    state.next(loaded({ ...lessonView(lesson, index, atResults, nothingWaits), isHeld: false }));
  const readOnly = invalid({ answer: [learningRefusals.read_only] });
  return {
    view$: state.asObservable(),
    load: async () => {
      state.next(toLoading(state.value));
      const answer = await load();
      if (E.isLeft(answer)) state.next(toFailed(state.value, answer.left));
      else put(answer.right, 0, false);
    },
    ...freeMoves(view, (index, atResults) => {
      const now = view();
      if (now !== undefined) put(now.lesson, index, atResults);
    }),
    answer: () => Promise.resolve({ kind: "refused", failure: readOnly }),
    played: () => Promise.resolve(),
    replay: () => Promise.resolve(readOnly),
    saving$: of({ state: "saved", keeps: true }),
    draft: () => undefined,
    keepDraft: () => undefined,
  };
};
