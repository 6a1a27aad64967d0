import { addDays, dayNumber } from "../kernel/calendar.ts";
import type { LocalDate } from "../kernel/dates.ts";
import { instantOf, localDateAt } from "../kernel/wall-clock.ts";
import type { StatsPeriod } from "./stats-period.model.ts";

/** The first day of a period: this day, the first of this month; null for all time. */
const firstDay = (period: StatsPeriod, today: LocalDate): LocalDate | null => {
  if (period === "all") return null;
  return period === "today" ? today : `${today.slice(0, -2)}01`;
};

/**
 * When a period begins on the learner's clock.
 * @param now epoch seconds
 * @returns epoch seconds, 0 for all time
 */
export const statsSince = (period: StatsPeriod, now: number, timeZone: string): number => {
  const first = firstDay(period, localDateAt(now, timeZone));
  return first === null ? 0 : instantOf(first, "00:00", timeZone);
};

/**
 * How many days in a row something was finished, up to today; a day that is not over yet breaks nothing.
 * @param days on which something was finished, in any order
 */
export const streakOf = (days: readonly LocalDate[], today: LocalDate): number => {
  const finished = new Set(days);
  let at = finished.has(today) ? today : addDays(today, -1);
  let length = 0;
  for (; finished.has(at); at = addDays(at, -1)) length += 1;
  return length;
};

/** Points by day from the first to the last of the days that have some, with the days between; at most the last 31. */
export const pointsByDay = (
  gains: readonly { readonly day: LocalDate; readonly points: number }[],
): readonly { readonly day: LocalDate; readonly points: number }[] => {
  if (gains.length === 0) return [];
  const sums = new Map<LocalDate, number>();
  for (const { day, points } of gains) sums.set(day, (sums.get(day) ?? 0) + points);
  const days = [...sums.keys()].toSorted();
  const last = days.at(-1) ?? "";
  const length = Math.min(31, dayNumber(last) - dayNumber(days[0] ?? last) + 1);
  return Array.from({ length }, (_, at) => {
    const day = addDays(last, at + 1 - length);
    return { day, points: sums.get(day) ?? 0 };
  });
};
