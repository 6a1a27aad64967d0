import type { FieldType } from "../fields/field-type.model.ts";
import type { Meaning } from "./operator-meaning.rule.ts";
import * as meaning from "./operator-meaning.rule.ts";

/** Types whose values are compared alike. */
type TypeFamily = "text" | "set" | "number" | "flag" | "date" | "instant" | "opaque";

export type OperatorKey =
  | "$eq"
  | "$ne"
  | "$contains"
  | "$ncontains"
  | "$starts"
  | "$nstarts"
  | "$ends"
  | "$nends"
  | "$any"
  | "$empty"
  | "$in"
  | "$nin"
  | "$gt"
  | "$gte"
  | "$lt"
  | "$lte"
  | "$overlaps"
  | "$all"
  | "$none"
  | "$after"
  | "$on"
  | "$non"
  | "$before"
  | "$gtdays"
  | "$eqdays"
  | "$ltdays"
  | "$range";

/**
 * One operator. `phrase` is the sentence of a condition with `{}` as placeholder of its value; `negates` names the operator whose exact
 * complement it is.
 */
type Operator = {
  readonly label: string;
  readonly phrase: string;
  readonly joiner?: "and";
  readonly group: "absolute" | "relative" | "advanced";
} & ({ readonly means: Partial<Record<TypeFamily, Meaning>> } | { readonly negates: OperatorKey });

const { present, text, set, number, date, instant, dateAgo, instantAgo } = meaning;
const everywhere = { text: present, set: present, number: present, flag: present, date: present, instant: present, opaque: present };
const group = "absolute";

/** All operators; labels, validation, every evaluation, sentences and menus are derived from this table. */
const operators: Readonly<Record<OperatorKey, Operator>> = {
  $eq: {
    label: "is",
    phrase: "is {}",
    joiner: "and",
    group,
    means: { text: text("is"), set: set("same"), number: number("eq"), flag: meaning.flag },
  },
  $ne: { label: "is not", phrase: "is not {}", joiner: "and", group, negates: "$eq" },
  $contains: { label: "contains", phrase: "contains {}", group, means: { text: text("contains"), set: set("contains") } },
  $ncontains: { label: "does not contain", phrase: "does not contain {}", group, negates: "$contains" },
  $starts: { label: "starts with", phrase: "starts with {}", group, means: { text: text("starts") } },
  $nstarts: { label: "does not start with", phrase: "does not start with {}", group, negates: "$starts" },
  $ends: { label: "ends with", phrase: "ends with {}", group, means: { text: text("ends") } },
  $nends: { label: "does not end with", phrase: "does not end with {}", group, negates: "$ends" },
  $any: { label: "has any value", phrase: "has any value", group, means: everywhere },
  $empty: { label: "is empty", phrase: "is empty", group, negates: "$any" },
  $in: { label: "is one of", phrase: "is one of {}", group, means: { text: meaning.oneOf } },
  $nin: { label: "is none of", phrase: "is none of {}", group, negates: "$in" },
  $gt: { label: "greater than", phrase: "is greater than {}", group, means: { number: number("gt") } },
  $gte: { label: "greater than or equal to", phrase: "is greater than or equal to {}", group, means: { number: number("gte") } },
  $lt: { label: "less than", phrase: "is less than {}", group, means: { number: number("lt") } },
  $lte: { label: "less than or equal to", phrase: "is less than or equal to {}", group, means: { number: number("lte") } },
  $overlaps: { label: "has at least one of", phrase: "has at least one of {}", group, means: { set: set("overlaps") } },
  $all: { label: "has all of", phrase: "has all of {}", joiner: "and", group, means: { set: set("all") } },
  $none: { label: "has none of", phrase: "has none of {}", group, negates: "$overlaps" },
  $after: { label: "after", phrase: "is after {}", group, means: { date: date(meaning.after), instant: instant(meaning.after) } },
  $on: { label: "on", phrase: "is on {}", group, means: { date: date(meaning.on), instant: instant(meaning.on) } },
  $non: { label: "not on", phrase: "is not on {}", group, negates: "$on" },
  $before: { label: "before", phrase: "is before {}", group, means: { date: date(meaning.before), instant: instant(meaning.before) } },
  $gtdays: {
    label: "more than N days ago",
    phrase: "is more than {} ago",
    group: "relative",
    means: { date: dateAgo(meaning.moreThan), instant: instantAgo(meaning.moreThan) },
  },
  $eqdays: {
    label: "exactly N days ago",
    phrase: "is exactly {} ago",
    group: "relative",
    means: { date: dateAgo(meaning.exactly), instant: instantAgo(meaning.exactly) },
  },
  $ltdays: {
    label: "less than N days ago",
    phrase: "is less than {} ago",
    group: "relative",
    means: { date: dateAgo(meaning.lessThan), instant: instantAgo(meaning.lessThan) },
  },
  $range: { label: "advanced expression", phrase: "is {}", group: "advanced", means: { instant: meaning.range } },
};

