import * as t from "io-ts";
import { CourseLevel } from "../courses/course-level.rule.ts";
import { CourseStatus } from "../courses/course-status.rule.ts";
import { orNull } from "../kernel/or-null.ts";

/** A lesson's state for a learner: `current` is the one to take next, `open` can also be taken. */
export const LessonState = t.keyof({ done: null, current: null, open: null, locked: null }, "LessonState");
export type LessonState = t.TypeOf<typeof LessonState>;

/** Why a lesson is locked: the course is not joined, earlier lessons are not finished, or its release date has not come. */
export const LockReason = t.keyof({ join: null, previous: null, date: null }, "LockReason");
export type LockReason = t.TypeOf<typeof LockReason>;

/** A lesson that is part of another. */
export const LessonPart = t.type({ id: t.number, name: t.string, done: t.boolean }, "LessonPart");
export type LessonPart = t.TypeOf<typeof LessonPart>;

/** A lesson in a course's syllabus. */
export const CourseLesson = t.type(
  {
    id: t.number,
    name: t.string,
    state: LessonState,
    lock: orNull(LockReason),
    /** epoch seconds of its release; null when it is released or the release depends on joining */
    opens_at: orNull(t.number),
    /** outside the order: never locked by other lessons and never locks one */
    extra: t.boolean,
    points: t.number,
    items: t.number,
    /** lessons that are part of this one, which is finished only with them */
    parts: t.readonlyArray(LessonPart),
  },
  "CourseLesson",
);
export type CourseLesson = t.TypeOf<typeof CourseLesson>;

const LessonLink = t.type({ id: t.number, name: t.string }, "LessonLink");
export type LessonLink = t.TypeOf<typeof LessonLink>;

/** A course as shown on a card; times are epoch seconds. */
export const CourseCard = t.type(
  {
    id: t.number,
    name: t.string,
    summary: t.string,
    cover: orNull(t.string),
    portal_section: orNull(t.string),
    status: CourseStatus,
    level: CourseLevel,
    joined_at: orNull(t.number),
    /** the learner's last activity in it */
    touched_at: orNull(t.number),
    lessons: t.number,
    finished: t.number,
    points: t.number,
    /** the lesson to take next */
    next: orNull(LessonLink),
  },
  "CourseCard",
);
export type CourseCard = t.TypeOf<typeof CourseCard>;

/** A course with its syllabus in display order. */
export const Course = t.intersection([CourseCard, t.type({ about: t.string, triggers: t.readonlyArray(CourseLesson) })], "Course");
export type Course = t.TypeOf<typeof Course>;
