/** The units of a relative date. */
export type DateUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";

/** An offset of `amount` units; negative is earlier. */
export type Shift = { readonly unit: DateUnit; readonly amount: number };

const monthStarts = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const weekdayStarts = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/**
 * 1 for January.
 * @param name lower case, in full or its first three letters
 */
export const monthNumber = (name: string): number => monthStarts.indexOf(name.slice(0, 3)) + 1;

/**
 * 1 for Monday.
 * @param name lower case, in full or its first three letters
 */
export const weekdayNumber = (name: string): number => weekdayStarts.indexOf(name.slice(0, 3)) + 1;

/** Words for a day, as the offset from today in days. */
export const relativeWords: ReadonlyMap<string, number> = new Map([
  ["tomorrow", 1],
  ["yesterday", -1],
]);

/** The unit of a word, abbreviated or in full, singular or plural. */
export const unitOf = (text: string): DateUnit => {
  if (text.startsWith("sec")) return "second";
  if (text.startsWith("min")) return "minute";
  if (text.startsWith("hour")) return "hour";
  if (text.startsWith("day")) return "day";
  if (text.startsWith("week")) return "week";
  return text.startsWith("month") ? "month" : "year";
};

const padded = (n: number, length: number): string => String(n).padStart(length, "0");

/** A day as `YYYY-MM-DD`, without checking that it exists. */
export const isoDate = (year: number, month: number, day: number): string => `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
