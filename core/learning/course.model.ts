import * as t from "io-ts";
import { CourseLevel } from "../courses/course-level.model.ts";
import { CourseStatus } from "../courses/course-status.model.ts";
import { orNull } from "../kernel/or-null.ts";

/** A lesson's state for a learner: `current` is the one to take next, `open` can also be taken. */
export const LessonState = t.keyof({ done: null, current: null, open: null, locked: null }, "LessonState");
export type LessonState = t.TypeOf<typeof LessonState>;

/**
 * Why a lesson is locked: the course is not joined or not paid, an earlier lesson is not finished, its day has not come, the learner's own
 * schedule or the whole course is paused, or only staff open it.
 */
export const LockReason = t.keyof(
  { join: null, payment: null, previous: null, date: null, drip: null, paused: null, staff: null },
  "LockReason",
);
export type LockReason = t.TypeOf<typeof LockReason>;

/** A lesson by id and name. */
export const LessonLink = t.type({ id: t.number, name: t.string }, "LessonLink");
export type LessonLink = t.TypeOf<typeof LessonLink>;

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
    /** the lesson to finish first, where an earlier one locks it */
    waits_for: orNull(LessonLink),
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
    /** whether the whole course is paused: nobody joins, and nothing new opens */
    paused: t.boolean,
    /** whether the learner's own schedule is paused */
    drip_paused: t.boolean,
    /** by when it should be finished */
    due_at: orNull(t.number),
    /** the lesson to take next */
    next: orNull(LessonLink),
  },
  "CourseCard",
);
export type CourseCard = t.TypeOf<typeof CourseCard>;

/** A course as pickers need it. */
export const SmallCourse = t.type({ id: t.number, name: t.string }, "SmallCourse");
export type SmallCourse = t.TypeOf<typeof SmallCourse>;

/** A course with its syllabus in display order. */
export const Course = t.intersection([CourseCard, t.type({ about: t.string, triggers: t.readonlyArray(CourseLesson) })], "Course");
export type Course = t.TypeOf<typeof Course>;
