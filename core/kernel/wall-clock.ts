import * as PlainDate from "temporal-polyfill/fns/PlainDate";
import * as PlainDateTime from "temporal-polyfill/fns/PlainDateTime";
import * as ZonedDateTime from "temporal-polyfill/fns/ZonedDateTime";
import { dateOfDay, dayNumber } from "./calendar.ts";
import type { LocalDate, LocalTime } from "./dates.ts";
import { remembered } from "./remembered.ts";
import { zoneOffset } from "./zone-offset.ts";

const secondsOfDay = 86_400;

/** Local date and time, as seconds since local 1970-01-01T00:00. */
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
 * The instant of a local time: a time skipped by a clock change is shifted by the length of the gap, an ambiguous one is the first.
 * @returns epoch seconds
 */
export const instantOfWall = (wall: WallSeconds, timeZone: string): number =>
  secondsOf(PlainDateTime.toZonedDateTime(plain(wall), timeZone));

/**
 * The local time at an instant.
 * @param epoch seconds
 */
export const wallAt = (epoch: number, timeZone: string): WallSeconds => epoch + zoneOffset(epoch, timeZone);

/**
 * The start of a calendar day; where midnight is skipped, the first instant after it.
 * @param day days since 1970-01-01
 * @returns epoch seconds
 */
export const startOfWallDay = (day: number, timeZone: string): number =>
  secondsOf(PlainDate.toZonedDateTime(PlainDateTime.toPlainDate(plain(day * secondsOfDay)), timeZone));

const instantOfDay = (date: LocalDate, time: LocalTime, timeZone: string): number => {
  const wall = plain(dayNumber(date) * secondsOfDay + Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60);
  const first = PlainDateTime.toZonedDateTime(wall, timeZone, { disambiguation: "earlier" });
  const exists = PlainDateTime.equals(ZonedDateTime.toPlainDateTime(first), wall);
  const valid = exists
    ? first
    : (ZonedDateTime.getTimeZoneTransition(first, "next") ?? PlainDateTime.toZonedDateTime(wall, timeZone, { disambiguation: "later" }));
  return secondsOf(ZonedDateTime.roundToMinute(valid, "ceil"));
};

/** How many results of conversions are remembered: the days of many learners in a course. */
const mostRemembered = 10_000;

/**
 * The instant of a local day and time: a time skipped by a clock change moves to the first valid minute after it, an ambiguous one is the
 * first.
 * @returns epoch seconds
 */
export const instantOf = remembered(instantOfDay, (date, time, timeZone) => `${date} ${time} ${timeZone}`, mostRemembered);

/** A local day and time in ISO 8601, `2024-03-01T14:30:00`. */
const isoText = (seconds: WallSeconds): string => new Date(seconds * 1000).toISOString().slice(0, -5);

/**
 * The local day and time at an instant, `2024-03-01T14:30`.
 * @param epoch seconds
 */
export const wallTextAt = (epoch: number, timeZone: string): string => isoText(wallAt(epoch, timeZone)).slice(0, -3);

/**
 * An instant in ISO 8601, `2024-03-01T14:30:00Z`.
 * @param epoch seconds
 */
export const instantText = (epoch: number): string => `${isoText(epoch)}Z`;

const localDaysIn = remembered(
  (timeZone: string) =>
    remembered(
      (epoch: number): number => Math.floor(wallAt(epoch, timeZone) / secondsOfDay),
      (epoch) => epoch,
      mostRemembered,
    ),
  (timeZone) => timeZone,
  100,
);

/**
 * The local day at an instant, or some days later.
 * @param epoch seconds
 */
export const localDateAt = (epoch: number, timeZone: string, days = 0): LocalDate => dateOfDay(localDaysIn(timeZone)(epoch) + days);
