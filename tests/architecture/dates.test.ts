import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What formats a date in the time zone of the device, unless somebody remembers to name another. */
const formatting = /\bDateTimeFormat\(|\bdateFormat\(|\.toLocale(?:Date|Time)String\(|\bnew Date\([^()]*\)\.toLocaleString\(/;

describe("dates on pages of staff", () => {
  it("should be formatted by one hook, in the time zone of the user", () => {
    const pages = globSync("ui/{staff,kit,fields,lesson,conversations}/**/*.{ts,tsx}", { cwd: root });
    expect(pages.length).toBeGreaterThan(500);
    expect(pages.filter((path) => formatting.test(readFileSync(root + path, "utf8")))).toEqual([]);
  });
});
