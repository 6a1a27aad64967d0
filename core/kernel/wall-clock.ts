import { dayNumber } from "./calendar.ts";
import type { LocalDate, LocalTime } from "./dates.ts";
import { zoneOffset } from "./zone-offset.ts";

const secondsOfDay = 86_400;

/** What a calendar and a clock on the wall show, as seconds since they showed 1970-01-01T00:00. */
type WallSeconds = number;

type Found = { readonly epoch: number } | { readonly before: number; readonly after: number };

/** The first instant that shows it, or the offsets on both sides of the gap that it falls into. Clocks are taken to change at most once within a day. */
const lookUp = (wall: WallSeconds, timeZone: string): Found => {
  const before = zoneOffset(wall - secondsOfDay, timeZone);
  const after = zoneOffset(wall + secondsOfDay, timeZone);
  for (const offset of before > after ? [before, after] : [after, before]) if (zoneOffset(wall - offset, timeZone) === offset) return { epoch: wall - offset };
  return { before, after };
};

/** The first instant at which the offset is the later one. */
const changeBetween = (from: number, to: number, before: number, timeZone: string): number => {
  let last = from;
  let first = to;
  while (first - last > 1) {
    const middle = Math.floor((last + first) / 2);
    if (zoneOffset(middle, timeZone) === before) last = middle;
    else first = middle;
  }
  return first;
};

const firstAtOrAfter = (wall: WallSeconds, timeZone: string): number => {
  const found = lookUp(wall, timeZone);
  return "epoch" in found ? found.epoch : changeBetween(wall - found.after - 1, wall - found.before, found.before, timeZone);
};

/** The instant at which a wall shows something: what is skipped is as much later as the clocks went ahead, what comes twice is its first. @returns epoch seconds */
export const instantOfWall = (wall: WallSeconds, timeZone: string): number => {
  const found = lookUp(wall, timeZone);
  return "epoch" in found ? found.epoch : wall - found.before;
};

/** What a wall shows at an instant. @param epoch seconds */
export const wallAt = (epoch: number, timeZone: string): WallSeconds => epoch + zoneOffset(epoch, timeZone);

/** When a calendar day begins, where midnight is skipped the first instant after it. @param day days since 1970-01-01 @returns epoch seconds */
export const startOfWallDay = (day: number, timeZone: string): number => firstAtOrAfter(day * secondsOfDay, timeZone);

/** The instant at which a clock on the wall shows a day and time: a time that is skipped moves to the first valid minute after it, one that comes twice is its first. @returns epoch seconds */
export const instantOf = (date: LocalDate, time: LocalTime, timeZone: string): number => {
  const epoch = firstAtOrAfter(dayNumber(date) * secondsOfDay + Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60, timeZone);
  const pastMinute = wallAt(epoch, timeZone) % 60;
  return pastMinute === 0 ? epoch : epoch + 60 - ((pastMinute + 60) % 60);
};

/** A wall's day and time as ISO 8601 writes it, `2024-03-01T14:30:00`. */
const isoText = (seconds: WallSeconds): string => new Date(seconds * 1000).toISOString().slice(0, -5);

/** What a calendar and a clock on the wall show at an instant, `2024-03-01T14:30`. @param epoch seconds */
export const wallTextAt = (epoch: number, timeZone: string): string => isoText(wallAt(epoch, timeZone)).slice(0, -3);

/** An instant as ISO 8601 writes it, `2024-03-01T14:30:00Z`. @param epoch seconds */
export const instantText = (epoch: number): string => `${isoText(epoch)}Z`;

/** The day that a calendar on the wall shows at an instant. @param epoch seconds */
export const localDateAt = (epoch: number, timeZone: string): LocalDate => isoText(wallAt(epoch, timeZone)).slice(0, -9);
