import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { LessonLink, LessonState, LockReason } from "../learning/course.model.ts";

export const searchLimits = { search: 200, results: 50 } as const;

/** A course that a learner's search found. */
export const FoundCourse = t.type({ id: t.number, name: t.string, summary: t.string, joined: t.boolean }, "FoundCourse");
export type FoundCourse = t.TypeOf<typeof FoundCourse>;

/** A lesson that a learner's search found; of a locked one nothing but its name is told, and why it is locked. */
export const FoundLesson = t.type(
  { id: t.number, name: t.string, course: LessonLink, state: LessonState, lock: orNull(LockReason) },
  "FoundLesson",
);
export type FoundLesson = t.TypeOf<typeof FoundLesson>;

/** A page of the portal that a learner's search found. */
export const FoundPage = t.type({ path: t.string, title: t.string }, "FoundPage");
export type FoundPage = t.TypeOf<typeof FoundPage>;

/** What a learner's search found, at most so many of each kind; the counts are of all. */
export const PortalFound = t.type(
  {
    courses: t.readonlyArray(FoundCourse),
    lessons: t.readonlyArray(FoundLesson),
    pages: t.readonlyArray(FoundPage),
    course_count: t.number,
    lesson_count: t.number,
    page_count: t.number,
  },
  "PortalFound",
);
export type PortalFound = t.TypeOf<typeof PortalFound>;
