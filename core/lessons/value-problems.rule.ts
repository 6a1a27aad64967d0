import * as E from "fp-ts/lib/Either.js";
import type { Field } from "../fields/field.model.ts";
import { decodeReport } from "../kernel/decode-report.ts";
import { isObject } from "../kernel/is-object.ts";
import { addressProblems } from "./item-address-problems.rule.ts";
import { contactFieldProblems, prefillProblems } from "./item-field-problems.rule.ts";
import { isBlankHtml } from "./item-html.rule.ts";
import { listProblems } from "./item-list-problems.rule.ts";
import type { AnyItemType } from "./item-type.model.ts";
import { isBlank } from "./items/values.model.ts";
import { lessonRefusals } from "./lesson-refusals.ts";
import { missingWords } from "./missing-words.rule.ts";
import { modernSpelling } from "./modern-spelling.rule.ts";
import type { ValueProblem } from "./value-problem.model.ts";
import { videoProblems } from "./video-problems.rule.ts";

type Values = Readonly<Record<string, unknown>>;

/** The keys that the type of an item does not have. */
export const unknownKeys = ({ type, fields }: AnyItemType, values: unknown): readonly ValueProblem[] => {
  const modern = modernSpelling(values);
  return isObject(modern)
    ? Object.keys(modern)
        .filter((key) => !Object.hasOwn(fields, key))
        .map((key) => [key, lessonRefusals.item_unknown_key({ type })])
    : [];
};

const isMissing = ({ fields }: AnyItemType, key: string, value: unknown): boolean =>
  isBlank(value) || (fields[key] === "html" && typeof value === "string" && isBlankHtml(value));

const missing = (type: AnyItemType, values: Values): readonly ValueProblem[] =>
  type.required
    .filter((key) => isMissing(type, key, values[key]) && !(type.type === "video" && !isBlank(values["gallery_url"])))
    .map((key) => [key, lessonRefusals.item_needs_value]);

const gapProblems = ({ type }: AnyItemType, { question, include_false_answers, false_answers }: Values): readonly ValueProblem[] => {
  if (type !== "missing_words" || typeof question !== "string" || isBlank(question)) return [];
  const read = missingWords(question, include_false_answers === true, typeof false_answers === "string" ? false_answers : "");
  return E.isLeft(read) ? [["question", lessonRefusals.item_gaps_wrong({ problem: read.left })]] : [];
};

/**
 * The problems of an item's values.
 * @param fields the organisation's custom fields; null: contact fields are not checked
 */
export const valueProblems = (type: AnyItemType, values: unknown, fields: readonly Field[] | null): readonly ValueProblem[] => {
  const read = type.read(values);
  if (E.isLeft(read))
    return decodeReport(read.left).map(({ path, message, refusal }) => [
      path,
      refusal ?? lessonRefusals.item_value_wrong({ expected: message }),
    ]);
  return [
    ...missing(type, read.right),
    ...listProblems(type, read.right),
    ...addressProblems(type, read.right),
    ...gapProblems(type, read.right),
    ...(type.type === "video" ? videoProblems(read.right) : []),
    ...(fields === null ? [] : [...contactFieldProblems(type, read.right, fields), ...prefillProblems(type, read.right, fields)]),
  ];
};
