import * as E from "fp-ts/lib/Either.js";
import { isLocalDate } from "../kernel/dates.ts";
import { isObject } from "../kernel/is-object.ts";
import { readDateText } from "../validation/date-text.rule.ts";
import { invalidDateText } from "../validation/validation-message.rule.ts";
import { filterLimits } from "./filter.model.ts";

/** An error in an operator's value; `at` is the key within the value if that is an object. */
export type OperandProblem = { readonly message: string; readonly at?: string };

/** The input that a form shows for an operator. */
export type OperandKind = "none" | "text" | "texts" | "set" | "number" | "flag" | "day" | "days" | "range";

/** The label of an entry, if it differs from the stored value. */
export type SayEntry = (text: string) => string;

/**
 * Parses the operand of a document and describes it in words.
 * @param joiner between several, `or` or `and`
 */
export type Operand<A> = {
  readonly kind: OperandKind;
  readonly read: (raw: unknown) => E.Either<OperandProblem, A>;
  readonly words: (value: A, joiner: string, say: SayEntry) => string;
};

/** The maximum of relative operators, in days. */
export const mostDaysAgo = 3_650;

const refuse = (message: string): E.Either<OperandProblem, never> => E.left({ message });
const isEmptyText = refuse("The value is empty.");
const isEmptyList = refuse("The list is empty.");

const scalarText = (raw: unknown): string | null => (typeof raw === "string" ? raw.trim() : typeof raw === "number" ? String(raw) : null);

const readTexts = (raw: readonly unknown[]): E.Either<OperandProblem, readonly string[]> => {
  if (raw.length > filterLimits.values) return refuse(`The list has ${raw.length} values. A list may have ${filterLimits.values}.`);
  const texts = raw.map(scalarText);
  const known = texts.filter((text) => text !== null);
  if (known.length < texts.length) return refuse("The list may hold only texts and numbers.");
  const filled = known.filter((text) => text !== "");
  return filled.length === 0 ? isEmptyList : E.right(filled);
};

const quoted = (texts: readonly string[], joiner: string, say: SayEntry): string => {
  const all = texts.map((text) => `"${say(text)}"`);
  const last = all.at(-1) ?? "";
  return all.length < 2 ? last : `${all.slice(0, -1).join(", ")} ${joiner} ${last}`;
};

export const none: Operand<true> = {
  kind: "none",
  read: (raw) => (raw === true ? E.right(raw) : refuse("The value must be true.")),
  words: () => "",
};

export const text: Operand<string> = {
  kind: "text",
  read: (raw) => {
    const value = raw === null || raw === undefined ? "" : scalarText(raw);
    return value === null ? refuse("The value must be a text.") : value === "" ? isEmptyText : E.right(value);
  },
  words: (value) => `"${value}"`,
};

export const texts: Operand<readonly string[]> = {
  kind: "texts",
  read: (raw) => readTexts(typeof raw === "string" ? raw.split(/[\n,]/) : Array.isArray(raw) ? raw : [raw ?? ""]),
  words: quoted,
};

export const set: Operand<readonly string[]> = {
  kind: "set",
  read: (raw) => readTexts(Array.isArray(raw) ? raw : [raw ?? ""]),
  words: quoted,
};

const writtenNumber = /^[+-]?\d{1,15}(\.\d{1,15})?$/;

export const number: Operand<number> = {
  kind: "number",
  read: (raw) => {
    if (typeof raw === "number" && Number.isFinite(raw)) return E.right(raw);
    const value = raw === null || raw === undefined ? "" : typeof raw === "string" ? raw.trim() : null;
    if (value === "") return isEmptyText;
    return value !== null && writtenNumber.test(value) ? E.right(Number(value)) : refuse("The value must be a number.");
  },
  words: (value) => String(value),
};

export const flag: Operand<boolean> = {
  kind: "flag",
  read: (raw) => (typeof raw === "boolean" ? E.right(raw) : refuse("The value must be true or false.")),
  words: (value) => String(value),
};

export const day: Operand<string> = {
  kind: "day",
  read: (raw) =>
    typeof raw === "string" && isLocalDate(raw.trim()) ? E.right(raw.trim()) : refuse("The value must be a date YYYY-MM-DD."),
  words: (value) => value,
};

const isDays = (raw: unknown): raw is number => typeof raw === "number" && Number.isInteger(raw) && raw >= 0 && raw <= mostDaysAgo;

export const days: Operand<number> = {
  kind: "days",
  read: (raw) => (isDays(raw) ? E.right(raw) : refuse(`The value must be a whole number from 0 to ${mostDaysAgo}.`)),
  words: (value) => (value === 1 ? "1 day" : `${value} days`),
};

/** Two date expressions; null for an open bound. */
export type TimeRange = { readonly from: string | null; readonly to: string | null };

const readBound = (raw: unknown, at: "from" | "to"): E.Either<OperandProblem, string | null> => {
  if (raw === null || raw === undefined || (typeof raw === "string" && raw.trim() === "")) return E.right(null);
  if (typeof raw !== "string") return E.left({ message: "The value must be a text.", at });
  return readDateText(raw) === null ? E.left({ message: invalidDateText(raw).message, at }) : E.right(raw.trim());
};

export const range: Operand<TimeRange> = {
  kind: "range",
  read: (raw) => {
    if (!isObject(raw)) return refuse("The value must be an object with from and to.");
    const from = readBound(raw["from"], "from");
    const to = readBound(raw["to"], "to");
    if (E.isLeft(from)) return from;
    if (E.isLeft(to)) return to;
    return from.right === null && to.right === null ? isEmptyText : E.right({ from: from.right, to: to.right });
  },
  words: ({ from, to }) =>
    [from === null ? "" : `from "${from}"`, to === null ? "" : `until "${to}"`].filter((part) => part !== "").join(" "),
};
