import { addDays, addMonths, dateOfDay, dayNumber, weekdayOf } from "../kernel/calendar.ts";
import { EpochSeconds, isLocalDate, type LocalDate } from "../kernel/dates.ts";
import { instantOfWall, wallAt } from "../kernel/wall-clock.ts";
import type { DateText } from "./date-text.rule.ts";
import { readDateText } from "./date-text.rule.ts";
import type { Shift } from "./date-words.rule.ts";
import { isoDate } from "./date-words.rule.ts";

type Weekday = NonNullable<DateText["weekday"]>;

const daysOfWeek = 7;
const secondsOfDay = 86_400;
const midnight = { hour: 0, minute: 0, second: 0 };

const daysTo = (today: number, { number, which, ofWeek }: Weekday): number => {
  const weeks = which === "next" ? daysOfWeek : which === "last" ? -daysOfWeek : 0;
  if (ofWeek) return number - today + weeks;
  const ahead = (number - today + daysOfWeek) % daysOfWeek;
  if (which === "last") return ahead - daysOfWeek;
  return which === "next" && ahead === 0 ? daysOfWeek : ahead;
};

const dayOf = (text: DateText, today: LocalDate): LocalDate | null => {
  const { date, weekday } = text;
  if (date === null) return weekday === null ? today : addDays(today, daysTo(weekdayOf(today), weekday));
  const day = isoDate(date.year ?? Number(today.slice(0, 4)), date.month, date.day);
  return isLocalDate(day) ? day : null;
};

/** Days and longer units keep the wall-clock time, hours and shorter ones are elapsed time. */
const shifted = (epoch: number, { unit, amount }: Shift, timeZone: string): number => {
  const wall = wallAt(epoch, timeZone);
  const day = Math.floor(wall / secondsOfDay);
  const onDay = (date: LocalDate): number => instantOfWall(dayNumber(date) * secondsOfDay + wall - day * secondsOfDay, timeZone);
  switch (unit) {
    case "second":
      return epoch + amount;
    case "minute":
      return epoch + amount * 60;
    case "hour":
      return epoch + amount * 3600;
    case "day":
      return onDay(dateOfDay(day + amount));
    case "week":
      return onDay(dateOfDay(day + amount * daysOfWeek));
    case "month":
      return onDay(addMonths(dateOfDay(day), amount));
    case "year":
      return onDay(addMonths(dateOfDay(day), amount * 12));
  }
};

const resolve = (text: DateText, now: number, timeZone: string): number | null => {
  if (text.epoch !== null) return text.epoch;
  const zone = text.zone ?? timeZone;
  const time = text.time ?? (text.wholeDay ? midnight : null);
  const date = dayOf(text, dateOfDay(Math.floor(wallAt(now, zone) / secondsOfDay)));
  if (date === null) return null;
  const start =
    time === null ? now : instantOfWall(dayNumber(date) * secondsOfDay + time.hour * 3600 + time.minute * 60 + time.second, zone);
  return Math.floor(text.shifts.reduce((at, shift) => shifted(at, shift, zone), start));
};

/**
 * The instant of a date text, or null when it is not one: ISO, `Mar 1 2024`, `3/1/2024` (month first), now, today, tomorrow, yesterday,
 * noon, midnight, `[next|last] monday`, `monday this week`, `±2 days [ago]`, each with `3pm` or `15:30`. Weeks begin on Monday.
 * @param now epoch seconds
 * @param timeZone an IANA name or an offset `+02:00`
 * @returns epoch seconds
 */
export const strtotime = (text: string, now: number, timeZone: string): number | null => {
  const read = readDateText(text);
  if (read === null) return null;
  try {
    const instant = resolve(read, now, timeZone);
    return EpochSeconds.is(instant) ? instant : null;
  } catch {
    return null;
  }
};

/** The largest offset of a time zone, in minutes. */
export const longestOffset = 14 * 60;

/**
 * The time zone of an offset, or null beyond 14 hours.
 * @param offset minutes east of UTC
 */
export const zoneOfOffset = (offset: number): string | null => {
  if (!Number.isInteger(offset) || Math.abs(offset) > longestOffset) return null;
  const padded = (n: number): string => String(n).padStart(2, "0");
  const minutes = Math.abs(offset);
  return `${offset < 0 ? "-" : "+"}${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
};

/**
 * An instant in the display format of forms: `Mar 1, 2024, 3:00 PM`.
 * @param epoch seconds
 */
export const shownInstant = (epoch: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone })
    .format(new Date(epoch * 1000))
    .replaceAll("\u202f", " ");
