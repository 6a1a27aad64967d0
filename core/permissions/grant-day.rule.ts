import { addDays, dayNumber } from "../kernel/calendar.ts";
import { isLocalDate, type LocalDate } from "../kernel/dates.ts";
import { localDateAt, startOfWallDay } from "../kernel/wall-clock.ts";
import { longestGrantDays } from "./flags-until.rule.ts";

/** When a permission ends that is granted until a day: with that day in the time zone, epoch seconds. */
export const endOfGrantDay = (day: LocalDate, timeZone: string): number => startOfWallDay(dayNumber(day) + 1, timeZone);

/** When a permission ends that is granted until the day of a form; null for no day, which is no end. */
export const endOfTypedDay = (typed: string, timeZone: string): number | null =>
  isLocalDate(typed) ? endOfGrantDay(typed, timeZone) : null;

/** The last day of a permission that ends at a time, in the time zone. */
export const lastGrantDay = (end: number, timeZone: string): LocalDate => localDateAt(end - 1, timeZone);

/** The days until which a permission can be granted, first and last: from today in the time zone for a year. */
export const grantDays = (now: number, timeZone: string): { readonly first: LocalDate; readonly last: LocalDate } => {
  const first = localDateAt(now, timeZone);
  return { first, last: addDays(first, longestGrantDays) };
};
