import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { zipNames } from "../../../core/files/zip-names.rule.ts";

const name = fc.oneof(fc.constantFrom("a.txt", "A.TXT", "a (2).txt", "..", "../x", "con.txt", "", "/"), fc.string({ maxLength: 12 }));

describe("zipNames", () => {
  it("should give each file a name of its own that stays in the archive's folder", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ path: name, filename: name }), { maxLength: 30 }), (files) => {
        const names = zipNames(files);
        expect(names).toHaveLength(files.length);
        expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(files.length);
        for (const one of names) {
          expect(one).not.toMatch(/^\/|\\|^[a-z]:/i);
          expect(one.split("/").every((part) => part !== "" && part !== "." && part !== "..")).toBe(true);
        }
      }),
    );
  });

  it("should number what is there already before its extension", () => {
    const files = [
      { path: "", filename: "a.txt" },
      { path: "", filename: "A.txt" },
      { path: "Films/Day 1", filename: "a.txt" },
      { path: "", filename: "a (2).txt" },
    ];
    expect(zipNames(files)).toEqual(["a.txt", "A (2).txt", "Films/Day 1/a.txt", "a (2) (2).txt"]);
  });

  it("should take time in proportion to the files, also where all have one name", () => {
    const began = performance.now();
    const names = zipNames(Array.from({ length: 20_000 }, () => ({ path: "", filename: "image.jpg" })));
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(names.at(-1)).toBe("image (20000).jpg");
  });
});
