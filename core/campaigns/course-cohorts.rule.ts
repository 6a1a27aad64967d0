import * as t from "io-ts";
import { addDays, dayNumber, weekdayOf } from "../kernel/calendar.ts";
import type { LocalDate } from "../kernel/dates.ts";
import { localDateAt } from "../kernel/wall-clock.ts";

/** How many cohorts are shown, and how many weeks after that of joining. */
export const cohortLimits = { cohorts: 12, weeks: 8 } as const;

/**
 * Learners who joined a course in the same week.
 * @property week its Monday, 'YYYY-MM-DD'
 * @property finished how many finished all lessons of the course
 * @property active how many finished a lesson in the week of joining, in the next one, and so on until the current week
 */
export const Cohort = t.type({ week: t.string, joined: t.number, finished: t.number, active: t.readonlyArray(t.number) }, "Cohort");
export type Cohort = t.TypeOf<typeof Cohort>;

/** How many of a cohort finished a lesson so many weeks after that of joining. */
export type CohortWeek = { readonly week: string; readonly after: number; readonly learners: number };

/**
 * The Monday of the week in which an instant is in a time zone.
 * @param at epoch seconds
 */
export const weekAt = (at: number, timeZone: string): LocalDate => {
  const day = localDateAt(at, timeZone);
  return addDays(day, 1 - weekdayOf(day));
};

/**
 * The cohorts of a course, newest first; a week in which nobody finished a lesson counts 0, a week that has not begun is left out.
 * @param thisWeek Monday of the current week
 */
export const courseCohorts = (
  cohorts: readonly Omit<Cohort, "active">[],
  weeks: readonly CohortWeek[],
  thisWeek: string,
): readonly Cohort[] => {
  const counted = new Map(weeks.map(({ week, after, learners }) => [`${week} ${after}`, learners]));
  return cohorts
    .toSorted((a, b) => (a.week < b.week ? 1 : -1))
    .slice(0, cohortLimits.cohorts)
    .map((cohort) => {
      const begun = Math.min(cohortLimits.weeks, Math.max(0, (dayNumber(thisWeek) - dayNumber(cohort.week)) / 7));
      return { ...cohort, active: Array.from({ length: begun + 1 }, (_, after) => counted.get(`${cohort.week} ${after}`) ?? 0) };
    });
};
