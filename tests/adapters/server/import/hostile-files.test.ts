import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { dataRows } from "../../../../adapters/server/import/file-rows.ts";
import { inspectFile } from "../../../../adapters/server/import/inspect-file.flow.ts";
import { FileProblem } from "../../../../adapters/server/uploads/file-problem.ts";
import { guessMapping, mainTargets } from "../../../../core/import/guess-mapping.rule.ts";
import { firstOptions } from "../../../../core/import/import-mapping.model.ts";
import type { ReadRow } from "../../../../core/import/import-values.model.ts";
import { readRow } from "../../../../core/import/read-row.rule.ts";
import { rowReading } from "../../../../core/import/row-reading.rule.ts";
import { packed, workbook } from "./workbook.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-hostile-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, "file.data");

/**
 * Reads a file as an import does.
 * @throws FileProblem
 */
const read = async (content: string | Buffer, filename = "people.csv"): Promise<readonly ReadRow[]> => {
  writeFileSync(path, content);
  const { layout, columns } = await inspectFile({ path, key: null }, filename, null, []);
  const reading = rowReading(guessMapping(columns, mainTargets), mainTargets, firstOptions, [], "UTC", columns);
  const rows: ReadRow[] = [];
  for await (const batch of dataRows({ path, key: null }, layout)) rows.push(...batch.flatMap((row) => readRow(row, reading) ?? []));
  return rows;
};

const problem = async (content: string | Buffer, filename?: string): Promise<string> => {
  try {
    const rows = await read(content, filename);
    return `no problem: ${JSON.stringify(rows).slice(0, 200)}`;
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
};

const header = "First name,Last name,Email,Mobile,Tags";
const before = "Ada,Lovelace,ada@mail.example,+12125550101,one";
const after = "Grace,Hopper,grace@mail.example,+12125550102,two";

const cells: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ufffd",
  "\u0007bell",
  "\u202Egnp.exe",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "' or 1=1 --",
  "'; drop table contacts; --",
  "${7*7}",
  "{{7*7}}",
  "../../etc/passwd",
  "=1+1",
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example")',
  "@SUM(A1)",
  "+cmd|x",
  "-2+3",
  "a".repeat(200),
  "a".repeat(20_000),
  "é".repeat(120),
  "👩‍👩‍👧‍👦",
  "null",
  "undefined",
  "NaN",
  "1e309",
  "-0",
  "9007199254740993",
  "not an email",
  "a@b",
  "a@@b.example",
  "a@b..example",
  "x@y.example; z",
  "a@b.example\u0000",
  "+0",
  "+1 212",
  "212-555-0101 ext 9",
  "00",
  "++12125550101",
  "31/12/2026",
  "12/31/2026",
  "2026-02-30",
  "#N/A",
  "\\",
  "'",
  "’",
  "`",
  "%00",
  "\u00a0",
  "\u200b",
  "\ufeff",
  "line\u2028break",
  "javascript:alert(1)",
  "__proto__",
  "constructor",
  "toString",
  "一二三",
  "مرحبا",
  "Ω≈ç√",
  "\u0301",
];
const columns = [0, 1, 2, 3, 4] as const;
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const rowWith = (cell: string, column: number): string => {
  const row = ["Bo", "Quill", "bo@mail.example", "+12125550103", "three"].map((own) => quoted(own));
  row[column] = quoted(cell);
  return row.join(",");
};

const hostileCells = cells.flatMap((cell) => columns.map((column) => [JSON.stringify(cell).slice(0, 40), cell, column] as const));

describe("a hostile cell", () => {
  it("should be tested in more than 300 places", () => expect(hostileCells.length).toBeGreaterThan(300));

  it.each(hostileCells)("should affect at most its own row: %s in column %3$s", async (_, cell, column) => {
    const rows = await read([header, before, rowWith(cell, column), after].join("\r\n"));
    expect(rows.length).toBe(3);
    expect(rows[0]).toMatchObject({ tag: "person", row: 2, values: { email: ["ada@mail.example"] } });
    expect(rows[2]).toMatchObject({ tag: "person", row: 4, values: { email: ["grace@mail.example"] } });
    if (rows[1]?.tag === "wrong") expect(rows[1].problem).toMatchObject({ column });
  });
});

