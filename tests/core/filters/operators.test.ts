import { describe, expect, it } from "vitest";
import { fieldTypeKeys } from "../../../core/fields/field-type.model.ts";
import { meaningOf, operatorKeys, operatorsOf } from "../../../core/filters/operators.model.ts";
import { applied } from "../apply-rule.ts";

const labels = (type: string): unknown => applied("filter-operators", { type });

const text = [
  "is",
  "is not",
  "contains",
  "does not contain",
  "starts with",
  "does not start with",
  "ends with",
  "does not end with",
  "has any value",
  "is empty",
  "is one of",
  "is none of",
];
const days = ["after", "on", "not on", "before", "has any value", "is empty"];
const ago = ["more than N days ago", "exactly N days ago", "less than N days ago"];
const related = ["has at least one of", "has all of", "has none of", "is", "is not", "has any value", "is empty"];

describe("the operators of a type", () => {
  it("should be for list the six of sets, then any value and empty [C5.12]", () => {
    expect(labels("list")).toEqual([
      "has at least one of",
      "has all of",
      "has none of",
      "is",
      "is not",
      "contains",
      "has any value",
      "is empty",
    ]);
  });
  it("should be for string the twelve of text [C5.13]", () => expect(labels("string")).toEqual(text));
  it("should be for int the eight of numbers [C5.14]", () => {
    expect(labels("int")).toEqual([
      "is",
      "is not",
      "greater than",
      "greater than or equal to",
      "less than",
      "less than or equal to",
      "has any value",
      "is empty",
    ]);
  });
  it("should be for bool the four of yes and no [C5.15]", () =>
    expect(labels("bool")).toEqual(["is", "is not", "has any value", "is empty"]));
  it("should be for date six absolute and three relative ones [C5.16, C5.17]", () => expect(labels("date")).toEqual([...days, ...ago]));
  it("should be for time those of date and the advanced expression [C5.16, C5.17, C5.18]", () =>
    expect(labels("time")).toEqual([...days, ...ago, "advanced expression"]));
  it.each(["textarea", "email", "id_number"])("should be for %s those of text", (type) => expect(labels(type)).toEqual(text));
  it.each(["image", "secret"])("should be for %s whether there is one", (type) =>
    expect(labels(type)).toEqual(["has any value", "is empty"]),
  );
  it.each(["related_contacts", "related_custom_object"])("should be for %s those of lists without contains", (type) =>
    expect(labels(type)).toEqual(related),
  );

  it("should be evaluated for every type that offers them, and for no other", () => {
    for (const type of fieldTypeKeys)
      for (const key of operatorKeys)
        expect([type, key, meaningOf(key, type) !== undefined]).toEqual([type, key, operatorsOf(type).includes(key)]);
  });
});
