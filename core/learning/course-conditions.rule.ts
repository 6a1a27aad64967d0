import { campaignStatus } from "../campaigns/campaign-status.rule.ts";
import type { Condition, Verdict } from "./condition.model.ts";
import type { CourseFacts } from "./course-facts.model.ts";

export type CourseConditionCode = "course_published" | "course_offered" | "course_current" | "course_begun" | "course_running";

/**
 * What a learner needs to see a course, in the order in which staff read it: it is no draft, except for testers; and unless they have joined it,
 * it is offered to them, not archived, has begun and has not ended.
 * @param now epoch seconds
 */
export const courseConditions = (course: CourseFacts, now: number): readonly Condition<CourseConditionCode>[] => {
  const status = campaignStatus(course, now);
  const unlessJoined = (met: boolean): Verdict => (met ? "met" : course.joined_at === null ? "unmet" : "waived");
  return [
    { code: "course_published", verdict: !course.draft ? "met" : course.tester ? "waived" : "unmet" },
    { code: "course_offered", verdict: unlessJoined(course.offered) },
    { code: "course_current", verdict: unlessJoined(course.archived_at === null) },
    { code: "course_begun", verdict: unlessJoined(status !== "scheduled") },
    { code: "course_running", verdict: unlessJoined(status !== "ended") },
  ];
};
