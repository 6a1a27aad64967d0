import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Course, CourseCard } from "./course.model.ts";
import type { LearnerLesson, LessonOutcome } from "./learner-lesson.model.ts";

/** One lesson of one course. */
export type LessonPlace = { readonly course: number; readonly trigger: number };
/** One item of it. */
export type ItemPlace = LessonPlace & { readonly item: string };

/**
 * When something happened that is told later.
 * @property ago whole seconds before the call, 0 for now
 */
export type Happened = { readonly ago: number };

export type AnswerGiven = Happened & { readonly answer: unknown; readonly answer_id: string };
/**
 * @property time, furthest, duration seconds of the recording
 * @property rate how fast it plays
 */
export type Played = Happened & { readonly time: number; readonly furthest: number; readonly duration: number; readonly rate: number };

/** Courses and lessons of the learner who asks. One request, one answer. */
export type LearningStore = {
  readonly courses: () => TaskEither<Failure, readonly CourseCard[]>;
  readonly course: (id: number) => TaskEither<Failure, Course>;
  /** Joining again changes nothing. */
  readonly join: (id: number) => TaskEither<Failure, Course>;
  /** Clears answers and progress of every lesson; points stay and are not earned again. */
  readonly resetCourse: (id: number) => TaskEither<Failure, Course>;
  readonly lesson: (place: LessonPlace) => TaskEither<Failure, LearnerLesson>;
  /** The same answer_id twice is one answer. */
  readonly answer: (place: ItemPlace, given: AnswerGiven) => TaskEither<Failure, LessonOutcome>;
  readonly played: (place: ItemPlace, report: Played) => TaskEither<Failure, LessonOutcome>;
  readonly shown: (place: ItemPlace, when: Happened) => TaskEither<Failure, LessonOutcome>;
  /** Takes the lesson back to its first item with every item uncompleted; points stay. */
  readonly resetLesson: (place: LessonPlace) => TaskEither<Failure, LearnerLesson>;
};
export const LearningStore = token<LearningStore>("learning.store");
