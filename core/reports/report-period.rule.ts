import * as t from "io-ts";
import { addDays, addMonths, dayNumber, weekdayOf } from "../kernel/calendar.ts";
import type { LocalDate } from "../kernel/dates.ts";
import { localDateAt, startOfWallDay } from "../kernel/wall-clock.ts";

/** The periods of a report: the last days, this one included, or the last months, this one included. */
export const ReportPeriod = t.keyof({ "7d": null, "30d": null, "90d": null, "12m": null }, "ReportPeriod");
export type ReportPeriod = t.TypeOf<typeof ReportPeriod>;
export const reportPeriods: readonly ReportPeriod[] = ["7d", "30d", "90d", "12m"];
export const defaultPeriod: ReportPeriod = "30d";

/** What a row of a report over time covers. */
export const ReportUnit = t.keyof({ day: null, week: null, month: null }, "ReportUnit");
export type ReportUnit = t.TypeOf<typeof ReportUnit>;

const days = { "7d": 7, "30d": 30, "90d": 90 } as const;
const units: Readonly<Record<ReportPeriod, ReportUnit>> = { "7d": "day", "30d": "day", "90d": "week", "12m": "month" };

/**
 * The time that a report covers.
 * @property since epoch seconds
 * @property until epoch seconds, not included
 * @property buckets the first day of each row with its start in epoch seconds
 */
export type ReportSpan = {
  readonly unit: ReportUnit;
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly since: number;
  readonly until: number;
  readonly buckets: readonly { readonly day: LocalDate; readonly start: number }[];
};

const startOf = (day: LocalDate, timeZone: string): number => startOfWallDay(dayNumber(day), timeZone);

const nextBucket = (day: LocalDate, unit: ReportUnit): LocalDate => {
  if (unit === "month") return addMonths(`${day.slice(0, -2)}01`, 1);
  return addDays(day, unit === "day" ? 1 : 8 - weekdayOf(day));
};

/**
 * The days of a period with its rows: days, weeks from Monday to Sunday, of which the first begins with the period, or months. A day that
 * the zone skipped has no row.
 * @param now epoch seconds
 */
export const reportSpan = (period: ReportPeriod, now: number, timeZone: string): ReportSpan => {
  const unit = units[period];
  const last = localDateAt(now, timeZone);
  const first = period === "12m" ? addMonths(`${last.slice(0, -2)}01`, -11) : addDays(last, 1 - days[period]);
  const starts: { day: LocalDate; start: number }[] = [];
  for (let day = first; day <= last; day = nextBucket(day, unit)) starts.push({ day, start: startOf(day, timeZone) });
  const until = startOf(addDays(last, 1), timeZone);
  const buckets = starts.filter(({ start }, at) => start < (starts[at + 1]?.start ?? until));
  return { unit, first, last, since: startOf(first, timeZone), until, buckets };
};
