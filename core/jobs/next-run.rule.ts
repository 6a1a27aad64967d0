import { addDays } from "../kernel/calendar.ts";
import type { LocalTime } from "../kernel/dates.ts";
import { instantOf, localDateAt } from "../kernel/wall-clock.ts";

/** A schedule: every so many seconds, or daily at a local time of the organisation. */
export type Schedule = { readonly every: number } | { readonly dailyAt: LocalTime };

/**
 * The first instant after `after` at which a schedule is due. A local time that a clock change skips or repeats counts once.
 * @param after epoch seconds
 */
export const nextRun = (schedule: Schedule, after: number, timeZone: string): number => {
  if ("every" in schedule) return after + schedule.every;
  const today = localDateAt(after, timeZone);
  const due = instantOf(today, schedule.dailyAt, timeZone);
  return due > after ? due : instantOf(addDays(today, 1), schedule.dailyAt, timeZone);
};
