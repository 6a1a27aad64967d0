import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { LearnerLesson, LessonOutcome } from "./learner-lesson.model.ts";
import type { ItemPlace, LessonPlace } from "./lesson-place.model.ts";
import type { WatchReport } from "./watch-report.model.ts";

/**
 * Which action a call reports.
 * @property id the idempotency key, a UUID
 * @property attempt the attempt that the action belongs to, the number of resets before it; an action of an earlier attempt has no effect.
 *   The current one by default
 */
export type Reported = { readonly id?: string; readonly attempt?: number };

/**
 * When a reported action happened.
 * @property ago whole seconds before the call, 0 for now
 */
export type Happened = Reported & { readonly ago: number };

export type AnswerGiven = Omit<Happened, "id"> & { readonly answer: unknown; readonly answer_id: string };
export type Played = Happened & WatchReport;

/** Lessons as the caller takes them. Each call is one request. */
export type LessonTaking = {
  readonly lesson: (place: LessonPlace) => TaskEither<Failure, LearnerLesson>;
  /** `answer_id` is the idempotency key. */
  readonly answer: (place: ItemPlace, given: AnswerGiven) => TaskEither<Failure, LessonOutcome>;
  readonly played: (place: ItemPlace, report: Played) => TaskEither<Failure, LessonOutcome>;
  readonly shown: (place: ItemPlace, when: Happened) => TaskEither<Failure, LessonOutcome>;
  /** Returns the lesson to its first item with every item uncompleted, in the newest revision; points stay. */
  readonly resetLesson: (place: LessonPlace, reset?: Reported) => TaskEither<Failure, LearnerLesson>;
};

export const LessonTaking = token<LessonTaking>("taking.lessons");
