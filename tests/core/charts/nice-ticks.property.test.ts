import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { niceTicks } from "../../../core/charts/nice-ticks.rule.ts";

describe("The ticks of an axis", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [5, [0, 2, 4, 6]],
    [17, [0, 5, 10, 15, 20]],
    [40, [0, 10, 20, 30, 40]],
    [41, [0, 20, 40, 60]],
    [1_900, [0, 500, 1_000, 1_500, 2_000]],
  ])("should for values up to %i be %j", (highest, ticks) => {
    expect(niceTicks(highest)).toEqual(ticks);
  });

  it("should begin at 0, be whole and few, have one step of 1, 2 or 5 times a power of ten, and end just above the highest value", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 1, max: 10 }), (highest, most) => {
        const ticks = niceTicks(highest, most);
        const step = ticks[1] ?? 0;
        expect(["1", "2", "5"]).toContain(String(step).replace(/0+$/, ""));
        expect(ticks).toEqual(ticks.map((_, at) => at * step));
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        const last = ticks.at(-1) ?? 0;
        expect(last).toBeGreaterThanOrEqual(highest);
        expect(last - step).toBeLessThanOrEqual(Math.max(0, highest - 1));
      }),
    );
  });
});
