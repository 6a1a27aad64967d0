import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsOf, delimiterOf, isOpen, rowText } from "../../../core/import/csv-row.rule.ts";

describe("rows of tables", () => {
  it.each([
    ["a,b", ["a", "b"]],
    ["", [""]],
    [",", ["", ""]],
    ['"a,b",c', ["a,b", "c"]],
    ['"say ""hi""",x', ['say "hi"', "x"]],
    ['5" pipe,x', ['5" pipe', "x"]],
    ['"a"b,c', ["ab", "c"]],
    ['"a\nb",c', ["a\nb", "c"]],
    ['"",x', ["", "x"]],
    ['x,""', ["x", ""]],
  ])("should read %j", (text, cells) => {
    expect(cellsOf(text, ",")).toEqual(cells);
  });

  it.each([
    ['"a', false, true],
    ['a"', false, false],
    ['a"', true, false],
    ["a", true, true],
    ['"a""', false, true],
    ['"a","b', false, true],
    ['x","b"', true, false],
  ])("should know whether %j, begun inside a cell: %s, ends inside one", (text, inside, open) => {
    expect(isOpen(text, ",", inside)).toBe(open);
  });

  it.each([
    ["a;b;c", ";"],
    ["a\tb", "\t"],
    ["a,b", ","],
    ['"a;b;c",d', ","],
    ["alone", ","],
  ])("should tell the delimiter of %j", (header, delimiter) => {
    expect(delimiterOf(header)).toBe(delimiter);
  });

  it("should read back what it writes", () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom("a,b", '"', "a\nb", "\r\n", ";", " x "));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), fc.constantFrom(",", ";", "\t"), (cells, delimiter) => {
        const text = rowText(cells, delimiter);
        expect(isOpen(text, delimiter, false)).toBe(false);
        expect(cellsOf(text, delimiter)).toEqual(cells);
      }),
    );
  });
});
