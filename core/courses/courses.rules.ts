import * as t from "io-ts";
import { Id } from "../kernel/id.ts";
import type { AnyRule } from "../kernel/rule.ts";
import { rule } from "../kernel/rule.ts";
import { CourseLevel } from "./course-level.model.ts";
import { CourseProgress, courseLevel } from "./course-level.rule.ts";
import { ListedCourse, inCourseOrder } from "./course-order.rule.ts";
import { CourseStatus } from "./course-status.model.ts";
import { JoinedCourse, courseStatus } from "./course-status.rule.ts";
import { LockableTrigger, lessonLocks } from "./lesson-locks.rule.ts";
import { SortedTrigger, lessonOrder } from "./lesson-order.rule.ts";
import { Release, releaseTime } from "./release-time.rule.ts";

/** The rules of courses as the command line shows them. */
export const courseRules: readonly AnyRule[] = [
  rule({
    name: "course-level",
    sentence: "A course is at level 1 while no lesson is finished, 2 while some are, and 3 once all are.",
    input: CourseProgress,
    output: CourseLevel,
    run: courseLevel,
  }),
  rule({
    name: "course-status",
    sentence: "A course is available until joined, completed once joined with every lesson finished, and otherwise current.",
    input: JoinedCourse,
    output: CourseStatus,
    run: courseStatus,
  }),
  rule({
    name: "course-order",
    sentence: "Courses are listed by level, then show_order with missing ones last, then newest first.",
    input: t.type({ courses: t.readonlyArray(ListedCourse) }, "CourseOrderInput"),
    output: t.readonlyArray(Id),
    run: ({ courses }) => inCourseOrder(courses).map(({ id }) => id),
  }),
  rule({
    name: "lesson-order",
    sentence: "Lessons are shown unfinished before finished, each by sorting_time plus order; children count for their parent.",
    input: t.type({ triggers: t.readonlyArray(SortedTrigger) }, "LessonOrderInput"),
    output: t.readonlyArray(Id),
    run: ({ triggers }) => lessonOrder(triggers).map(({ id }) => id),
  }),
  rule({
    name: "lesson-locks",
    sentence:
      "A lesson is locked while it is unreleased or an earlier released lesson is unfinished; finished, extra and opened lessons are not.",
    input: t.type({ triggers: t.readonlyArray(LockableTrigger) }, "LessonLocksInput"),
    output: t.record(t.string, t.boolean),
    run: ({ triggers }) => Object.fromEntries(lessonLocks(triggers).map(({ id, locked }) => [String(id), locked])),
  }),
  rule({
    name: "release-time",
    sentence: "A lesson is released at once, whole local days after joining at the hour set, or on a day; what has passed is at once.",
    input: Release,
    output: t.number,
    run: releaseTime,
  }),
];
