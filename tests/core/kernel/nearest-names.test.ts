import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, nearestNames } from "../../../core/kernel/nearest-names.ts";

describe("nearestNames", () => {
  it.each([
    ["", "", 0],
    ["", "abc", 3],
    ["abc", "", 3],
    ["kitten", "sitting", 3],
    ["same", "same", 0],
    ["flaw", "lawn", 2],
  ])("should count the edits from %j to %j", (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits);
  });

  it("should name the closest first and no distant ones", () => {
    expect(nearestNames("lesson-lock", ["lesson-order", "lesson-locks", "password-checks"])).toEqual(["lesson-locks"]);
    expect(nearestNames("zzzzzz", ["lesson-order"])).toEqual([]);
  });

  it("should be at most the edits made, and symmetric", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (start, middle, end) => {
        expect(editDistance(start + end, start + middle + end)).toBeLessThanOrEqual([...middle].length + 2);
        expect(editDistance(start, end)).toBe(editDistance(end, start));
      }),
    );
  });
});
