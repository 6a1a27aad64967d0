import { describe, expect, it } from "vitest";
import { filterProblem } from "../../../core/data-check/filter-problem.rule.ts";

const noOwnFields = new Map();

describe("the check of a group's filter", () => {
  it.each([
    ["the beginning of a mobile", { mobile: { $starts: "+1212" } }],
    ["when a contact was created", { created_at: { $any: true } }],
    ["whether there is a photo", { photo: { $any: true } }],
    ["a language", { language: { $contains: "es" } }],
    ["the number of a contact", { con_id: { $gt: 5 } }],
  ])("should accept %s, as groups do", (_, filter) => {
    expect(filterProblem(filter, noOwnFields)).toBeNull();
    expect(filterProblem(filter, null)).toBeNull();
  });

  it("should refuse conditions of lists for mobiles, and unknown fields", () => {
    expect(filterProblem({ mobile: { $overlaps: ["+12125551234"] } }, noOwnFields)).toMatchObject({ path: "mobile.$overlaps" });
    expect(filterProblem({ shoe: { $contains: "x" } }, noOwnFields)).toMatchObject({ path: "shoe" });
  });
});
