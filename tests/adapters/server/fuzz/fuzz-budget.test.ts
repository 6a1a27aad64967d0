import { describe, expect, it } from "vitest";
import { shareBudget } from "./fuzz-budget.ts";

const calls = ["a", "b", "c", "d"];

describe("the budget of the fuzzer", () => {
  it("should give every call its minimum and share the rest evenly when no contract changed", () => {
    expect([...shareBudget(calls, new Set(), { total: 100, least: 10, most: 50 }).values()]).toEqual([25, 25, 25, 25]);
  });

  it("should give the rest to the calls whose contract changed", () => {
    expect(Object.fromEntries(shareBudget(calls, new Set(["b"]), { total: 80, least: 10, most: 500 }))).toEqual({
      a: 10,
      b: 50,
      c: 10,
      d: 10,
    });
  });

  it("should stay within the maximum per call, and keep the minimum where the budget is too small", () => {
    expect(shareBudget(calls, new Set(["b"]), { total: 10_000, least: 10, most: 500 }).get("b")).toBe(500);
    expect([...shareBudget(calls, new Set(["b"]), { total: 3, least: 10, most: 500 }).values()]).toEqual([10, 10, 10, 10]);
  });
});
