import { describe, expect, it } from "vitest";
import {
  itemAfterRemoval,
  itemLabel,
  itemsBetween,
  movesBehind,
  movesByStep,
  outlineOf,
} from "../../../../core/lessons/editor/outline.rule.ts";
import type { LessonItem } from "../../../../core/lessons/item.model.ts";

const item = (uuid: string, more: Partial<LessonItem> = {}): LessonItem => ({ uuid, type: "poll", name: "", values: {}, ...more });
const items = ["a", "b", "c", "d"].map((uuid) => item(uuid));

/** The order after moves, as the working copy applies them. */
const ordered = (moves: ReturnType<typeof movesByStep>): string =>
  moves
    .reduce<readonly string[]>(
      (order, { uuid, after }) => {
        const others = order.filter((one) => one !== uuid);
        return after === null ? [uuid, ...others] : others.toSpliced(others.indexOf(after) + 1, 0, uuid);
      },
      ["a", "b", "c", "d"],
    )
    .join("");

describe("the outline of a lesson", () => {
  it("should number items through all screens", () => {
    const text = item("t", { type: "rich_text", values: { standalone: false } });
    expect(outlineOf([text, ...items.slice(0, 2)]).map(({ number, entries }) => [number, entries.map(({ position }) => position)])).toEqual(
      [
        [1, [1, 2]],
        [2, [3]],
      ],
    );
  });

  it("should name an item by its name, else by the beginning of its text", () => {
    expect(itemLabel(item("a", { name: " Vote " }))).toBe("Vote");
    expect(itemLabel(item("a", { values: { question: "<p>Which&nbsp;quay &amp; why?</p>" } }))).toBe("Which quay & why?");
    expect(itemLabel(item("a", { values: { question: "x".repeat(200) } }))).toHaveLength(80);
    expect(itemLabel(item("a"))).toBe("");
  });

  it.each([
    [["b"], 1, "acbd"],
    [["b"], -1, "bacd"],
    [["b", "c"], 1, "adbc"],
    [["b", "c"], -1, "bcad"],
    [["a", "c"], 1, "bdac"],
    [["a"], -1, "abcd"],
    [["d"], 1, "abcd"],
    [[], 1, "abcd"],
  ] as const)("should move %j by %i to %s", (uuids, step, order) => {
    expect(ordered(movesByStep(items, new Set(uuids), step))).toBe(order);
  });

  it.each([
    [["a", "b"], "d", "cdab"],
    [["c", "d"], null, "cdab"],
    [["b", "c"], "b", "abcd"],
    [["a"], "a", "abcd"],
  ] as const)("should move %j behind %s to %s", (uuids, after, order) => {
    expect(ordered(movesBehind(items, new Set(uuids), after))).toBe(order);
  });

  it("should name the item that follows removed ones, or the one before them", () => {
    expect(itemAfterRemoval(items, new Set(["b"]))).toBe("c");
    expect(itemAfterRemoval(items, new Set(["c", "d"]))).toBe("b");
    expect(itemAfterRemoval(items, new Set(["a", "b", "c", "d"]))).toBeNull();
  });

  it("should select all items between two", () => {
    expect(itemsBetween(items, "c", "a")).toEqual(["a", "b", "c"]);
    expect(itemsBetween(items, "gone", "b")).toEqual(["b"]);
  });
});
