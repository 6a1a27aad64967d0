import { finding } from "../kernel/expectation.ts";
import { nearestNames } from "../kernel/nearest-names.ts";
import { itemProblems as publishingProblems } from "../lessons/item-problems.rule.ts";
import { itemTypeOf, itemTypes } from "../lessons/items/catalogue.rule.ts";
import type { FindingDetail } from "./finding.model.ts";
import type { DataRecord } from "./record-notes.ts";

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
  const type = String(item["type"]);
  if (itemTypeOf(type) === undefined) return [unknownType(item["type"], path)];
  return publishingProblems({ type, values: item["values"] }).map((problem) => ({
    code: "item-invalid",
    field: `${path}.${problem.path}`,
    message: problem.message,
  }));
};
