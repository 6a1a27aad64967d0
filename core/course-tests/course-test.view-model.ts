import { addDays, dayNumber } from "../kernel/calendar.ts";
import type { LocalDate } from "../kernel/dates.ts";
import { instantOf, localDateAt } from "../kernel/wall-clock.ts";
import type { CourseFacts } from "../learning/course-facts.model.ts";
import { courseView } from "../learning/course-view.rule.ts";
import type { Course } from "../learning/course.model.ts";
import { type CourseChange, courseChanges } from "./course-changes.rule.ts";
import { courseOn } from "./course-on.rule.ts";
import type { CourseTest } from "./course-test.model.ts";
import { imaginedLearner, type Pace, workedThrough } from "./imagined-learner.rule.ts";

/** How a course is tried out: on which day an imagined learner joins, and how the learner works from then, or a contact from now on. */
export type TestSettings = { readonly joined: LocalDate; readonly pace: Pace; readonly drafts: boolean };

/** A course through time for one learner: what changes when, and the days that are worth looking at. */
export type CourseTime = {
  readonly facts: CourseFacts;
  readonly changes: readonly CourseChange[];
  readonly first: LocalDate;
  readonly last: LocalDate;
};

const joinsAt = "09:00";
const daysAfter = 7;
const mostDays = 3_650;

const published = (course: CourseFacts): CourseFacts => ({
  ...course,
  triggers: course.triggers.map((trigger) => ({ ...trigger, draft: false, paused: false })),
});

const factsOf = ({ facts, contact }: CourseTest, { joined, pace, drafts }: TestSettings, now: number): CourseFacts => {
  const course = drafts ? published(facts) : facts;
  if (contact !== null) return workedThrough(course, now, pace);
  const joined_at = instantOf(joined, joinsAt, facts.timezone);
  return workedThrough(imaginedLearner(course, joined_at), joined_at, pace);
};

/**
 * A course through time, for a contact or an imagined learner.
 * @param now epoch seconds
 */
export const courseTime = (test: CourseTest, settings: TestSettings, now: number): CourseTime => {
  const facts = factsOf(test, settings, now);
  const changes = courseChanges(facts);
  const day = (at: number): LocalDate => localDateAt(at, facts.timezone);
  const today = day(now);
  const first = facts.joined_at === null ? today : day(facts.joined_at);
  const end = changes.reduce((latest, { at }) => (day(at) > latest ? day(at) : latest), today > first ? today : first);
  const last = addDays(end, daysAfter);
  return { facts, changes, first, last: dayNumber(last) - dayNumber(first) > mostDays ? addDays(first, mostDays) : last };
};

/** What the learner sees at the end of a day. */
export const courseOnDay = ({ facts }: CourseTime, day: LocalDate): Course => {
  const at = instantOf(addDays(day, 1), "00:00", facts.timezone) - 1;
  return courseView(courseOn(facts, at), at);
};

/** When a lesson is first open to the learner, epoch seconds; null where it never is. */
export const firstOpen = ({ changes }: CourseTime, lesson: number): number | null =>
  changes.find(({ lessons }) => lessons.some((change) => change.lesson.id === lesson && change.to !== "locked"))?.at ?? null;
