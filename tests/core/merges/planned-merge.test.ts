import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSameValue, plannedMerge, unmergedValues } from "../../../core/merges/planned-merge.rule.ts";

const fields = { first_name: "string", email: "email", tags: "list", notes: "textarea" } as const;
const kept = { first_name: "Ana", email: ["ana@a.example"], tags: ["vip"], notes: "" };
const other = { first_name: "Anna", email: ["anna@b.example"], tags: ["vip"], notes: "Met in May" };

describe("a planned merge", () => {
  it("should prefer the kept value, join lists and fill empty values, unless something is chosen [B7.13]", () => {
    const { result, changes, differing } = plannedMerge(kept, other, fields, {});
    expect(result).toEqual({ first_name: "Ana", email: ["ana@a.example", "anna@b.example"], tags: ["vip"], notes: "Met in May" });
    expect(changes.map(({ field }) => field)).toEqual(["email", "notes"]);
    expect(differing.map(({ field, can_join }) => [field, can_join])).toEqual([
      ["first_name", false],
      ["email", true],
      ["notes", false],
    ]);
  });

  it("should follow the choices field by field", () => {
    const { result, changes } = plannedMerge(kept, other, fields, { first_name: "other", email: "kept", notes: "kept" });
    expect(result).toEqual({ first_name: "Anna", email: ["ana@a.example"], tags: ["vip"], notes: "" });
    expect(changes).toEqual([{ field: "first_name", kept: "Ana", other: "Anna", result: "Anna" }]);
  });

  it("should replace both lists by one when it is chosen", () => {
    expect(plannedMerge(kept, other, fields, { email: "other" }).result["email"]).toEqual(["anna@b.example"]);
    expect(plannedMerge(kept, other, fields, { email: "both" }).result["email"]).toEqual(["ana@a.example", "anna@b.example"]);
  });
});

describe("secrets of both merged contacts", () => {
  it("should be offered as a choice, even if their masks are equal", () => {
    const { differing } = plannedMerge({ tax: "••••" }, { tax: "••••" }, { tax: "secret" }, {});
    expect(differing.map(({ field }) => field)).toEqual(["tax"]);
    expect(plannedMerge({ tax: "••••" }, {}, { tax: "secret" }, {}).changes).toEqual([]);
  });
});

describe("an undone merge", () => {
  const values = fc.record({
    first_name: fc.string(),
    email: fc.array(fc.emailAddress(), { maxLength: 3 }),
    tags: fc.array(fc.string(), { maxLength: 3 }),
    notes: fc.string(),
  });
  const choices = fc.dictionary(
    fc.constantFrom(...Object.keys(fields)),
    fc.constantFrom("kept" as const, "other" as const, "both" as const),
  );

  it("should restore exactly the previous values, if nothing changed since", () => {
    fc.assert(
      fc.property(values, values, choices, (one, two, chosen) => {
        const { result } = plannedMerge(one, two, fields, chosen);
        expect(unmergedValues(one, result, result, Object.keys(fields))).toEqual({ values: one, later: [] });
      }),
    );
  });

  it("should keep later changes, and list them", () => {
    fc.assert(
      fc.property(values, values, fc.constantFrom("first_name", "notes"), fc.string(), (one, two, field, text) => {
        const { result } = plannedMerge(one, two, fields, {});
        const now = { ...result, [field]: `${String(result[field])} changed ${text}` };
        const back = unmergedValues(one, result, now, Object.keys(fields));
        expect(back.later).toEqual([field]);
        expect(back.values).toEqual({ ...one, [field]: now[field] });
      }),
    );
  });

  it("should remove the other's part of a list, and keep later additions and removals", () => {
    const before = { email: ["ana@a.example", "old@a.example"] };
    const after = { email: ["ana@a.example", "old@a.example", "anna@b.example"] };
    const now = { email: ["ana@a.example", "anna@b.example", "new@a.example"] };
    expect(unmergedValues(before, after, now, ["email"])).toEqual({
      values: { email: ["ana@a.example", "new@a.example"] },
      later: ["email"],
    });
  });

  it("should keep a secret that was changed behind its mask", () => {
    expect(unmergedValues({}, { tax: "••••" }, { tax: "••••" }, ["tax"], new Set(["tax"]))).toEqual({
      values: { tax: "••••" },
      later: ["tax"],
    });
    expect(unmergedValues({}, { tax: "••••" }, { tax: "••••" }, ["tax"])).toEqual({ values: { tax: undefined }, later: [] });
  });

  it("should treat all kinds of empty values alike", () => {
    expect(isSameValue("", null)).toBe(true);
    expect(isSameValue([], undefined)).toBe(true);
    expect(isSameValue(0, null)).toBe(false);
  });
});