describe("a malformed row", () => {
  it.each([
    ['"Bo,Quill,bo@mail.example,,', "quote"],
    ['Bo,"Quill,bo@mail.example,,', "quote"],
    ["Bo,Quill,bo@mail.example,,,extra", "extra-cells"],
    [`${"x,".repeat(1_000)}`, null],
    ["Bo", null],
    ['Bo,Qu"ill,bo@mail.example,,', null],
    ['"Bo"x,Quill,bo@mail.example,,', null],
    [",,,,", "blank"],
    ["\t\t", "blank"],
  ] as const)("should be reported without losing any other row: %.40s", async (line, cause) => {
    const rows = await read([header, before, line, after].join("\n"));
    const good = rows.filter(
      (row) => row.tag === "person" && (row.values.email?.[0] === "ada@mail.example" || row.values.email?.[0] === "grace@mail.example"),
    );
    expect(good.length).toBe(2);
    expect(rows.length).toBe(cause === "blank" ? 2 : 3);
    if (cause !== null && cause !== "blank") expect(rows.find((row) => row.tag === "wrong")).toMatchObject({ problem: { cause } });
  });

  it("should not swallow the rows after it up to the next quote", async () => {
    const rows = await read([header, 'Bo,"Quill,bo@mail.example,,', before, 'Cy,"Ink, well",cy@mail.example,,', after].join("\n"));
    expect(rows.filter(({ tag }) => tag === "person").length).toBe(3);
    expect(rows.filter(({ tag }) => tag === "wrong")).toMatchObject([{ row: 2, problem: { cause: "quote" } }]);
  });
});

