import { Temporal } from "temporal-polyfill";
import type { LocalDate, LocalTime } from "./dates.ts";

/** The instant at which a clock on the wall shows a day and time: a time that is skipped moves to the first valid minute after it, one that comes twice is its first. @returns epoch seconds */
export const instantOf = (date: LocalDate | Temporal.PlainDate, time: LocalTime, timeZone: string): number => {
  const wall = Temporal.PlainDate.from(date).toPlainDateTime(Temporal.PlainTime.from(time));
  const first = wall.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  const exists = first.toPlainDateTime().equals(wall);
  const valid = exists ? first : (first.getTimeZoneTransition("next") ?? wall.toZonedDateTime(timeZone, { disambiguation: "later" }));
  return Math.floor(valid.round({ smallestUnit: "minute", roundingMode: "ceil" }).epochMilliseconds / 1000);
};

/** What a calendar and a clock on the wall show at an instant, `2024-03-01T14:30`. @param epoch seconds */
export const wallTextAt = (epoch: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(epoch * 1000)
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });

/** An instant as ISO 8601 writes it, `2024-03-01T14:30:00Z`. @param epoch seconds */
export const instantText = (epoch: number): string => Temporal.Instant.fromEpochMilliseconds(epoch * 1000).toString();

/** The day that a calendar on the wall shows at an instant. @param epoch seconds */
export const localDateAt = (epoch: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(epoch * 1000)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
