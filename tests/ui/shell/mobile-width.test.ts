import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sheets = new Map(globSync("ui/**/*.css").map((path) => [path, readFileSync(path, "utf8")]));
const queriesOf = (sheet: string): readonly string[] =>
  Array.from(sheet.matchAll(/\(width\s*(?:<|>|<=|>=)\s*9[78]\d(?:\.\d+)?px\)/g), ([query]) => query);

describe("the width of a mobile", () => {
  it("should be anything under 980 pixels in every stylesheet [A2.29] [A9.01] [B9.08]", () => {
    const found = [...sheets].flatMap(([path, sheet]) => queriesOf(sheet).map((query) => ({ path, query })));
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ query }) => query !== "(width < 980px)" && query !== "(width >= 980px)")).toEqual([]);
  });

  it.each(["staff/shell/staff-shell", "skins/ink/ink-shell", "portal/shell/portal-shell"])(
    "should be where %s has its other layout",
    (shell) => {
      expect(queriesOf(sheets.get(`ui/${shell}.module.css`) ?? "")).toContain("(width < 980px)");
    },
  );
});
