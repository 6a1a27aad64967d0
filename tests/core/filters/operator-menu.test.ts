import { describe, expect, it } from "vitest";
import { fieldTypeKeys } from "../../../core/fields/field-type.model.ts";
import { lostOperators, operatorMenu } from "../../../core/filters/operator-menu.rule.ts";
import { parseFilter } from "../../../core/filters/parse-filter.rule.ts";

describe("the menu of operators", () => {
  it("should give each operator's operand and place [C5.16, C5.17, C5.18]", () => {
    expect(operatorMenu("time", null)).toEqual([
      { key: "$after", label: "after", group: "absolute", operand: "day" },
      { key: "$on", label: "on", group: "absolute", operand: "day" },
      { key: "$non", label: "not on", group: "absolute", operand: "day" },
      { key: "$before", label: "before", group: "absolute", operand: "day" },
      { key: "$any", label: "has any value", group: "absolute", operand: "none" },
      { key: "$empty", label: "is empty", group: "absolute", operand: "none" },
      { key: "$gtdays", label: "more than N days ago", group: "relative", operand: "days" },
      { key: "$eqdays", label: "exactly N days ago", group: "relative", operand: "days" },
      { key: "$ltdays", label: "less than N days ago", group: "relative", operand: "days" },
      { key: "$range", label: "advanced expression", group: "advanced", operand: "range" },
    ]);
  });

  it("should be narrowed to what a field allows, and to nothing its type lacks [C3.06]", () => {
    const keys = (allowed: readonly string[] | null) => operatorMenu("bool", allowed).map(({ key }) => key);
    expect(keys(["$empty", "$gt", "$eq"])).toEqual(["$eq", "$empty"]);
    expect(keys([])).toEqual(keys(null));
    for (const type of fieldTypeKeys) expect(operatorMenu(type, null).length).toBeGreaterThan(1);
  });

  it("should list the operators of a saved filter that a field would lose with another type", () => {
    const filter = parseFilter(
      { $and: [{ city: { $starts: "a" } }, { $or: [{ city: { $empty: true } }, { age: { $gt: 1 } }, { city: { $starts: "b" } }] }] },
      { city: "string", age: "int" },
    );
    if (filter._tag === "Left") throw new Error(filter.left.error);
    expect(lostOperators(filter.right, "city", "int")).toEqual(["$starts"]);
    expect(lostOperators(filter.right, "city", "textarea")).toEqual([]);
    expect(lostOperators(filter.right, "age", "string")).toEqual(["$gt"]);
  });
});
