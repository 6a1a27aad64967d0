import { describe, expect, it } from "vitest";
import { giftParts } from "../../../../core/lessons/questions/gift-parts.rule.ts";

const parts = (text: string) => Array.from(giftParts(text), ({ line, source, isOpen }) => [line, source, isOpen] as const);

describe("the questions of a GIFT text", () => {
  it("should be split at blank lines, with the line on which each begins", () => {
    expect(parts("One {T}\n\n\nTwo {F}\r\n\r\nThree")).toEqual([
      [1, "One {T}", false],
      [4, "Two {F}", false],
      [6, "Three", false],
    ]);
  });

  it("should go on over blank lines inside of braces", () => {
    expect(parts("Which {\n=a\n\n~b\n}\n\nNext {T}")).toEqual([
      [1, "Which {\n=a\n~b\n}", false],
      [7, "Next {T}", false],
    ]);
  });

  it("should not lose the questions behind one whose brace is not closed", () => {
    expect(parts("Broken {=a\n\nFine {T}\n\nLast {=b")).toEqual([
      [1, "Broken {=a", true],
      [3, "Fine {T}", false],
      [5, "Last {=b", true],
    ]);
  });

  it("should begin at their own line behind comments, and not be made of comments alone", () => {
    expect(parts("// a {\n\n// [id:q1]\nOne {T}\n// b }")).toEqual([[4, "// [id:q1]\nOne {T}", false]]);
  });

  it("should have categories as parts of their own", () => {
    expect(parts("$CATEGORY: top/a: b\nOne {T}").map(([line]) => line)).toEqual([1, 2]);
  });

  it("should escape what cannot have its meaning there: in titles, in texts and in web addresses", () => {
    expect(parts("::Q1: a=b::See https://x.example/?a=1#b {=4: four ~5} and \\= ~")).toEqual([
      [1, "::Q1\\: a\\=b::See https\\://x.example/?a\\=1\\#b {=4\\: four ~5} and \\= \\~", false],
    ]);
    expect(parts("How many {#3:0.5}")[0]?.[1]).toBe("How many {#3:0.5}");
  });

  it("should be found in time however the braces of 1,000,000 characters stand", () => {
    const begun = performance.now();
    for (const text of ["{\n\n", "}{\n\n", "{}\n\n", "a\n\n", "\\{"]) {
      let last = 0;
      for (const { line } of giftParts(text.repeat(1_000_000 / text.length))) last = line;
      expect(last).toBeGreaterThan(0);
    }
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});
