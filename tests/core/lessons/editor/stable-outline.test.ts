import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outlineOf } from "../../../../core/lessons/editor/outline.rule.ts";
import { countsOver, outlineOver } from "../../../../core/lessons/editor/stable-outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";

const item = (n: number, body = ""): LessonItem => ({
  uuid: `u${n}`,
  type: "rich_text",
  name: "",
  values: { body, standalone: n % 2 === 0 },
});
const items = [0, 1, 2, 3, 4, 5].map((n) => item(n));

describe("an outline over an earlier one", () => {
  it("should keep every screen but the one whose item has changed", () => {
    const before = outlineOf(items);
    const changed = items.with(2, item(2, "typed"));
    const after = outlineOver(before, outlineOf(changed));
    expect(after.map((screen, at) => screen === before[at])).toEqual(
      before.map(({ entries }) => entries.every((one) => one.item.uuid !== "u2")),
    );
    expect(after).toEqual(outlineOf(changed));
  });

  it("should always equal the outline of the items as they are now", () => {
    const list = fc.shuffledSubarray(items);
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(outlineOver(outlineOf(before), outlineOf(after))).toEqual(outlineOf(after));
      }),
    );
  });

  it("should keep counts that are equal", () => {
    const counts = new Map([["u1", 2]]);
    expect(countsOver(counts, new Map([["u1", 2]]))).toBe(counts);
    for (const other of [new Map([["u1", 1]]), new Map([["u2", 2]]), new Map<string, number>()])
      expect(countsOver(counts, other)).toBe(other);
  });
});
