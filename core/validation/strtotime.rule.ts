import * as O from "fp-ts/lib/Option.js";
import { pipe } from "fp-ts/lib/function.js";
import { Temporal } from "temporal-polyfill";
import { EpochSeconds, isLocalDate } from "../kernel/dates.ts";
import type { DateText } from "./date-text.rule.ts";
import { readDateText } from "./date-text.rule.ts";
import type { Shift } from "./date-words.rule.ts";
import { isoDate } from "./date-words.rule.ts";

type Weekday = NonNullable<DateText["weekday"]>;

const daysOfWeek = 7;
const midnight = { hour: 0, minute: 0, second: 0 };

const daysTo = (today: number, { number, which, ofWeek }: Weekday): number => {
  const weeks = which === "next" ? daysOfWeek : which === "last" ? -daysOfWeek : 0;
  if (ofWeek) return number - today + weeks;
  const ahead = (number - today + daysOfWeek) % daysOfWeek;
  if (which === "last") return ahead - daysOfWeek;
  return which === "next" && ahead === 0 ? daysOfWeek : ahead;
};

const dayOf = (text: DateText, today: Temporal.PlainDate): O.Option<Temporal.PlainDate> => {
  const { date, weekday } = text;
  if (date !== null) return pipe(isoDate(date.year ?? today.year, date.month, date.day), O.fromPredicate(isLocalDate), O.map(Temporal.PlainDate.from));
  return O.some(weekday === null ? today : today.add({ days: daysTo(today.dayOfWeek, weekday) }));
};

const durationOf = ({ unit, amount }: Shift): Temporal.DurationLike => {
  switch (unit) {
    case "second":
      return { seconds: amount };
    case "minute":
      return { minutes: amount };
    case "hour":
      return { hours: amount };
    case "day":
      return { days: amount };
    case "week":
      return { weeks: amount };
    case "month":
      return { months: amount };
    case "year":
      return { years: amount };
  }
};

const resolve = (text: DateText, now: number, timeZone: string): O.Option<number> => {
  if (text.epoch !== null) return O.some(text.epoch);
  const present = Temporal.Instant.fromEpochMilliseconds(now * 1000).toZonedDateTimeISO(text.zone ?? timeZone);
  const time = text.time ?? (text.wholeDay ? midnight : null);
  return pipe(
    dayOf(text, present.toPlainDate()),
    O.map((day) => (time === null ? present : day.toZonedDateTime({ timeZone: present.timeZoneId, plainTime: Temporal.PlainTime.from(time) }))),
    O.map((start) => text.shifts.reduce((at, shift) => at.add(durationOf(shift)), start)),
    O.map((at) => Math.floor(at.epochMilliseconds / 1000)),
  );
};

/**
 * The instant that a date text means, or null when it means none: ISO, `Mar 1 2024`, `3/1/2024` (month first), now, today, tomorrow, yesterday,
 * noon, midnight, `[next|last] monday`, `monday this week`, `±2 days [ago]`, each with `3pm` or `15:30`. Weeks begin on Monday.
 * @param now epoch seconds @param timeZone an IANA name or an offset `+02:00` @returns epoch seconds
 */
export const strtotime = (text: string, now: number, timeZone: string): number | null =>
  pipe(
    O.fromNullable(readDateText(text)),
    O.chain((read) => O.flatten(O.tryCatch(() => resolve(read, now, timeZone)))),
    O.filter(EpochSeconds.is),
    O.toNullable,
  );

const longestOffset = 14 * 60;

/** The zone of an offset, or null when no place on earth has it. @param offset minutes east of UTC */
export const zoneOfOffset = (offset: number): string | null => {
  if (!Number.isInteger(offset) || Math.abs(offset) > longestOffset) return null;
  const padded = (n: number): string => String(n).padStart(2, "0");
  const minutes = Math.abs(offset);
  return `${offset < 0 ? "-" : "+"}${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
};

/** An instant as forms confirm it: `Mar 1, 2024, 3:00 PM`. @param epoch seconds */
export const shownInstant = (epoch: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(epoch * 1000)).replaceAll("\u202f", " ");
