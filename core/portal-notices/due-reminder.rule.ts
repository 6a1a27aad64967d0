import { campaignStatus } from "../campaigns/campaign-status.rule.ts";
import { courseStatus } from "../courses/course-status.rule.ts";
import { addDays } from "../kernel/calendar.ts";
import { instantOf, localDateAt } from "../kernel/wall-clock.ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { dueAt, isDripPaused, isPaused } from "../learning/course-view.rule.ts";
import { learnerTriggers } from "../learning/learner-triggers.rule.ts";

/** Days before the last day on which learners are first reminded. */
const daysBefore = 3;
const remindsAt = "09:00";

/**
 * A reminder that is due.
 * @property key the same for the same reminder of the same day
 */
export type DueReminder = { readonly kind: "due_soon" | "due_today"; readonly due_at: number; readonly key: string };

const isSilent = (course: CourseFacts, now: number): boolean =>
  course.draft ||
  course.archived_at !== null ||
  campaignStatus(course, now) !== "live" ||
  isPaused(course) ||
  isDripPaused(course) ||
  courseStatus({ schema_level: "full", triggers: learnerTriggers(course, now), joined: true }) === "completed";

/**
 * The reminder of a course's last day that a learner should have by now: three days before it, or on the day, from nine o'clock in the
 * organisation's time zone; after a longer gap only the later one. Who joins after that hour, or has finished, is not reminded.
 * @param now epoch seconds
 */
export const dueReminder = (course: CourseFacts, now: number): DueReminder | null => {
  const due_at = dueAt(course);
  if (course.joined_at === null || due_at === null || now > due_at || isSilent(course, now)) return null;
  const { joined_at, timezone } = course;
  const day = localDateAt(due_at, timezone);
  const isReminded = (from: string): boolean => {
    const at = instantOf(from, remindsAt, timezone);
    return joined_at < at && at <= now;
  };
  const reminder = (kind: DueReminder["kind"]): DueReminder => ({ kind, due_at, key: `${kind}:${course.id}:${day}` });
  if (isReminded(day)) return reminder("due_today");
  return isReminded(addDays(day, -daysBefore)) && now < instantOf(day, "00:00", timezone) ? reminder("due_soon") : null;
};
