import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { CourseProgress, courseLevel } from "./course-level.rule.ts";
import type { CourseStatus } from "./course-status.model.ts";

export const JoinedCourse = t.intersection([CourseProgress, t.type({ joined: orNull(t.boolean) })], "JoinedCourse");
export type JoinedCourse = t.TypeOf<typeof JoinedCourse>;

/** Available until joined, completed once joined with all lessons finished, otherwise current. */
export const courseStatus = (course: JoinedCourse): CourseStatus => {
  if (course.joined !== true) return "available";
  return courseLevel(course) === 3 ? "completed" : "current";
};
