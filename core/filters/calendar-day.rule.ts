import { remembered } from "../kernel/remembered.ts";
import { startOfWallDay } from "../kernel/wall-clock.ts";

const secondsOfDay = 86_400;
const rememberedDays = 4_096;
const rememberedZones = 100;
const utcNames: ReadonlySet<string> = new Set(["UTC", "Etc/UTC", "GMT", "Etc/GMT"]);
const startsIn = remembered(
  (timeZone: string) =>
    remembered(
      (day: number) => startOfWallDay(day, timeZone),
      (day) => day,
      rememberedDays,
    ),
  (timeZone) => timeZone,
  rememberedZones,
);

/**
 * The start of a day in a time zone; results are cached.
 * @param day days since 1970-01-01
 * @returns epoch seconds
 */
export const startOfDay = (day: number, timeZone: string): number => {
  if (utcNames.has(timeZone)) return day * secondsOfDay;
  return startsIn(timeZone)(day);
};

/**
 * The day of an instant in a time zone.
 * @param epoch seconds
 * @returns days since 1970-01-01
 */
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

/** A date as a sortable number, `2024-03-01` as 20240301; NaN for other formats. */
export const writtenDateKey = (text: string): number => {
  if (text.length !== 10 || text.charCodeAt(4) !== dash || text.charCodeAt(7) !== dash) return NaN;
  const year = ((digitAt(text, 0) * 10 + digitAt(text, 1)) * 10 + digitAt(text, 2)) * 10 + digitAt(text, 3);
  return ((year * 10 + digitAt(text, 5)) * 10 + digitAt(text, 6)) * 100 + digitAt(text, 8) * 10 + digitAt(text, 9);
};

/**
 * The sortable number of a day.
 * @param day days since 1970-01-01
 */
export const dateKeyOfDay = (day: number): number => {
  const date = new Date(day * secondsOfDay * 1000);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
};
