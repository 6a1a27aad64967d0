import { isLocalDate, LocalTime } from "../kernel/dates.ts";
import { instantOf, wallTextAt } from "../kernel/wall-clock.ts";
import type { FieldType } from "./field-type.model.ts";

/**
 * A value as text in the input of its field: a time in local time, a list comma-separated.
 * @param timeZone of the user who types
 */
export const typedText = (type: FieldType, value: unknown, timeZone: string): string => {
  if (value === null || value === undefined) return "";
  if (type === "time") return typeof value === "number" ? wallTextAt(value, timeZone) : "";
  return Array.isArray(value) ? value.join(", ") : String(value);
};

const instantOfText = (text: string, timeZone: string): number | string => {
  const [date = "", time = ""] = text.split("T");
  return isLocalDate(date) && LocalTime.is(time.slice(0, 5)) ? instantOf(date, time.slice(0, 5), timeZone) : text;
};

/** Parses typed text as a value of its field; invalid text is returned unchanged for validation to report. Empty text is null. */
export const valueOfTyped = (type: FieldType, text: string, timeZone: string): unknown => {
  const trimmed = text.trim();
  if (trimmed === "") return null;
  switch (type) {
    case "int":
      return /^[+-]?\d{1,15}$/.test(trimmed) ? Number(trimmed) : trimmed;
    case "time":
      return instantOfText(trimmed, timeZone);
    case "email":
      return trimmed.split(/[,;\s]+/).filter((address) => address !== "");
    case "textarea":
      return text;
    default:
      return trimmed;
  }
};
