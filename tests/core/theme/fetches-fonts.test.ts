import { describe, expect, it } from "vitest";
import { fetchesFonts } from "../../../core/theme/fetches-fonts.rule.ts";

describe("The product's fonts", () => {
  it.each([
    ["a browser that tells nothing", {}, true],
    ["a fast line", { saveData: false, effectiveType: "4g", downlink: 10 }, true],
    ["a line that is just fast enough", { effectiveType: "4g", downlink: 2 }, true],
    ["a slow line", { effectiveType: "4g", downlink: 1.6 }, false],
    ["an older network", { effectiveType: "3g", downlink: 10 }, false],
    ["data that is saved", { saveData: true, effectiveType: "4g", downlink: 10 }, false],
  ])("should be fetched by what the line carries: %s", (_what, line, expected) => {
    expect(fetchesFonts(line)).toBe(expected);
  });
});
