import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsOf, delimiterOf, delimiterOfLines, isOpen, namedDelimiter, rowText } from "../../../core/import/csv-row.rule.ts";

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
    ['"a", "b, c",  "d"', ["a", "b, c", "d"]],
    [' "a" ,b', ["a ", "b"]],
    [' a, b"c', [" a", ' b"c']],
    [" ,  ", [" ", "  "]],
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
    ['a, "b', false, true],
    ['a, "b, c"', false, false],
    ['a, b "c', false, false],
  ])("should know whether %j, begun inside a cell: %s, ends inside one", (text, inside, open) => {
    expect(isOpen(text, ",", inside)).toBe(open);
  });

  it.each([
    ["a;b;c", ";"],
    ["a\tb", "\t"],
    ["a,b", ","],
    ['"a;b;c",d', ","],
    ["alone", ","],
  ])("should detect the delimiter of %j", (header, delimiter) => {
    expect(delimiterOf(header)).toBe(delimiter);
  });

  it.each([
    ["sep=;", ";"],
    ["\ufeffSEP=,", ","],
    ['"sep=|"', "|"],
    ["sep=\t", "\t"],
    ["sep=x", null],
    ["sep=;x", null],
    ["September", null],
    ["", null],
  ])("should read %j as a line that names the delimiter %j", (line, delimiter) => {
    expect(namedDelimiter(line)).toBe(delimiter);
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

describe("the delimiter of a text", () => {
  it.each([
    ["a title without cells", ["Customers of 2026", "", "First name;Last name;Email", "Ada;Quill;ada@mail.example"], ";"],
    ["a title with a comma of its own", ["Customers, 2026", "First name;Last name;Email", "Ada;Quill;ada@mail.example"], ";"],
    ["rows with decimal commas", ["Name;Size", "Ada;1,75", "Bo;1,82"], ";"],
    ["a header alone", ["Name|Email"], "|"],
    ["rows of no one length", ["Name;Email;Phone", "Ada;ada@mail.example", "Bo"], ";"],
    ["nothing", [], ","],
  ] as const)("should be detected from its first lines: %s", (_, lines, delimiter) => expect(delimiterOfLines(lines)).toBe(delimiter));
});
