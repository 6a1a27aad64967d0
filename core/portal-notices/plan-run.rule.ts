import { campaignStatus } from "../campaigns/campaign-status.rule.ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { isDripPaused, isPaused } from "../learning/course-view.rule.ts";
import { learnerTriggers } from "../learning/learner-triggers.rule.ts";

/** Why a lesson is not announced yet, or never will be. */
export type RunReason = "draft" | "archived" | "ended" | "staff" | "paused" | "contact" | "left" | "opened_before";

/**
 * What is still to be announced of a lesson.
 * @property due_at when it is announced, epoch seconds; null while that is not known, or once it is decided
 */
export type RunPlan = {
  readonly state: "waiting" | "announced" | "skipped";
  readonly due_at: number | null;
  readonly reason: RunReason | null;
};

/**
 * One lesson of a course for one learner.
 * @property course as it is for the learner
 * @property since openings up to then are not announced: the learner was enrolled by then, or the lesson sent no alerts; epoch seconds, 0 for none
 * @property reachable whether the contact is neither archived nor blocked nor deleted
 */
export type RunFacts = {
  readonly course: CourseFacts;
  readonly trigger: number;
  readonly since: number;
  readonly reachable: boolean;
};

const waiting = (reason: RunReason | null, due_at: number | null = null): RunPlan => ({ state: "waiting", due_at, reason });
const skipped = (reason: RunReason): RunPlan => ({ state: "skipped", due_at: null, reason });

/** Why no lesson of the course is announced to any learner now. */
const silence = (course: CourseFacts, now: number): RunReason | null => {
  if (course.draft) return "draft";
  if (course.archived_at !== null) return "archived";
  return campaignStatus(course, now) === "ended" ? "ended" : null;
};

/**
 * Decides whether the opening of a lesson is announced to a learner now, when it will be, or why not. It is announced once it is open by
 * the rules of access; one that was open before, or that the learner has begun, is skipped. Nothing is announced while the course or the
 * learner's schedule is paused, and what opened meanwhile is announced afterwards.
 * @param now epoch seconds
 */
export const planRun = ({ course, trigger, since, reachable }: RunFacts, now: number): RunPlan => {
  if (course.joined_at === null) return skipped("left");
  const silent = silence(course, now);
  if (silent !== null) return waiting(silent);
  const lesson = learnerTriggers(course, now).find(({ id }) => id === trigger);
  if (lesson === undefined) return waiting("draft");
  if (lesson.progress !== null) return skipped("opened_before");
  const paused = isPaused(course) || isDripPaused(course);
  if (lesson.opens_at === null) return waiting(lesson.automatic ? "paused" : "staff");
  if (lesson.opens_at <= since) return skipped("opened_before");
  const due_at = Math.max(lesson.opens_at, course.start_time);
  if (due_at > now) return waiting(null, due_at);
  if (paused) return waiting("paused");
  return reachable ? { state: "announced", due_at: null, reason: null } : waiting("contact", due_at);
};
