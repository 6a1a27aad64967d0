import { describe, expect, it } from "vitest";
import { certificateFonts } from "../../../../adapters/server/certificates/pdf-fonts.ts";
import { linesOf, runsOf } from "../../../../adapters/server/certificates/pdf-text.ts";

describe("Text on a certificate", () => {
  it("should be written by the part of the font that has its letters, and show a box for those that none has", async () => {
    const { "700": fonts } = await certificateFonts();
    const runs = (text: string) => runsOf(text, fonts).map(({ font, text: said }) => [font, said]);
    expect(runs("Zoë")).toEqual([["latin-700", "Zoë"]]);
    expect(runs("Łukasz")).toEqual([
      ["latin-ext-700", "Ł"],
      ["latin-700", "ukasz"],
    ]);
    expect(runs("Иван")).toEqual([["cyrillic-700", "Иван"]]);
    expect(runs("李 Li")).toEqual([["latin-700", "□ Li"]]);
  });

  it("should be broken between words", () => {
    expect(linesOf("one two  three", 7, (line) => line.length)).toEqual(["one two", "three"]);
    expect(linesOf("unbreakable", 3, (line) => line.length)).toEqual(["unbreakable"]);
  });
});
