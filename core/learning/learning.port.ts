import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Course, CourseCard } from "./course.model.ts";
import type { LessonTaking } from "./lesson-taking.port.ts";

/** Courses of the signed-in learner. Each call is one request. */
export type CourseStore = {
  readonly courses: () => TaskEither<Failure, readonly CourseCard[]>;
  readonly course: (id: number) => TaskEither<Failure, Course>;
  /** Joining again has no effect. */
  readonly join: (id: number) => TaskEither<Failure, Course>;
  /** Pauses or resumes the learner's own schedule in a course they joined: while it is paused, no further lesson opens. */
  readonly pauseDrip: (id: number, paused: boolean) => TaskEither<Failure, Course>;
  /** Clears answers and progress of every lesson; points stay and cannot be earned again. */
  readonly resetCourse: (id: number) => TaskEither<Failure, Course>;
};
export const CourseStore = token<CourseStore>("learning.courses");

/** Courses and lessons of one learner. */
export type LearningStore = CourseStore & LessonTaking;
