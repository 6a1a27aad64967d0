import { describe, expect, it } from "vitest";
import { makesLoop } from "../../../core/contacts/relation-loop.rule.ts";

const relations = (pairs: Readonly<Record<number, readonly number[]>>) => (id: number) => pairs[id] ?? [];

describe("a cyclic relation", () => {
  it("should be found at once, further on, and through any of several targets", () => {
    expect(makesLoop(1, [1], relations({}))).toBe(true);
    expect(makesLoop(1, [2], relations({ 2: [3], 3: [1] }))).toBe(true);
    expect(makesLoop(1, [4, 2], relations({ 2: [3], 3: [1] }))).toBe(true);
  });

  it("should not be reported where paths only meet, or others form a cycle", () => {
    expect(makesLoop(1, [2, 3], relations({ 2: [4], 3: [4] }))).toBe(false);
    let asked = 0;
    const around = relations({ 2: [3], 3: [2] });
    const counted = (id: number): readonly number[] => {
      asked += 1;
      return asked > 10 ? [1] : around(id);
    };
    expect(makesLoop(1, [2], counted)).toBe(false);
    expect(asked).toBe(2);
  });
});
