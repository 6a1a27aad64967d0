import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeLater } from "../../../adapters/bundler/later-lines.ts";
import { readLater } from "../../../ui/react/later-lines.ts";

const name = fc.integer({ min: 0, max: 40 }).map((number) => `assets/f-${number}_.js`);

describe("The list of what later parts of a page need", () => {
  it("should be read as it was written, for any files that need one another", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(name, fc.uniqueArray(name, { maxLength: 9 })), { selector: ([part]) => part }), (written) => {
        const needs = new Map(written);
        const read = readLater(writeLater(needs));
        for (const [part, used] of needs) expect(new Set(read.get(part) ?? [])).toEqual(new Set(used));
      }),
    );
  });

  it("should name each file once, and leave out what needs nothing and is needed by none", () => {
    const needs = new Map([
      ["assets/a.js", ["assets/c.js", "assets/b.js"]],
      ["assets/b.js", ["assets/c.js"]],
      ["assets/d.js", []],
    ]);
    expect(writeLater(needs)).toBe("a 1 1\nc\nb -1");
    expect(readLater(writeLater(needs)).get("assets/d.js")).toBeUndefined();
  });
});
