import { describe, expect, it } from "vitest";
import { remembered } from "../../../core/kernel/remembered.ts";

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
