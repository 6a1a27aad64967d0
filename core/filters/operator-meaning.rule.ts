import * as E from "fp-ts/lib/Either.js";
import { pipe } from "fp-ts/lib/function.js";
import { dayNumber } from "../kernel/calendar.ts";
import { strtotime } from "../validation/strtotime.rule.ts";
import { dateKeyOfDay, writtenDateKey } from "./calendar-day.rule.ts";
import type { FilterMoment } from "./filter-moment.rule.ts";
import type { FilterTest, NumberMatch, SetMatch } from "./filter-test.model.ts";
import { fold } from "./fold.rule.ts";
import type { Operand, OperandKind, OperandProblem, SayEntry, TimeRange } from "./operand.rule.ts";
import * as operand from "./operand.rule.ts";
import type { TextMatch } from "./text-match.rule.ts";

/** A parsed operand: its words, its test at a moment, and the length of its list. */
export type ReadOperand = {
  readonly values: number;
  readonly words: (joiner: string, say: SayEntry) => string;
  readonly test: (moment: FilterMoment) => FilterTest;
};

/**
 * What an operator means for one family of types.
 * @param field its name, since phones are compared as phones
 */
export type Meaning = {
  readonly operand: OperandKind;
  readonly read: (raw: unknown, field: string) => E.Either<OperandProblem, ReadOperand>;
};

const means = <A>(taken: Operand<A>, test: (value: A, moment: FilterMoment, field: string) => FilterTest): Meaning => ({
  operand: taken.kind,
  read: (raw, field) =>
    pipe(
      taken.read(raw),
      E.map((value) => ({
        values: Array.isArray(value) ? value.length : 0,
        words: (joiner, say) => taken.words(value, joiner, say),
        test: (moment) => test(value, moment, field),
      })),
    ),
});

const phoneField = "mobile";

const textTest = (how: TextMatch, texts: readonly string[], field: string): FilterTest =>
  field === phoneField ? { kind: "phone", how, texts } : { kind: "text", how, texts: texts.map(fold) };

export const present = means(operand.none, () => ({ kind: "present" }));
export const text = (how: TextMatch): Meaning => means(operand.text, (value, _, field) => textTest(how, [value], field));
export const oneOf = means(operand.texts, (values, _, field) => textTest("is", values, field));
export const set = (how: SetMatch): Meaning =>
  means(operand.set, (values) => ({ kind: "set", how, texts: [...new Set(values.map(fold))] }));
export const number = (how: NumberMatch): Meaning => means(operand.number, (value) => ({ kind: "number", how, value }));
export const flag = means(operand.flag, (value) => ({ kind: "flag", value }));

/** A range of days relative to a day: `from` and `to` are offsets in days, both inclusive. */
type DaySpan = { readonly from: number; readonly to: number };

export const after: DaySpan = { from: 1, to: Infinity };
export const on: DaySpan = { from: 0, to: 0 };
export const before: DaySpan = { from: -Infinity, to: -1 };

const dateSpan = (first: number, last: number): FilterTest => ({
  kind: "date",
  from: first === -Infinity ? first : dateKeyOfDay(first),
  to: last === Infinity ? last : dateKeyOfDay(last),
});

const instantSpan = (first: number, last: number, moment: FilterMoment): FilterTest => ({
  kind: "instant",
  from: first === -Infinity ? first : moment.startOf(first),
  to: last === Infinity ? last : moment.startOf(last + 1),
});

/** Dates are compared as they are written, even if the day does not exist. */
export const date = ({ from, to }: DaySpan): Meaning =>
  means(operand.day, (day) => ({ kind: "date", from: writtenDateKey(day) + from, to: writtenDateKey(day) + to }));

export const instant = ({ from, to }: DaySpan): Meaning =>
  means(operand.day, (day, moment) => instantSpan(dayNumber(day) + from, dayNumber(day) + to, moment));

/** A range of days before today, as the most and the least days ago. */
type AgoSpan = (days: number) => { readonly most: number; readonly least: number };

export const moreThan: AgoSpan = (days) => ({ most: Infinity, least: days + 1 });
export const exactly: AgoSpan = (days) => ({ most: days, least: days });
export const lessThan: AgoSpan = (days) => ({ most: days - 1, least: 0 });

export const dateAgo = (span: AgoSpan): Meaning =>
  means(operand.days, (days, moment) => dateSpan(moment.today() - span(days).most, moment.today() - span(days).least));

export const instantAgo = (span: AgoSpan): Meaning =>
  means(operand.days, (days, moment) => instantSpan(moment.today() - span(days).most, moment.today() - span(days).least, moment));

const bound = (text: string | null, open: number, moment: FilterMoment): number =>
  text === null ? open : (strtotime(text, moment.now, moment.timeZone) ?? NaN);

const rangeTest = ({ from, to }: TimeRange, moment: FilterMoment): FilterTest => ({
  kind: "instant",
  from: bound(from, -Infinity, moment),
  to: bound(to, Infinity, moment),
});

export const range = means(operand.range, rangeTest);