describe("a file that cannot be imported", () => {
  it.each([
    ["empty", "", /empty/],
    ["only white space", " \n \n", /no rows that can be read/],
    ["only a header", `${header}\n`, /no rows below/],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47]), /a picture/],
    ["a PDF", "%PDF-1.7", /a PDF/],
    ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /\.xls/],
    ["a compressed file", Buffer.from([0x1f, 0x8b, 8]), /compressed/],
    ["a program", Buffer.from([0x7f, 0x45, 0x4c, 0x46]), /a program/],
    ["random bytes", Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7_919) % 32)), /no table/],
    [
      "1,000 columns",
      Array.from({ length: 1_000 }, (_, at) => `c${at}`)
        .join(",")
        .concat("\n1,2"),
      /more than 500 columns/,
    ],
    ["a web page", "<!DOCTYPE html>\n<html><body>\n<table><tr><td>First name</td></tr></table>\n</body></html>", /a web page/],
    ["XML", '\ufeff<?xml version="1.0"?>\n<people>\n<person/>\n</people>', /XML/],
    ["JSON", '[\n  {"first_name": "Ada",\n "email": "ada@mail.example"}\n]', /JSON/],
    ["a damaged workbook", Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(100)]), /damaged/],
    ["a package that is no workbook", packed([{ name: "hello.txt", content: "x" }]), /no Excel workbook/],
    ["a locked workbook", packed([{ name: "xl/workbook.xml", content: "x" }], 1), /password/],
    [
      "a workbook with declarations",
      workbook("", [], []).subarray(0, 0).length === 0
        ? packed([{ name: "xl/workbook.xml", content: '<!DOCTYPE x [<!ENTITY a "b">]><workbook/>' }])
        : "",
      /declarations/,
    ],
    [
      "a bomb",
      workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${"0".repeat(200_000)}</t></is></c></row>`.repeat(300)),
      /unpacks to far more/,
    ],
    ["a workbook with too many columns", workbook('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'), /more than 500 columns/],
  ] as const)("should be refused with the reason: %s", async (_, content, said) => expect(await problem(content)).toMatch(said));
});

describe("the encoding and format of a file", () => {
  const text = [header, before, after].join("\r\n");
  const utf16 = (bigEndian: boolean): Buffer => {
    const bytes = Buffer.from(`\ufeff${text}`, "utf16le");
    return bigEndian ? bytes.swap16() : bytes;
  };
  it.each([
    ["UTF-8 with a mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16", utf16(false)],
    ["UTF-16 big-endian", utf16(true)],
    ["UTF-16 without a mark", Buffer.from(text, "utf16le")],
    ["semicolons", text.replaceAll(",", ";")],
    ["tabs", text.replaceAll(",", "\t")],
    ["bars", text.replaceAll(",", "|")],
    ["line feeds alone", text.replaceAll("\r\n", "\n")],
    ["carriage returns alone", text.replaceAll("\r\n", "\r")],
    ["blank lines between", text.replaceAll("\r\n", "\r\n\r\n\r\n")],
    ["no line end at the end", text],
    ["a first line that names the delimiter", `sep=;\r\n${text.replaceAll(",", ";")}`],
    ["the same behind a mark", `\ufeff"sep=\t"\r\n${text.replaceAll(",", "\t")}`],
    [
      "quotes behind spaces",
      text
        .split("\r\n")
        .map((line) => line.split(",").map(quoted).join(", "))
        .join("\r\n"),
    ],
    [
      "quotes around everything",
      text
        .split("\r\n")
        .map((line) => line.split(",").map(quoted).join(","))
        .join("\r\n"),
    ],
  ] as const)("should be detected: %s", async (_, content) => {
    const rows = await read(content);
    expect(rows.map((row) => row.tag === "person" && row.values.email)).toEqual([["ada@mail.example"], ["grace@mail.example"]]);
  });

  it("should read Windows-1252 with its letters", async () => {
    const bytes = Buffer.from([...Buffer.from("First name,Email\nJos"), 0xe9, ...Buffer.from(",jose@mail.example\n")]);
    expect(await read(bytes)).toMatchObject([{ values: { first_name: "José" } }]);
  });

  it("should read rows with line breaks inside quotes", async () => {
    expect(await read(`${header}\n"Ada\nMaria",Lovelace,ada@mail.example,,\n${after}`)).toMatchObject([
      { row: 2, values: { first_name: "Ada Maria" } },
      { row: 4 },
    ]);
  });
});

describe("a workbook", () => {
  it("should return texts, numbers, days and results of formulas, and report formulas without one", async () => {
    const rows = [
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>',
      '<row r="2"><c r="A2" t="inlineStr"><is><t>Ada &amp; Co</t></is></c><c r="B2" t="str"><f>A1</f><v>ada@mail.example</v></c><c r="C2"><v>2.12555010E9</v></c></row>',
      '<row r="5"><c r="A5"><f>NOW()</f></c><c r="B5" t="e"><v>#N/A</v></c></row>',
    ].join("");
    expect(await read(workbook(rows, ["First name", "Email", "Mobile"]))).toMatchObject([
      { row: 2, tag: "person", values: { first_name: "Ada & Co", email: ["ada@mail.example"], mobile: ["+12125550100"] } },
      { row: 5, tag: "wrong", problem: { cause: "formula", column: 0 } },
    ]);
  });

  it("should recognise days by any date format", async () => {
    const rows = '<row r="1"><c r="A1" s="1"><v>46115</v></c><c r="B1" s="2"><v>46115.5</v></c></row>';
    writeFileSync(path, workbook(`${rows}${rows.replaceAll('r="1"', 'r="2"').replaceAll('1"', '2"')}`));
    for await (const batch of dataRows({ path, key: null }, { kind: "xlsx", encoding: "utf-8", delimiter: ",", has_header: false })) {
      expect(batch[0]?.cells).toEqual(["2026-04-03", "2026-04-03T12:00"]);
      break;
    }
  });
});
