import * as t from "io-ts";
import { addDays, addMonths, weekdayOf } from "../kernel/calendar.ts";
import { LocalDate, LocalTime, TimeZone, defaultTimeZone } from "../kernel/dates.ts";
import { orNull } from "../kernel/or-null.ts";
import { instantOf } from "../kernel/wall-clock.ts";
import { defaultStartAt } from "./trigger-times.rule.ts";
import { Weekday } from "./weekday.model.ts";

/** The interval between two runs; `never` runs once. */
const intervals = {
  daily: (start, n) => addDays(start, n),
  weekly: (start, n) => addDays(start, 7 * n),
  monthly: (start, n) => addMonths(start, n),
  yearly: (start, n) => addMonths(start, 12 * n),
} as const satisfies Record<string, (start: LocalDate, n: number) => LocalDate>;

export const Rerun = t.keyof({ never: null, daily: null, weekly: null, monthly: null, yearly: null }, "Rerun");
export type Rerun = t.TypeOf<typeof Rerun>;

/** A start, its repetition, and the weekdays on which it sends (an empty list means all). */
export const RerunSchedule = t.type(
  {
    start_date: LocalDate,
    start_at: orNull(LocalTime),
    timezone: orNull(TimeZone),
    rerun: orNull(Rerun),
    weekdays: orNull(t.readonlyArray(Weekday)),
  },
  "RerunSchedule",
);
export type RerunSchedule = t.TypeOf<typeof RerunSchedule>;

/** How many runs may be requested at once. */
export const RunCount = t.refinement(t.number, (n) => Number.isInteger(n) && n >= 0 && n <= 10_000, "a whole number 0 to 10000");

const nextAllowed = (due: LocalDate, allowed: ReadonlySet<number>): LocalDate => {
  let day = due;
  while (allowed.size > 0 && !allowed.has(weekdayOf(day))) day = addDays(day, 1);
  return day;
};

/** The days on which a schedule is due before they are moved to an allowed weekday; month ends stay anchored to the first day. */
function* dueDays(schedule: RerunSchedule, allowed: ReadonlySet<number>): Generator<LocalDate> {
  const start = schedule.start_date;
  const rerun = schedule.rerun ?? "never";
  if (rerun === "never") {
    yield start;
    return;
  }
  const interval = rerun === "weekly" && allowed.size > 0 ? intervals.daily : intervals[rerun];
  for (let n = 0; ; n += 1) yield interval(start, n);
}

/**
 * The runs at the same wall-clock time, each moved to the next allowed weekday; a weekly rerun sends on every allowed day, and runs moved
 * to the same instant are merged.
 * @param count of runs requested
 * @returns epoch seconds, increasing
 */
export const rerunTimes = (schedule: RerunSchedule, count: number): readonly number[] => {
  const allowed = new Set(schedule.weekdays ?? []);
  const times: number[] = [];
  if (count === 0) return times;
  for (const due of dueDays(schedule, allowed)) {
    const time = instantOf(nextAllowed(due, allowed), schedule.start_at ?? defaultStartAt, schedule.timezone ?? defaultTimeZone);
    if (time !== times.at(-1)) times.push(time);
    if (times.length === count) break;
  }
  return times;
};
