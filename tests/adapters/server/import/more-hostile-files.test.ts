import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { dataRows } from "../../../../adapters/server/import/file-rows.ts";
import { inspectFile } from "../../../../adapters/server/import/inspect-file.flow.ts";
import { makeSealer } from "../../../../adapters/server/storage/sealer.ts";
import { FileProblem } from "../../../../adapters/server/uploads/file-problem.ts";
import { importPath, keepFile } from "../../../../adapters/server/uploads/upload-folder.ts";
import { guessMapping, mainTargets } from "../../../../core/import/guess-mapping.rule.ts";
import { importLimits } from "../../../../core/import/import-layout.model.ts";
import { firstOptions, type ImportTarget } from "../../../../core/import/import-mapping.model.ts";
import type { ReadRow } from "../../../../core/import/import-values.model.ts";
import { readRow } from "../../../../core/import/read-row.rule.ts";
import { rowReading } from "../../../../core/import/row-reading.rule.ts";
import { bookOf, firstNames, packed, workbook } from "./workbook.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-more-hostile-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, "file.data");
const targets: readonly ImportTarget[] = [...mainTargets, { id: "field:joined", label: "Joined", type: "date", values: null }];

const readAll = async (content: string | Buffer, filename = "people.csv"): Promise<readonly ReadRow[]> => {
  writeFileSync(path, content);
  const { layout, columns } = await inspectFile(
    { path, key: null },
    filename,
    null,
    targets.map(({ label }) => label),
  );
  const reading = rowReading(guessMapping(columns, targets), targets, firstOptions, [], "UTC", columns);
  const rows: ReadRow[] = [];
  for await (const batch of dataRows({ path, key: null }, layout))
    for (const row of batch) {
      const read = readRow(row, reading);
      if (read !== null) rows.push(read);
    }
  return rows;
};
const outcome = async (content: string | Buffer): Promise<string> => {
  try {
    const rows = await readAll(content);
    return `${rows.filter(({ tag }) => tag === "person").length} people, ${rows.filter(({ tag }) => tag === "wrong").length} wrong`;
  } catch (error) {
    if (error instanceof FileProblem) return error.message;
    throw error;
  }
};

const header = "First name,Email";
const line = (at: number): string => `P${at},p${at}@mail.example`;
const lines = (count: number): string[] => Array.from({ length: count }, (_, at) => line(at));

describe("a file of a gigabyte", () => {
  it("should be refused as soon as it is too long, and leave nothing behind", async () => {
    let sent = 0;
    const megabyte = Buffer.alloc(1_048_576, "a");
    const gigabyte = async function* () {
      for (; sent < 1_024; sent += 1) yield megabyte;
    };
    const config = { dataFolder: folder };
    await expect(keepFile(config, makeSealer(Buffer.alloc(32)), "huge", Readable.from(gigabyte()))).rejects.toMatchObject({
      failure: { tag: "too-large", limit: importLimits.bytes },
    });
    expect(sent).toBeLessThan(300);
    expect(existsSync(importPath(config, "huge"))).toBe(false);
  });
});

