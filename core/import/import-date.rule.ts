import { isLocalDate } from "../kernel/dates.ts";
import { isoDate, monthNumber } from "../validation/date-words.rule.ts";
import { type DateOrder, dateOrders } from "./import-mapping.model.ts";

const numeric = /^(\d{1,4})[./\-\s](\d{1,2})[./\-\s](\d{1,4})(?:[T\s].*)?$/;
const dayFirst = /^(\d{1,2})[.\s-]+([a-z]{3,9})\.?[,\s-]+(\d{4})$/i;
const monthFirst = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4})$/i;
const pivot = 70;

/** Two-digit years mean 1970 to 2069. */
const fullYear = (text: string): number => (text.length > 2 ? Number(text) : Number(text) + (Number(text) >= pivot ? 1900 : 2000));

const day = (year: string, month: number, date: string): string | null => {
  const text = isoDate(fullYear(year), month, Number(date));
  return month > 0 && isLocalDate(text) ? text : null;
};

/** A numeric date that does not begin with a four-digit year. */
const ordered = /^\d{1,2}([./\-\s])\d{1,2}[./\-\s]\d{1,4}(?:[T\s]+\d{1,2}:.*)?$/;

/** The separator of a date without an explicit order; null for any other text. */
export const dateSeparator = (text: string): string | null => ordered.exec(text.trim())?.[1] ?? null;

/** The date if it is the same in every order; null if it is ambiguous or invalid. */
const onlyDay = (text: string): string | null => {
  const days = new Set(dateOrders.map((order) => importDate(text, order)).filter((date) => date !== null));
  return days.size === 1 ? ([...days][0] ?? null) : null;
};

/**
 * A date of a file as `YYYY-MM-DD`, or null if it is invalid. One that begins with four digits is year, month, day; others are read in the
 * given order, and without one only if it is unambiguous; months may be English words.
 */
export const importDate = (text: string, order: DateOrder | undefined): string | null => {
  const trimmed = text.trim();
  const [, a, b, c] = numeric.exec(trimmed) ?? [];
  if (a !== undefined && b !== undefined && c !== undefined) {
    if (a.length === 4 || (order === "ymd" && c.length <= 2)) return c.length <= 2 ? day(a, Number(b), c) : null;
    if (order === undefined) return onlyDay(trimmed);
    if (a.length > 2 || c.length === 1 || c.length === 3 || order === "ymd") return null;
    return order === "mdy" ? day(c, Number(a), b) : day(c, Number(b), a);
  }
  const fillTemplate = dayFirst.exec(trimmed);
  if (fillTemplate !== null) return day(fillTemplate[3] ?? "", monthNumber((fillTemplate[2] ?? "").toLowerCase()), fillTemplate[1] ?? "");
  const american = monthFirst.exec(trimmed);
  return american === null ? null : day(american[3] ?? "", monthNumber((american[1] ?? "").toLowerCase()), american[2] ?? "");
};
