import * as t from "io-ts";
import { CourseLevel } from "../courses/course-level.rule.ts";
import { CourseStatus } from "../courses/course-status.rule.ts";
import { orNull } from "../kernel/or-null.ts";

/** How a lesson stands for a learner: `current` is the one to take next, `open` can be taken too. */
export const LessonState = t.keyof({ done: null, current: null, open: null, locked: null }, "LessonState");
export type LessonState = t.TypeOf<typeof LessonState>;

/** Why a lesson is locked: the course is not joined, earlier lessons are not finished, or its day has not come. */
export const LockReason = t.keyof({ join: null, previous: null, date: null }, "LockReason");
export type LockReason = t.TypeOf<typeof LockReason>;

/** A lesson that belongs to another. */
export const LessonPart = t.type({ id: t.number, name: t.string, done: t.boolean }, "LessonPart");
export type LessonPart = t.TypeOf<typeof LessonPart>;

/** A lesson in a course's syllabus. */
export const CourseLesson = t.type(
  {
    id: t.number,
    name: t.string,
    state: LessonState,
    lock: orNull(LockReason),
    /** epoch seconds from when on it is open; null when it is, or when that depends on joining */
    opens_at: orNull(t.number),
    /** beside the order: never locked by others, locks nobody */
    extra: t.boolean,
    points: t.number,
    items: t.number,
    /** lessons that belong to this one, which is finished only with them */
    parts: t.readonlyArray(LessonPart),
  },
  "CourseLesson",
);
export type CourseLesson = t.TypeOf<typeof CourseLesson>;

const LessonLink = t.type({ id: t.number, name: t.string }, "LessonLink");
export type LessonLink = t.TypeOf<typeof LessonLink>;

/** A course as a card shows it; times are epoch seconds. */
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
    /** when the learner last did something in it */
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

/** A course with its syllabus in the order in which it is shown. */
export const Course = t.intersection([CourseCard, t.type({ about: t.string, triggers: t.readonlyArray(CourseLesson) })], "Course");
export type Course = t.TypeOf<typeof Course>;
