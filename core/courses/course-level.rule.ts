import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import type { CourseLevel } from "./course-level.model.ts";
import { LearnerTrigger, lessonTree } from "./lesson-tree.rule.ts";

/** How much of a course is loaded; `small` has no reliable triggers. */
export const SchemaLevel = t.keyof({ small: null, full: null }, "SchemaLevel");
export type SchemaLevel = t.TypeOf<typeof SchemaLevel>;

export const CourseTrigger = t.intersection(
  [LearnerTrigger, t.type({ draft: orNull(t.boolean), paused: orNull(t.boolean) })],
  "CourseTrigger",
);
export type CourseTrigger = t.TypeOf<typeof CourseTrigger>;

export const CourseProgress = t.type(
  { schema_level: orNull(SchemaLevel), triggers: orNull(t.readonlyArray(CourseTrigger)) },
  "CourseProgress",
);
export type CourseProgress = t.TypeOf<typeof CourseProgress>;

/** Whether a trigger is part of a course: drafts and paused ones are neither shown nor required. */
export const isOffered = (trigger: Pick<CourseTrigger, "draft" | "paused">): boolean => trigger.draft !== true && trigger.paused !== true;

/** 1 when no lesson is finished, 2 when some are, 3 when all are; a course that is not fully loaded or has no lessons is at level 1. */
export const courseLevel = (course: CourseProgress): CourseLevel => {
  if (course.schema_level !== "full") return 1;
  const triggers = course.triggers ?? [];
  const tree = lessonTree(triggers, isOffered);
  const counted = tree.listed.filter((at) => {
    const trigger = triggers[at];
    return trigger !== undefined && isOffered(trigger);
  });
  const finished = counted.filter(tree.isFinished).length;
  if (finished === 0) return 1;
  return finished === counted.length ? 3 : 2;
};
