import { isLocalDate } from "../kernel/dates.ts";
import { isoDate, monthNumber, relativeWords, unitOf, weekdayNumber } from "./date-words.rule.ts";
import type { Shift } from "./date-words.rule.ts";

/** A parsed but unresolved date text; missing parts are null. */
export type DateText = {
  readonly date: { readonly year: number | null; readonly month: number; readonly day: number } | null;
  readonly time: { readonly hour: number; readonly minute: number; readonly second: number } | null;
  /** The time zone in the text, `+02:00` or `UTC`. */
  readonly zone: string | null;
  readonly epoch: number | null;
  readonly weekday: { readonly number: number; readonly which: "this" | "next" | "last"; readonly ofWeek: boolean } | null;
  readonly shifts: readonly Shift[];
  /** Whether the time defaults to 00:00. */
  readonly wholeDay: boolean;
};

const nothing: DateText = { date: null, time: null, zone: null, epoch: null, weekday: null, shifts: [], wholeDay: false };

type Step = { readonly pattern: RegExp; readonly read: (found: RegExpExecArray, sofar: DateText) => DateText | null };

const withDate = (sofar: DateText, year: number | null, month: number, day: number): DateText | null =>
  sofar.date === null && isLocalDate(isoDate(year ?? 2000, month, day)) ? { ...sofar, date: { year, month, day }, wholeDay: true } : null;

const withTime = (sofar: DateText, hour: number, minute: number, second: number): DateText | null =>
  sofar.time === null && hour < 24 && minute < 60 && second < 60 ? { ...sofar, time: { hour, minute, second } } : null;

const twelveHours = (hour: number, half: string): number => (hour < 1 || hour > 12 ? 24 : (hour % 12) + (half === "p" ? 12 : 0));

const withShift = (sofar: DateText, unit: string, amount: number): DateText => ({
  ...sofar,
  shifts: [...sofar.shifts, { unit: unitOf(unit), amount }],
});

const withWeekday = (sofar: DateText, name: string, which: string, ofWeek: boolean): DateText | null =>
  sofar.weekday === null && sofar.date === null
    ? {
        ...sofar,
        weekday: { number: weekdayNumber(name), which: which === "next" || which === "last" ? which : "this", ofWeek },
        wholeDay: true,
      }
    : null;

const withWord = (sofar: DateText, name: string): DateText | null => {
  if (name === "now") return sofar;
  if (name === "noon") return withTime({ ...sofar, wholeDay: true }, 12, 0, 0);
  const shift = relativeWords.get(name);
  const whole = { ...sofar, wholeDay: true };
  return shift === undefined ? whole : withShift(whole, "day", shift);
};

const months =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const weekdays = "mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";
const units = "(?:sec(?:ond)?|min(?:ute)?|hour|day|week|month|year)s?";
const count = (text: string | undefined): number => Number(text ?? 0);

const steps: readonly Step[] = [
  { pattern: /^@(-?\d{1,12})$/, read: ([, epoch], sofar) => ({ ...sofar, epoch: count(epoch) }) },
  { pattern: /^(\d{4})-(\d{2})-(\d{2})(?=[t\s]|$)t?/, read: ([, y, m, d], sofar) => withDate(sofar, count(y), count(m), count(d)) },
  { pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=\s|$)/, read: ([, m, d, y], sofar) => withDate(sofar, count(y), count(m), count(d)) },
  {
    pattern: new RegExp(`^(${months})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?(?=[\\s,]|$),?`),
    read: ([, m, d, y], sofar) => withDate(sofar, y === undefined ? null : count(y), monthNumber(m ?? ""), count(d)),
  },
  {
    pattern: new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?\\s+(${months})\\.?(?:,?\\s+(\\d{4}))?(?=[\\s,]|$),?`),
    read: ([, d, m, y], sofar) => withDate(sofar, y === undefined ? null : count(y), monthNumber(m ?? ""), count(d)),
  },
  {
    pattern: /^(?:at\s+)?(\d{1,2})(?::(\d{2}))?(?::(\d{2}))?\s?([ap])\.?m\.?(?=\s|$)/,
    read: ([, h, m, s, half], sofar) => withTime(sofar, twelveHours(count(h), half ?? ""), count(m), count(s)),
  },
  {
    pattern: /^(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?=[\sz+-]|$)/,
    read: ([, h, m, s], sofar) => withTime(sofar, count(h), count(m), count(s)),
  },
  {
    pattern: /^(?:z|utc|gmt)(?=\s|$)/,
    read: (_, sofar) => (sofar.zone === null && sofar.time !== null ? { ...sofar, zone: "UTC" } : null),
  },
  {
    pattern: /^([+-])([01]\d|2[0-3]):?([0-5]\d)(?=\s|$)/,
    read: ([, sign, h, m], sofar) => (sofar.zone === null && sofar.time !== null ? { ...sofar, zone: `${sign}${h}:${m}` } : null),
  },
  { pattern: /^(now|today|tomorrow|yesterday|noon|midnight)(?=\s|$)/, read: ([, name], sofar) => withWord(sofar, name ?? "") },
  {
    pattern: new RegExp(`^(${weekdays})\\s+(this|next|last)\\s+week(?=\\s|$)`),
    read: ([, name, which], sofar) => withWeekday(sofar, name ?? "", which ?? "", true),
  },
  {
    pattern: new RegExp(`^(?:(this|next|last)\\s+)?(${weekdays})(?=[\\s,]|$),?`),
    read: ([, which, name], sofar) => withWeekday(sofar, name ?? "", which ?? "", false),
  },
  {
    pattern: new RegExp(`^(this|next|last)\\s+(${units})(?=\\s|$)`),
    read: ([, which, unit], sofar) => withShift(sofar, unit ?? "", which === "next" ? 1 : which === "last" ? -1 : 0),
  },
  {
    pattern: new RegExp(`^([+-]?)\\s*(\\d{1,6})\\s*(${units})(\\s+ago)?(?=[\\s+-]|$)`),
    read: ([, sign, n, unit, ago], sofar) =>
      withShift(sofar, unit ?? "", count(n) * (sign === "-" ? -1 : 1) * (ago === undefined ? 1 : -1)),
  },
];

const readPart = (text: string, sofar: DateText): readonly [DateText, string] | null => {
  for (const { pattern, read } of steps) {
    const found = pattern.exec(text);
    const next = found === null ? null : read(found, sofar);
    if (found !== null && next !== null) return [next, text.slice(found[0].length).trimStart()];
  }
  return null;
};

/** Parses a date text part by part; null when a part is unknown or repeated. */
export const readDateText = (text: string): DateText | null => {
  let rest = text.trim().toLowerCase();
  if (rest === "") return null;
  let sofar = nothing;
  while (rest !== "") {
    const part = readPart(rest, sofar);
    if (part === null) return null;
    [sofar, rest] = part;
  }
  return sofar;
};
