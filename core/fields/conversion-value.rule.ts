import * as O from "fp-ts/lib/Option.js";
import { EpochSeconds, isLocalDate } from "../kernel/dates.ts";
import { instantOf, localDateAt } from "../kernel/wall-clock.ts";
import { isEmail, normalEmail } from "../validation/email.rule.ts";

/**
 * Converts one value to another type; none when it is not convertible.
 * @param timeZone that determines day boundaries
 */
export type Convert = (value: unknown, timeZone: string) => O.Option<unknown>;

const plainInteger = /^[+-]?\d{1,15}$/;
const groupedInteger = /^[+-]?\d{1,3}(,\d{3})+$/;

const asText = (value: unknown): O.Option<string> =>
  typeof value === "string" ? O.some(value) : typeof value === "number" ? O.some(String(value)) : O.none;

const asInteger = (value: unknown): O.Option<number> =>
  typeof value === "number" && Number.isSafeInteger(value) ? O.some(value === 0 ? 0 : value) : O.none;

const asDate = (value: unknown): O.Option<string> =>
  typeof value === "string" && isLocalDate(value.trim()) ? O.some(value.trim()) : O.none;

const asInstant = (value: unknown): O.Option<number> =>
  typeof value === "number" ? O.fromPredicate(EpochSeconds.is)(Math.floor(value)) : O.none;

const readInteger = (text: string): O.Option<number> => {
  const trimmed = text.trim();
  const written = plainInteger.test(trimmed) || groupedInteger.test(trimmed);
  return written ? asInteger(Number(trimmed.replaceAll(",", ""))) : O.none;
};

export const intToText: Convert = (value) => O.map(String)(typeof value === "string" ? readInteger(value) : asInteger(value));
export const boolToInt: Convert = (value) => (typeof value === "boolean" ? O.some(value ? 1 : 0) : O.none);
export const boolToText: Convert = (value) => (typeof value === "boolean" ? O.some(value ? "True" : "False") : O.none);
export const sameText: Convert = asText;
export const textToInt: Convert = (value) => O.chain(readInteger)(asText(value));
export const textToEmails: Convert = (value) =>
  O.chain((text: string) => (isEmail(normalEmail(text)) ? O.some([normalEmail(text)]) : O.none))(asText(value));
export const linesToText: Convert = (value) =>
  O.map((text: string) => text.replace(/[\r\n\u0085\u2028\u2029]+/g, " ").trim())(asText(value));
export const emailsToText: Convert = (value) =>
  Array.isArray(value) && value.every((address) => typeof address === "string")
    ? O.some(value.filter((address) => address.trim() !== "").join(", "))
    : asText(value);
export const dateToText: Convert = asDate;
export const dateToInstant: Convert = (value, timeZone) => O.map((date: string) => instantOf(date, "00:00", timeZone))(asDate(value));
export const dateToInt: Convert = (value) => O.map((date: string) => instantOf(date, "00:00", "UTC"))(asDate(value));
export const instantToText: Convert = (value) =>
  O.map((epoch: number) => `${new Date(epoch * 1000).toISOString().slice(0, 19)}Z`)(asInstant(value));
export const instantToDate: Convert = (value, timeZone) => O.map((epoch: number) => localDateAt(epoch, timeZone))(asInstant(value));
export const instantToInt: Convert = asInstant;
