import { describe, expect, it } from "vitest";
import { fetchesFonts } from "../../../core/theme/fetches-fonts.rule.ts";

describe("The product's fonts", () => {
  it.each([
    ["a browser that describes nothing", {}, true],
    ["a fast connection", { saveData: false, effectiveType: "4g", downlink: 10 }, true],
    ["a connection that is just fast enough", { effectiveType: "4g", downlink: 2 }, true],
    ["a slow connection", { effectiveType: "4g", downlink: 1.6 }, false],
    ["an older network", { effectiveType: "3g", downlink: 10 }, false],
    ["data saving", { saveData: true, effectiveType: "4g", downlink: 10 }, false],
  ])("should be fetched unless data or time is short: %s", (_what, connection, expected) => {
    expect(fetchesFonts(connection)).toBe(expected);
  });
});
