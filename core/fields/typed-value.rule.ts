import type { FieldType } from "./field-type.model.ts";
import { typedWords, valueOfWords } from "./typed-text.rule.ts";
import { timeOfTyped, typedTime } from "./typed-time.rule.ts";

/**
 * A value as text in the input of its field: a time in local time, a list comma-separated.
 * @param timeZone of the user who types
 */
export const typedText = (type: FieldType, value: unknown, timeZone: string): string =>
  type === "time" ? typedTime(value, timeZone) : typedWords(value);

/** Parses typed text as a value of its field; invalid text is returned unchanged for validation to report. Empty text is null. */
export const valueOfTyped = (type: FieldType, text: string, timeZone: string): unknown =>
  type === "time" ? timeOfTyped(text, timeZone) : valueOfWords(type, text);