const stringSet: readonly OperatorKey[] = [
  "$eq",
  "$ne",
  "$contains",
  "$ncontains",
  "$starts",
  "$nstarts",
  "$ends",
  "$nends",
  "$any",
  "$empty",
  "$in",
  "$nin",
];
const relatedSet: readonly OperatorKey[] = ["$overlaps", "$all", "$none", "$eq", "$ne", "$any", "$empty"];
const dateSet: readonly OperatorKey[] = ["$after", "$on", "$non", "$before", "$any", "$empty", "$gtdays", "$eqdays", "$ltdays"];
const presenceSet: readonly OperatorKey[] = ["$any", "$empty"];

/** The family of each type, and its operators in the order offered. */
const types: Readonly<Record<FieldType, { readonly family: TypeFamily; readonly operators: readonly OperatorKey[] }>> = {
  int: { family: "number", operators: ["$eq", "$ne", "$gt", "$gte", "$lt", "$lte", "$any", "$empty"] },
  bool: { family: "flag", operators: ["$eq", "$ne", "$any", "$empty"] },
  string: { family: "text", operators: stringSet },
  textarea: { family: "text", operators: stringSet },
  email: { family: "text", operators: stringSet },
  date: { family: "date", operators: dateSet },
  time: { family: "instant", operators: [...dateSet, "$range"] },
  list: { family: "set", operators: ["$overlaps", "$all", "$none", "$eq", "$ne", "$contains", "$any", "$empty"] },
  related_contacts: { family: "set", operators: relatedSet },
  image: { family: "opaque", operators: presenceSet },
  id_number: { family: "text", operators: stringSet },
  secret: { family: "opaque", operators: presenceSet },
  related_custom_object: { family: "set", operators: relatedSet },
};

/** An operator of the table, with negations resolved. */
export type OperatorInfo = {
  readonly label: string;
  readonly phrase: string;
  readonly joiner: "and" | "or";
  readonly group: "absolute" | "relative" | "advanced";
  readonly negated: boolean;
};

export const isOperatorKey = (key: string): key is OperatorKey => Object.hasOwn(operators, key);

export const operatorKeys: readonly OperatorKey[] = Object.keys(operators).filter(isOperatorKey);

export const operatorInfo = (key: OperatorKey): OperatorInfo => {
  const { label, phrase, joiner = "or", group: kind, ...rest } = operators[key];
  return { label, phrase, joiner, group: kind, negated: "negates" in rest };
};

/** The operators of a type, in the order offered. */
export const operatorsOf = (type: FieldType): readonly OperatorKey[] => types[type].operators;

/** The operator whose exact complement this one is; null if there is none. */
export const negatedOperator = (key: OperatorKey): OperatorKey | null => {
  const operator = operators[key];
  return "negates" in operator ? operator.negates : null;
};

/** The meaning of an operator for a type, for a negation that of the negated operator; undefined if the type lacks it. */
export const meaningOf = (key: OperatorKey, type: FieldType): Meaning | undefined => {
  const { family, operators: offered } = types[type];
  const positive = operators[negatedOperator(key) ?? key];
  return offered.includes(key) && "means" in positive ? positive.means[family] : undefined;
};
