import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { LessonLink, LockReason } from "../learning/course.model.ts";

/**
 * What a learner's calendar tells of a lesson: it can be taken now, opens at a time, waits for something without a time, or was finished; or,
 * without a lesson, that a course should be finished.
 */
export const CalendarKind = t.keyof({ open: null, opens: null, waits: null, finished: null, due: null }, "CalendarKind");
export type CalendarKind = t.TypeOf<typeof CalendarKind>;

/** An entry of a learner's calendar; `at` in epoch seconds, null for what has no time. */
export const CalendarEntry = t.type(
  {
    kind: CalendarKind,
    at: orNull(t.number),
    course: LessonLink,
    lesson: orNull(LessonLink),
    /** why it cannot be taken yet */
    lock: orNull(LockReason),
    /** the lesson to finish first */
    waits_for: orNull(LessonLink),
  },
  "CalendarEntry",
);
export type CalendarEntry = t.TypeOf<typeof CalendarEntry>;

/** Every lesson of a learner's courses, with its time and reason; those with a time first, in its order. */
export const OwnCalendar = t.readonlyArray(CalendarEntry, "OwnCalendar");
export type OwnCalendar = t.TypeOf<typeof OwnCalendar>;
