import type { LocalDate } from "./dates.ts";

const secondsOfDay = 86_400;

const yearOf = (date: LocalDate): number => Number(date.slice(0, -6));
const monthOf = (date: LocalDate): number => Number(date.slice(-5, -3));
const dayOfMonth = (date: LocalDate): number => Number(date.slice(-2));

/** Days since 1970-01-01 of a calendar day, counted from March so that leap days come last. */
export const dayNumber = (date: LocalDate): number => {
  const month = monthOf(date);
  const year = yearOf(date) - (month <= 2 ? 1 : 0);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth(date) - 1;
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468;
};

/** The calendar day that is so many days after 1970-01-01. */
export const dateOfDay = (day: number): LocalDate => new Date(day * secondsOfDay * 1000).toISOString().slice(0, -14);

/** The calendar day so many days later, or earlier where negative. */
export const addDays = (date: LocalDate, days: number): LocalDate => dateOfDay(dayNumber(date) + days);

/** The day on which a month begins. @param month counted from January of the year 0 */
const firstOf = (month: number): number => dayNumber(`${Math.floor(month / 12)}-${String((((month % 12) + 12) % 12) + 1).padStart(2, "0")}-01`);

/** The same day so many months later, or the last of that month when it is shorter. */
export const addMonths = (date: LocalDate, months: number): LocalDate => {
  const month = yearOf(date) * 12 + monthOf(date) - 1 + months;
  return dateOfDay(Math.min(firstOf(month) + dayOfMonth(date), firstOf(month + 1)) - 1);
};

/** 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: LocalDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
