import { dayOfInstant, startOfDay } from "./calendar-day.rule.ts";

/** The reference time and time zone of relative operators. Days are days since 1970-01-01. */
export type FilterMoment = {
  /** Epoch seconds. */
  readonly now: number;
  readonly timeZone: string;
  readonly today: () => number;
  /** @returns epoch seconds at which the day begins */
  readonly startOf: (day: number) => number;
};

/**
 * The reference time of one evaluation.
 * @param now epoch seconds
 * @param timeZone the organisation's
 */
export const filterMoment = (now: number, timeZone: string): FilterMoment => ({
  now,
  timeZone,
  today: () => dayOfInstant(now, timeZone),
  startOf: (day) => startOfDay(day, timeZone),
});