describe("unclosed quotes in a large file", () => {
  it.each([
    ["near the end", (all: string[]) => all.with(19_990, 'P"x,"open@mail.example'), 19_999],
    ["near the end, at the start of a cell", (all: string[]) => all.with(19_990, '"Open,open@mail.example'), 19_999],
    ["in the last line", (all: string[]) => all.with(19_999, '"Open,open@mail.example'), 19_999],
    [
      "early, with a good quoted cell far below",
      (all: string[]) => all.with(10, '"Open,open@mail.example').with(15_000, '"Quoted, well",q@mail.example'),
      19_999,
    ],
    [
      "in ten places",
      (all: string[]) =>
        Array.from({ length: 10 }, (_, at) => at * 1_900 + 5).reduce((text, at) => text.with(at, '"Open,open@mail.example'), all),
      19_990,
    ],
  ] as const)("should cost only their own rows: %s", async (_, spoil, people) =>
    expect(await outcome([header, ...spoil(lines(20_000))].join("\n"))).toBe(`${people} people, ${20_000 - people} wrong`),
  );

  it("should be read in reasonable time where every line opens one", async () => {
    const started = performance.now();
    const rows = await readAll(
      [header, ...lines(5).concat(Array.from({ length: 4_000 }, (_, at) => `"P${at},p${at}@mail.example,"x`))].join("\n"),
    );
    expect(rows.length).toBeGreaterThan(2_000);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe("unexpected marks and bytes", () => {
  const text = [header, line(1), line(2)].join("\r\n");
  const utf32 = (isLittle: boolean): Buffer =>
    Buffer.concat(
      [...`\ufeff${text}`].map((letter) => {
        const bytes = Buffer.alloc(4);
        const code = letter.codePointAt(0) ?? 0;
        if (isLittle) bytes.writeUInt32LE(code);
        else bytes.writeUInt32BE(code);
        return bytes;
      }),
    );
  it.each([
    ["UTF-8 twice", Buffer.from(`\ufeff\ufeff${text}`), "2 people, 0 wrong"],
    ["UTF-16 little-endian", Buffer.from(`\ufeff${text}`, "utf16le"), "2 people, 0 wrong"],
    ["UTF-16 big-endian", Buffer.from(`\ufeff${text}`, "utf16le").swap16(), "2 people, 0 wrong"],
    ["UTF-16 cut in the middle of its last letter", Buffer.from(`\ufeff${text}`, "utf16le").subarray(0, -1), "1 people, 1 wrong"],
    ["UTF-32 little-endian", utf32(true), "The file is written in UTF-32; save it as UTF-8"],
    ["UTF-32 big-endian", utf32(false), "The file is written in UTF-32; save it as UTF-8"],
    ["NUL in one cell", Buffer.from([header, line(1), "No\u0000body,n@mail.example", line(2)].join("\n")), "2 people, 1 wrong"],
    ["NUL far below", Buffer.from([header, ...lines(2_000), "No\u0000body,n@mail.example"].join("\n")), "2000 people, 1 wrong"],
    [
      "a run of NULs at the end",
      Buffer.concat([Buffer.from([header, ...lines(200), ""].join("\n")), Buffer.alloc(64)]),
      "200 people, 1 wrong",
    ],
    [
      "broken UTF-8 far below",
      Buffer.concat([Buffer.from([header, ...lines(100_000)].join("\n")), Buffer.from([0x0a, 0x41, 0xff, 0x2c, 0x78])]),
      "100000 people, 1 wrong",
    ],
  ] as const)("should be reported or ignored, without costing another row: %s", async (_, content, said) =>
    expect(await outcome(content)).toBe(said),
  );
});

describe("duplicate or missing headers", () => {
  it("should be distinguished, and an address be read from each duplicate", async () => {
    const rows = await readAll("Email,Email,Email,,First name\na@mail.example,b@mail.example,,x,Ada\n");
    expect(rows).toMatchObject([{ tag: "person", values: { first_name: "Ada", email: ["a@mail.example", "b@mail.example"] } }]);
  });
});

describe("dates in several orders", () => {
  const joined = (rows: readonly ReadRow[]): readonly unknown[] =>
    rows.map((row) => (row.tag === "person" ? row.values.fields?.["joined"] : row.problem.cause));

  it("should all be read in the only order that fits every value of their column", async () => {
    expect(joined(await readAll("First name,Joined\nA,03/04/2026\nB,31/12/2026\nC,2026-12-31\nD,31 Dec 2026\nE,13.01.2026\n"))).toEqual([
      "2026-04-03",
      "2026-12-31",
      "2026-12-31",
      "2026-12-31",
      "2026-01-13",
    ]);
  });

  it("should be decided by a value far below the sample rows", async () => {
    const rows = await readAll(`First name,Joined\n${"A,03/04/2026\n".repeat(5_000)}B,31/12/2026\n`);
    expect(joined([...rows.slice(0, 1), ...rows.slice(-1)])).toEqual(["2026-04-03", "2026-12-31"]);
  });

  it("should never be guessed where no order fits all of them", async () => {
    expect(joined(await readAll("First name,Joined\nA,03/04/2026\nB,31/12/2026\nC,12/31/2026\nD,05/05/2026\n"))).toEqual([
      "bad-date",
      "2026-12-31",
      "2026-12-31",
      "2026-05-05",
    ]);
  });
});

describe("malicious workbooks", () => {
  /** Text that compresses badly, so that no ratio refuses it. */
  const letters = (count: number, from = 0): string =>
    Array.from({ length: count / 4 }, (_, at) => (((from + at) * 40_503) % 65_536).toString(16).padStart(4, "0")).join("");
  const sharing = (texts: string, rows = '<row r="1"><c t="s"><v>0</v></c></row>'): Buffer =>
    packed([
      ...parts(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      { name: "xl/sharedStrings.xml", content: `<sst>${texts}</sst>` },
    ]);
  const sheet =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Email</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>&a;</t></is></c></row>';
  const parts = (xml: string) => [
    { name: "xl/workbook.xml", content: '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>' },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: "xl/worksheets/sheet1.xml", content: xml },
  ];
  it.each([
    [
      "entities that multiply",
      `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ],
    [
      "entities from outside",
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ],
    ["declarations in small letters", `<!doctype x><worksheet><sheetData>${sheet}</sheetData></worksheet>`],
    ["declarations after the start", `<worksheet><!ENTITY a "b"><sheetData>${sheet}</sheetData></worksheet>`],
  ])("should be refused: %s", async (_, xml) => expect(await outcome(packed(parts(xml)))).toMatch(/declarations/));

  it("should keep undeclared entities as text", async () =>
    expect((await readAll(packed(parts(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`))))[0]).toMatchObject({
      tag: "wrong",
      problem: { cause: "bad-email", value: "&a;" },
    }));

  it.each([
    [
      "a text of many megabytes",
      workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${"ab".repeat(4_000_000)}</t></is></c></row>`),
      /more than a million letters/,
    ],
    ["a comment of many megabytes", workbook(`<!--${"ab".repeat(4_000_000)}-->`), /more than a million letters/],
    ["a sheet that is cut off", workbook('<row r="1"><c r="A1"><v>1</v></c></row>').subarray(0, 200), /damaged/],
    ["a path that leads out", packed([{ name: "../../xl/workbook.xml", content: "<workbook/>" }]), /damaged/],
    ["a sheet that is not closed", packed(parts(`<worksheet><sheetData>${sheet}`)), /damaged/],
    ["a sheet that nests without end", workbook("<a>".repeat(200_000)), /damaged/],
    [
      "4,000,020 empty shared texts",
      sharing(Array.from({ length: 200_001 }, (_, at) => `${"<si/>".repeat(19)}<si n="${letters(16, at)}"/>`).join("")),
      /more text than can be read/,
    ],
    [
      "shared texts of more letters than can be read",
      sharing(`<si><t>${letters(1_000_000)}</t></si>`.repeat(68)),
      /more text than can be read/,
    ],
    [
      "a row that repeats one long text",
      sharing(`<si><t>${letters(500_000)}</t></si>`, `<row r="1">${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`),
      /a row of more than a million letters/,
    ],
  ] as const)("should be refused: %s", async (_, content, said) => expect(await outcome(content)).toMatch(said));
});

describe("a workbook of several sheets", () => {
  const names = (rows: readonly ReadRow[]): readonly unknown[] =>
    rows.map((row) => (row.tag === "person" ? row.values.first_name : row.tag));

  it("should start with the first sheet that has content, and list all visible ones", async () => {
    const content = bookOf(
      ["Secret", "hidden", firstNames("Hidden")],
      ["Notes", "visible", ""],
      ["Team &amp; co", "visible", firstNames("Ada")],
      ["More", "visible", firstNames("Bo")],
      ["Deep", "veryHidden", firstNames("Deep")],
    );
    expect(names(await readAll(content))).toEqual(["Ada"]);
    expect((await inspectFile({ path, key: null }, "people.xlsx", null, [])).layout).toMatchObject({
      kind: "xlsx",
      sheet: "Team & co",
      sheets: ["Notes", "Team & co", "More"],
    });
  });

  it("should read the selected sheet, and refuse an unknown name", async () => {
    const content = bookOf(["One", "visible", firstNames("Ada")], ["Two", "visible", firstNames("Bo")]);
    writeFileSync(path, content);
    const { layout } = await inspectFile({ path, key: null }, "people.xlsx", null, []);
    const cells: string[] = [];
    for await (const batch of dataRows({ path, key: null }, { ...layout, sheet: "Two" })) cells.push(...batch.flatMap((row) => row.cells));
    expect(cells).toEqual(["Bo"]);
    await expect(inspectFile({ path, key: null }, "people.xlsx", { ...layout, sheet: "Three" }, [])).rejects.toThrow(
      "The workbook has no such sheet",
    );
  });

  it("should read the only sheet without a name, and hidden ones where there are no others", async () => {
    expect(names(await readAll(bookOf(["Secret", "hidden", firstNames("Hidden")])))).toEqual(["Hidden"]);
    expect((await inspectFile({ path, key: null }, "people.xlsx", null, [])).layout).not.toHaveProperty("sheets");
  });
});
