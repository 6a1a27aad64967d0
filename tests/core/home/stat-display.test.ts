import { describe, expect, it } from "vitest";
import { statColumns } from "../../../core/home/stat-columns.rule.ts";
import { applied } from "../apply-rule.ts";

describe("stat", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [-5000, "-5000"],
    [999.5, "1.0k"],
    [1000, "1.0k"],
    [1049, "1.0k"],
    [1050, "1.1k"],
    [1250, "1.3k"],
    [12_345, "12.3k"],
    [999_949, "999.9k"],
    [999_950, "1,000.0k"],
    [1_234_567, "1,234.6k"],
  ])("should show %s as %s [A9.18]", (n, text) => {
    expect(applied("stat-display", { n })).toBe(text);
  });

  it("should be in 6 columns when there are more than 3 tiles, otherwise in 4 [A9.19]", () => {
    expect([0, 1, 3, 4, 9].map(statColumns)).toEqual([4, 4, 4, 6, 6]);
  });
});
