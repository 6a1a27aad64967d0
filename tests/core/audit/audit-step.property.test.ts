import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auditSteps, blocksOfStep, reachOf } from "../../../core/audit/audit-step.rule.ts";

const number = fc.integer({ min: 1, max: 5_000_000 });

describe("the steps of an audit log search", () => {
  it("should read four times as many blocks each time, and never more than thirty-two", () => {
    expect([0, 1, 2, 3, 4, 15].map((step) => blocksOfStep(5_000_000, step).length)).toEqual([1, 4, 16, 32, 32, 32]);
  });

  it("should cover every entry: a step begins where the previous one ended, and the last ends at the first entry", () => {
    fc.assert(
      fc.property(number, (before) => {
        let below = before;
        for (let step = 0; below > 0; step += 1) {
          const blocks = blocksOfStep(below, step);
          expect(blocks[0]).toBe(Math.floor((below - 1) / auditSteps.block));
          expect(blocks).toEqual(blocks.map((_, at) => (blocks[0] ?? 0) - at));
          expect(reachOf(blocks)).toBeLessThan(below);
          below = reachOf(blocks);
        }
        expect(below).toBe(0);
      }),
    );
  });
});
