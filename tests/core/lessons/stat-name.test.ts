import { describe, expect, it } from "vitest";
import { statName } from "../../../core/lessons/stat-name.rule.ts";

describe("stat name", () => {
  it("should be a short single word [B5.07]", () => {
    expect(["calls", " Calls Made ", "x".repeat(30)].map(statName)).toEqual(["calls", "calls_made", "x".repeat(30)]);
  });

  it.each(["", "  ", "7calls", "_calls", "é", "x".repeat(31)])("should not be made of %j [B5.07]", (text) => {
    expect(statName(text)).toBeNull();
  });
});
