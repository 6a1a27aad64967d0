import { isLocalDate, LocalTime } from "../kernel/dates.ts";
import { instantOf, wallTextAt } from "../kernel/wall-clock.ts";

/**
 * A time as text in an input, in local time.
 * @param timeZone of the user who types
 */
export const typedTime = (value: unknown, timeZone: string): string => (typeof value === "number" ? wallTextAt(value, timeZone) : "");

/** Parses a typed local time as an instant; invalid text is returned unchanged for validation to report. Empty text is null. */
export const timeOfTyped = (text: string, timeZone: string): number | string | null => {
  const trimmed = text.trim();
  const [date = "", time = ""] = trimmed.split("T");
  if (trimmed === "") return null;
  return isLocalDate(date) && LocalTime.is(time.slice(0, 5)) ? instantOf(date, time.slice(0, 5), timeZone) : trimmed;
};
