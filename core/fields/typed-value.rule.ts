import { isLocalDate, LocalTime } from "../kernel/dates.ts";
import { instantOf, wallTextAt } from "../kernel/wall-clock.ts";
import type { FieldType } from "./field-type.model.ts";

/**
 * A value as it stands in the input of its field: a time as the wall shows it, several as one line.
 * @param timeZone of whoever types
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

/** What was typed as a value of its field; what cannot be one stays as it was typed, for the check to name. Nothing typed is null. */
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
