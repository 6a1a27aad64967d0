import { describe, expect, it } from "vitest";
import { newestKept, remembered } from "../../../core/kernel/remembered.ts";

describe("A memory of the newest", () => {
  it("should forget the oldest of too many, where keeping a value again makes it the newest", () => {
    const memory = newestKept<number>(2);
    memory.keep("a", 1);
    memory.keep("b", 2);
    memory.keep("a", 3);
    memory.keep("c", 4);
    expect([memory.get("a"), memory.get("b"), memory.get("c")]).toEqual([3, undefined, 4]);
    expect(memory.values()).toEqual([3, 4]);
    memory.forget("a");
    expect(memory.values()).toEqual([4]);
    memory.forgetAll();
    expect(memory.values()).toEqual([]);
  });
});

describe("A function that remembers its results", () => {
  it("should compute each result once, and forget all of them once there are too many", () => {
    const asked: string[] = [];
    const joined = remembered(
      (a: string, b: string) => {
        asked.push(a + b);
        return { text: a + b };
      },
      (a, b) => `${a} ${b}`,
      2,
    );
    const first = joined("a", "b");
    expect(joined("a", "b")).toBe(first);
    expect(joined("ab", "")).toEqual(first);
    expect(asked).toEqual(["ab", "ab"]);
    joined("c", "d");
    expect(joined("a", "b")).toEqual(first);
    expect(asked).toEqual(["ab", "ab", "cd", "ab"]);
  });
});
