import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type {
  ContactCourse,
  CourseLearners,
  Enrolled,
  Enrolment,
  LearnerCourse,
  LearnersQuery,
  LessonOpening,
  MembershipChange,
} from "./enrolment.model.ts";

/** The courses of contacts, for staff. */
export type EnrolmentStore = {
  readonly learners: (course: number, query: LearnersQuery) => TaskEither<Failure, CourseLearners>;
  /** Those who have joined before stay as they are; those who left join again. */
  readonly enrol: (course: number, whom: Enrolment) => TaskEither<Failure, Enrolled>;
  readonly courses: (contact: number) => TaskEither<Failure, readonly ContactCourse[]>;
  readonly course: (contact: number, course: number) => TaskEither<Failure, LearnerCourse>;
  readonly change: (contact: number, course: number, change: MembershipChange) => TaskEither<Failure, LearnerCourse>;
  readonly open: (contact: number, course: number, lesson: number, opening: LessonOpening) => TaskEither<Failure, LearnerCourse>;
  /** Clears answers and progress; points stay, and the attempts before are kept for staff. */
  readonly reset: (contact: number, course: number) => TaskEither<Failure, LearnerCourse>;
};
export const EnrolmentStore = token<EnrolmentStore>("enrolments.store");
