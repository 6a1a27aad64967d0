import { Temporal } from "temporal-polyfill";

const secondsOfDay = 86_400;
const rememberedDays = 4_096;
const utcNames: ReadonlySet<string> = new Set(["UTC", "Etc/UTC", "GMT", "Etc/GMT"]);
const starts = new Map<string, Map<number, number>>();

const firstOfEpoch = new Temporal.PlainDate(1970, 1, 1);

const startByCalendar = (day: number, timeZone: string): number =>
  Math.floor(firstOfEpoch.add({ days: day }).toZonedDateTime(timeZone).epochMilliseconds / 1000);

const remembered = (timeZone: string): Map<number, number> => {
  const known = starts.get(timeZone);
  if (known !== undefined && known.size < rememberedDays) return known;
  const fresh = new Map<number, number>();
  starts.set(timeZone, fresh);
  return fresh;
};

/** When a day begins in a zone; each day is worked out once. @param day days since 1970-01-01 @returns epoch seconds */
export const startOfDay = (day: number, timeZone: string): number => {
  if (utcNames.has(timeZone)) return day * secondsOfDay;
  const known = remembered(timeZone);
  const start = known.get(day) ?? startByCalendar(day, timeZone);
  known.set(day, start);
  return start;
};

/** The day on which an instant falls in a zone. @param epoch seconds @returns days since 1970-01-01 */
export const dayOfInstant = (epoch: number, timeZone: string): number => {
  let day = Math.floor(epoch / secondsOfDay);
  if (utcNames.has(timeZone)) return day;
  while (epoch < startOfDay(day, timeZone)) day -= 1;
  while (epoch >= startOfDay(day + 1, timeZone)) day += 1;
  return day;
};

const dash = 45;

const digitAt = (text: string, at: number): number => {
  const digit = text.charCodeAt(at) - 48;
  return digit >= 0 && digit <= 9 ? digit : NaN;
};

/** A date as a number that sorts like it, `2024-03-01` as 20240301; NaN for what is not written like a date. */
export const writtenDateKey = (text: string): number => {
  if (text.length !== 10 || text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash) return NaN;
  const year = ((digitAt(text, 0) * 10 + digitAt(text, 1)) * 10 + digitAt(text, 2)) * 10 + digitAt(text, 3);
  return ((year * 10 + digitAt(text, 5)) * 10 + digitAt(text, 6)) * 100 + digitAt(text, 8) * 10 + digitAt(text, 9);
};

/** Days since 1970-01-01 of a calendar day, counted from March so that leap days come last. */
export const dayNumber = (date: string): number => {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
};

/** The sorting number of a day. @param day days since 1970-01-01 */
export const dateKeyOfDay = (day: number): number => {
  const date = new Date(day * secondsOfDay * 1000);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
};
