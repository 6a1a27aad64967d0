import type { LocalDate } from "./dates.ts";
import { remembered } from "./remembered.ts";

const dayMs = 86_400_000;

const instantOfDay = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`);

/** Days since 1970-01-01 of a calendar day; uses the platform's calendar for speed, as filters call it for each value of a column. */
export const dayNumber = (date: LocalDate): number => instantOfDay(date) / dayMs;

/** The calendar day a number of days after 1970-01-01. */
export const dateOfDay = remembered(
  (day: number): LocalDate => new Date(day * dayMs).toISOString().slice(0, -14),
  (day) => day,
  10_000,
);

/** The calendar day a number of days later, or earlier where negative. */
export const addDays = (date: LocalDate, days: number): LocalDate => dateOfDay(dayNumber(date) + days);

/** The same day a number of months later, or the last of that month when it is shorter. */
export const addMonths = (date: LocalDate, months: number): LocalDate => {
  const first = new Date(instantOfDay(`${date.slice(0, -2)}01`));
  const last = new Date(first);
  last.setUTCMonth(first.getUTCMonth() + months + 1, 0);
  last.setUTCDate(Math.min(last.getUTCDate(), Number(date.slice(-2))));
  return dateOfDay(last.getTime() / dayMs);
};

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(instantOfDay(date)).getUTCDay() || 7;
