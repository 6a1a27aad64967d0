import * as t from "io-ts";
import { remembered } from "./remembered.ts";

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is an existing day, as `YYYY-MM-DD`; uses the platform's calendar for speed, as imports call it for each cell. */
export const isLocalDate = (text: string): boolean => {
  if (!datePattern.test(text)) return false;
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(-2));
};

/** A calendar day without time zone: `YYYY-MM-DD`. */
export const LocalDate = t.refinement(t.string, isLocalDate, "a calendar date YYYY-MM-DD");
export type LocalDate = t.TypeOf<typeof LocalDate>;

/** A local time of day, `00:00` to `23:59`. */
export const LocalTime = t.refinement(t.string, (text) => timePattern.test(text), "a time of day HH:mm");
export type LocalTime = t.TypeOf<typeof LocalTime>;

const zoneExists = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};

/** Whether the platform knows the time zone; results are cached by name. */
export const isTimeZone = remembered(
  (name: string): boolean => name !== "" && zoneExists(name),
  (name) => name,
  1_000,
);

/** The time zones of the platform, by name; UTC first. */
export const timeZones = (): readonly string[] => [
  defaultTimeZone,
  ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== defaultTimeZone),
];

/** A time zone by its IANA name. */
export const TimeZone = t.refinement(t.string, isTimeZone, "a known time zone");
export type TimeZone = t.TypeOf<typeof TimeZone>;

const firstSecond = -62_135_596_800;
const lastSecond = 253_402_300_799;

/** An instant as whole seconds since 1970 UTC, in the years 1 to 9999. */
export const EpochSeconds = t.refinement(t.number, (n) => Number.isInteger(n) && n >= firstSecond && n <= lastSecond, "epoch seconds");
export type EpochSeconds = t.TypeOf<typeof EpochSeconds>;

/** The default time zone of an organisation. */
export const defaultTimeZone = "UTC";
