import * as t from "io-ts";
import { PortalUser } from "../auth/portal-auth.model.ts";
import { orNull } from "../kernel/or-null.ts";
import { CourseFacts } from "../learning/course-facts.model.ts";
import { Course, CourseCard } from "../learning/course.model.ts";
import { LearnerLesson } from "../learning/learner-lesson.model.ts";
import { CoursePlace } from "../learning/lesson-place.model.ts";

/** A value kept on this device, with the time when the server sent it; epoch seconds. */
export type Kept<A> = { readonly value: A; readonly at: number };

/** The learner who was signed in last. */
export const KeptUser = t.type({ value: PortalUser, at: t.number }, "KeptUser");

/** The courses on the learner's home. */
export const KeptCards = t.type({ value: t.readonlyArray(CourseCard), at: t.number }, "KeptCards");

/**
 * What "Keep offline" keeps of a course.
 * @property facts the records from which its locks are derived
 * @property lessons ids of the kept lessons
 * @property files addresses of their pictures and recordings
 * @property bytes size of everything
 */
export const KeptWhole = t.type(
  { facts: CourseFacts, lessons: t.readonlyArray(t.number), files: t.readonlyArray(t.string), bytes: t.number, at: t.number },
  "KeptWhole",
);
export type KeptWhole = t.TypeOf<typeof KeptWhole>;

/**
 * A course on this device.
 * @property visited as the learner last saw it, null where they only kept it
 * @property whole null where only visited pages of it are kept
 */
export const KeptCourse = t.type(
  { id: t.number, name: t.string, visited: orNull(t.type({ value: Course, at: t.number })), whole: orNull(KeptWhole) },
  "KeptCourse",
);
export type KeptCourse = t.TypeOf<typeof KeptCourse>;

/** A lesson on this device, as of one attempt and revision. */
export const KeptLesson = t.type({ place: CoursePlace, value: LearnerLesson, at: t.number }, "KeptLesson");
export type KeptLesson = t.TypeOf<typeof KeptLesson>;
