import * as E from "fp-ts/lib/Either.js";
import { decodeReport } from "../kernel/decode-report.ts";
import { finding } from "../kernel/expectation.ts";
import { nearestNames } from "../kernel/nearest-names.ts";
import { itemTypeOf, itemTypes } from "../lessons/items/catalogue.rule.ts";
import { isBlank } from "../lessons/items/values.model.ts";
import { missingWords } from "../lessons/missing-words.rule.ts";
import { isUrl } from "../validation/url.rule.ts";
import type { FindingDetail } from "./finding.model.ts";
import type { DataRecord } from "./record-notes.ts";

type Values = Readonly<Record<string, unknown>>;
type Report = (field: string, message: string) => FindingDetail;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Indexes marked as correct that no answer has. */
const strayAnswers = ({ answers, correct }: Values): readonly unknown[] =>
  isList(answers) && isList(correct)
    ? correct.filter((index) => typeof index !== "number" || !Number.isInteger(index) || index < 0 || index >= answers.length)
    : [];

const badAddresses = (fields: Readonly<Record<string, string>>, values: Values): readonly string[] =>
  Object.entries(fields)
    .filter(([name, kind]) => kind === "url" && typeof values[name] === "string" && values[name] !== "" && !isUrl(values[name]))
    .map(([name]) => name);

const ownProblems = (type: string, values: Values, told: Report): readonly FindingDetail[] => {
  const { question, custom_range: ranged, start, end } = values;
  if (type === "missing_words" && typeof question === "string" && question !== "") {
    const read = missingWords(question, values["include_false_answers"] === true, String(values["false_answers"] ?? ""));
    return E.isLeft(read) ? [told("question", read.left)] : [];
  }
  const backwards = ranged === true && typeof start === "number" && typeof end === "number" && end !== 0 && end <= start;
  return backwards ? [told("end", `expected an end after the start at ${start}, got ${end}`)] : [];
};

const unknownType = (type: unknown, path: string): FindingDetail => {
  const [near] = nearestNames(
    String(type),
    itemTypes.map((item) => item.type),
  );
  return {
    code: "unknown-type",
    field: `${path}.type`,
    message: `expected a type of lesson item, got ${finding(type)}`,
    ...(near === undefined ? {} : { suggestion: near }),
  };
};

/**
 * What prevents an item from being published: an unknown type, invalid values or missing values.
 * @param path of the item in its lesson
 */
export const itemProblems = (item: DataRecord, path: string): readonly FindingDetail[] => {
  const itemType = itemTypeOf(String(item["type"]));
  if (itemType === undefined) return [unknownType(item["type"], path)];
  const read = itemType.read(item["values"] ?? {});
  const told: Report = (field, message) => ({ code: "item-invalid", field: `${path}.values.${field}`, message });
  if (E.isLeft(read)) return decodeReport(read.left).map((problem) => told(problem.path, problem.message));
  const values = read.right;
  return [
    ...itemType.required.filter((name) => isBlank(values[name])).map((name) => told(name, `${itemType.type} needs a value here`)),
    ...strayAnswers(values).map((index) => told("correct", `no answer stands at ${String(index)}`)),
    ...badAddresses(itemType.fields, values).map((name) =>
      told(name, `expected an address like https://example.com, got ${finding(values[name])}`),
    ),
    ...ownProblems(itemType.type, values, told),
  ];
};
