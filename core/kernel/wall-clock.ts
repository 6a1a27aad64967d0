import * as PlainDate from "temporal-polyfill/fns/PlainDate";
import * as PlainDateTime from "temporal-polyfill/fns/PlainDateTime";
import * as ZonedDateTime from "temporal-polyfill/fns/ZonedDateTime";
import { dayNumber } from "./calendar.ts";
import type { LocalDate, LocalTime } from "./dates.ts";
import { zoneOffset } from "./zone-offset.ts";

const secondsOfDay = 86_400;

/** What a calendar and a clock on the wall show, as seconds since they showed 1970-01-01T00:00. */
type WallSeconds = number;

const secondsOf = ({ epochMilliseconds }: ZonedDateTime.Record): number => Math.floor(epochMilliseconds / 1000);

const plain = (wall: WallSeconds): PlainDateTime.Record => {
  const at = new Date(wall * 1000);
  return PlainDateTime.create(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  );
};

/**
 * The instant at which a wall shows something: what is skipped is as much later as the clocks went ahead, what comes twice is its first.
 * @returns epoch seconds
 */
export const instantOfWall = (wall: WallSeconds, timeZone: string): number =>
  secondsOf(PlainDateTime.toZonedDateTime(plain(wall), timeZone));

/**
 * What a wall shows at an instant.
 * @param epoch seconds
 */
export const wallAt = (epoch: number, timeZone: string): WallSeconds => epoch + zoneOffset(epoch, timeZone);

/**
 * When a calendar day begins, where midnight is skipped the first instant after it.
 * @param day days since 1970-01-01
 * @returns epoch seconds
 */
export const startOfWallDay = (day: number, timeZone: string): number =>
  secondsOf(PlainDate.toZonedDateTime(PlainDateTime.toPlainDate(plain(day * secondsOfDay)), timeZone));

/**
 * The instant at which a clock on the wall shows a day and time: a time that is skipped moves to the first valid minute after it, one that comes twice is its first.
 * @returns epoch seconds
 */
export const instantOf = (date: LocalDate, time: LocalTime, timeZone: string): number => {
  const wall = plain(dayNumber(date) * secondsOfDay + Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60);
  const first = PlainDateTime.toZonedDateTime(wall, timeZone, { disambiguation: "earlier" });
  const exists = PlainDateTime.equals(ZonedDateTime.toPlainDateTime(first), wall);
  const valid = exists
    ? first
    : (ZonedDateTime.getTimeZoneTransition(first, "next") ?? PlainDateTime.toZonedDateTime(wall, timeZone, { disambiguation: "later" }));
  return secondsOf(ZonedDateTime.roundToMinute(valid, "ceil"));
};

/** A wall's day and time as ISO 8601 writes it, `2024-03-01T14:30:00`. */
const isoText = (seconds: WallSeconds): string => new Date(seconds * 1000).toISOString().slice(0, -5);

/**
 * What a calendar and a clock on the wall show at an instant, `2024-03-01T14:30`.
 * @param epoch seconds
 */
export const wallTextAt = (epoch: number, timeZone: string): string => isoText(wallAt(epoch, timeZone)).slice(0, -3);

/**
 * An instant as ISO 8601 writes it, `2024-03-01T14:30:00Z`.
 * @param epoch seconds
 */
export const instantText = (epoch: number): string => `${isoText(epoch)}Z`;

/**
 * The day that a calendar on the wall shows at an instant.
 * @param epoch seconds
 */
export const localDateAt = (epoch: number, timeZone: string): LocalDate => isoText(wallAt(epoch, timeZone)).slice(0, -9);
