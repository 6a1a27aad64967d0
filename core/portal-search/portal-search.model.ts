import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { LessonLink, LessonState, LockReason } from "../learning/course.model.ts";
import { SharedLessonState } from "../shared-lessons/shared-lesson.model.ts";

export const searchLimits = { search: 200, results: 50 } as const;

/** A course that a learner's search found. */
export const FoundCourse = t.type({ id: t.number, name: t.string, summary: t.string, joined: t.boolean }, "FoundCourse");
export type FoundCourse = t.TypeOf<typeof FoundCourse>;

/** A lesson that a learner's search found; of a locked one only its name and the reason for the lock. */
export const FoundLesson = t.type(
  { id: t.number, name: t.string, course: LessonLink, state: LessonState, lock: orNull(LockReason) },
  "FoundLesson",
);
export type FoundLesson = t.TypeOf<typeof FoundLesson>;

/** A lesson of a shared folder that a learner's search found. */
export const FoundSharedLesson = t.type(
  { id: t.number, name: t.string, folder: LessonLink, state: SharedLessonState },
  "FoundSharedLesson",
);
export type FoundSharedLesson = t.TypeOf<typeof FoundSharedLesson>;

/** A page of the portal that a learner's search found. */
export const FoundPage = t.type({ path: t.string, title: t.string }, "FoundPage");
export type FoundPage = t.TypeOf<typeof FoundPage>;

/** What a learner's search found, at most so many of each kind; the counts are of all, that of lessons with those of shared folders. */
export const PortalFound = t.type(
  {
    courses: t.readonlyArray(FoundCourse),
    lessons: t.readonlyArray(FoundLesson),
    shared: orDefault(t.readonlyArray(FoundSharedLesson), []),
    pages: t.readonlyArray(FoundPage),
    course_count: t.number,
    lesson_count: t.number,
    page_count: t.number,
  },
  "PortalFound",
);
export type PortalFound = t.TypeOf<typeof PortalFound>;
