import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { cellsOf } from "../../../core/import/csv-row.rule.ts";
import { csvLine, plainCell, safeCell } from "../../../core/import/csv-text.rule.ts";
import { decideRow } from "../../../core/import/decide-row.rule.ts";
import { columnNames, guessMapping, looksLikeHeader, mainTargets, mappingProblem } from "../../../core/import/guess-mapping.rule.ts";
import { importDate } from "../../../core/import/import-date.rule.ts";
import { importEmail } from "../../../core/import/import-email.rule.ts";
import { firstOptions, type ImportOptions } from "../../../core/import/import-mapping.model.ts";
import { importPhone } from "../../../core/import/import-phone.rule.ts";
import type { ImportValues, KnownContact, ReadRow } from "../../../core/import/import-values.model.ts";
import { nameParts } from "../../../core/import/name-parts.rule.ts";
import { makePeople } from "../../../core/import/people.model.ts";
import { cellProblems, readRow } from "../../../core/import/read-row.rule.ts";
import { type DoneRow, reverseRow } from "../../../core/import/reverse-row.rule.ts";
import { type RawRow, rowReading } from "../../../core/import/row-reading.rule.ts";

const contact = (con_id: number, values: Partial<KnownContact> = {}): KnownContact => ({
  ...emptyWrittenValues,
  con_id,
  fields: {},
  ...values,
});
const person = (row: number, values: ImportValues, con_id: number | null = null): ReadRow => ({
  tag: "person",
  row,
  who: "x",
  values,
  con_id,
});
const options = (change: Partial<ImportOptions> = {}): ImportOptions => ({ ...firstOptions, ...change });

describe("phones of a file", () => {
  it.each([
    ["(212) 555-0101", "US", "+12125550101"],
    ["1-212-555-0101", "US", "+12125550101"],
    ["07911 123456", "GB", "+447911123456"],
    ["+44 (0)7911 123456", "US", "+447911123456"],
    ["0044 7911 123456", "US", "+447911123456"],
    ["447911123456", "GB", "+447911123456"],
    ["06 12 34 56 78", "FR", "+33612345678"],
    ["0171/2345678", "DE", "+491712345678"],
    ["tel:+12125550101", "US", "+12125550101"],
    ["612 345 678", "ES", "+34612345678"],
    ["02 1234 5678", "IT", "+390212345678"],
  ])("should read %s in %s as %s", (text, country, phone) => expect(importPhone(text, country)).toBe(phone));
  it.each([
    "1 123 456 7890",
    "",
    "12",
    "call me",
    "212-555-0101 ext 5",
    "+0123456789",
    "+1234567890123456",
    "555",
    "06 12 34 56 78",
    "0612345678",
  ])("should not read %s as one", (text) => expect(importPhone(text, "US")).toBeNull());
});

describe("addresses of a file", () => {
  it.each([
    [" Ada@Mail.example ", "ada@mail.example"],
    ["mailto:ada@mail.example", "ada@mail.example"],
    ["Ada Lovelace <Ada@mail.example>", "ada@mail.example"],
    ["<mailto:ada@mail.example>", "ada@mail.example"],
  ])("should be read from %j", (text, email) => expect(importEmail(text)).toBe(email));
  it.each([
    "",
    "Ada",
    "Ada <>",
    "Ada <ada>",
    "a@mail.example <b@mail.example> c",
    "<a@mail.example",
    "mailto:",
    "a@mail.example <b@mail.example><c@mail.example>",
  ])("should not be guessed from %j", (text) => expect(importEmail(text)).toBeNull());
});

describe("days of a file", () => {
  it.each([
    ["2026-04-03", "mdy", "2026-04-03"],
    ["04/03/2026", "mdy", "2026-04-03"],
    ["04/03/2026", "dmy", "2026-03-04"],
    ["3.4.26", "dmy", "2026-04-03"],
    ["26-04-03", "ymd", "2026-04-03"],
    ["3 April 2026", "mdy", "2026-04-03"],
    ["Apr 3rd, 2026", "dmy", "2026-04-03"],
    ["12/31/69", "mdy", "2069-12-31"],
    ["12/31/70", "mdy", "1970-12-31"],
    ["2026-04-03T10:00", "mdy", "2026-04-03"],
  ] as const)("should read %s as %s %s", (text, order, day) => expect(importDate(text, order)).toBe(day));
  it.each([
    ["31/12/2026", "mdy"],
    ["12/31/2026", "dmy"],
    ["2026-02-30", "mdy"],
    ["04/03", "mdy"],
    ["yesterday", "mdy"],
    ["04/03/2026", "ymd"],
    ["3 Foo 2026", "mdy"],
  ] as const)("should not guess %s in the order %s", (text, order) => expect(importDate(text, order)).toBeNull());
});

describe("a full name", () => {
  it.each([
    ["Ada Lovelace", "Ada", "Lovelace"],
    ["Lovelace, Ada", "Ada", "Lovelace"],
    ["Ada King Lovelace", "Ada", "King Lovelace"],
    ["Ada", "Ada", ""],
  ])("should be split: %s", (name, first_name, last_name) => expect(nameParts(name)).toEqual({ first_name, last_name }));
});

describe("the suggested mapping of columns", () => {
  it("should recognise words of several languages and values, and use nothing twice but lists", () => {
    const columns = [
      ["Vorname", ["Ada"]],
      ["Apellidos", ["Quill"]],
      ["E-Mail 1", ["a@b.example"]],
      ["Other", ["c@d.example"]],
      ["Given name", ["x"]],
      ["Telefon", ["1"]],
      ["Notes", []],
    ] as const;
    expect(
      guessMapping(
        columns.map(([name, samples]) => ({ name, samples })),
        mainTargets,
      ),
    ).toEqual(["first_name", "last_name", "email", "email", "skip", "mobile", "skip"]);
  });
  it("should require a column that identifies contacts", () => {
    expect(mappingProblem(["skip", "tags"])).not.toBeNull();
    expect(mappingProblem(["first_name", "first_name"])).not.toBeNull();
    expect(mappingProblem(["email", "email", "tags"])).toBeNull();
  });
  it.each([
    [["First name", "Email"], true],
    [["Ada", "ada@mail.example"], false],
    [["Name", "2125550101"], true],
    [["Foo", "Bar"], true],
    [["Foo", "Foo"], false],
    [["", "", "x"], false],
  ] as const)("should recognise whether %j is a header", (cells, is) => expect(looksLikeHeader(cells, [])).toBe(is));
  it("should name columns without a name by their number and distinguish repeated ones", () =>
    expect(columnNames(["Email", "", "Email"], 4)).toEqual(["Email", "Column 2", "Email (2)", "Column 4"]));
});

describe("deciding a row [G33]", () => {
  const ada = contact(1, { first_name: "Ada", email: ["ada@a.example"], mobile: ["+12125550101"] });
  it("should create unknown contacts", () =>
    expect(decideRow(person(2, { email: ["x@a.example"] }), options(), makePeople([ada]))).toMatchObject({
      tag: "create",
      contact: { con_id: -2 },
    }));
  it("should fill empty values and keep the rest by default", () => {
    const decided = decideRow(
      person(2, { email: ["ada@a.example"], first_name: "Augusta", last_name: "King" }),
      options(),
      makePeople([ada]),
    );
    expect(decided).toMatchObject({ tag: "update", after: { last_name: "King" }, before: { last_name: "" } });
  });
  it("should use the file's values by the option, its addresses first, without losing any", () => {
    const decided = decideRow(
      person(2, { mobile: ["+12125550101"], email: ["new@a.example"], first_name: "Augusta" }),
      options({ existing: "overwrite" }),
      makePeople([ada]),
    );
    expect(decided).toMatchObject({ tag: "update", contact: { first_name: "Augusta", email: ["new@a.example", "ada@a.example"] } });
  });
  it("should skip known contacts by the option", () =>
    expect(
      decideRow(person(2, { email: ["ada@a.example"], last_name: "King" }), options({ existing: "skip" }), makePeople([ada])),
    ).toMatchObject({ tag: "skip", con_id: 1 }));
  it("should refuse a row that matches two contacts", () => {
    const other = contact(2, { email: ["two@a.example"] });
    expect(decideRow(person(2, { email: ["two@a.example"], mobile: ["+12125550101"] }), options(), makePeople([ada, other]))).toMatchObject(
      { tag: "error", problem: { cause: "two-matches" } },
    );
    expect(
      decideRow(person(2, { email: ["two@a.example"], mobile: ["+12125550101"] }), options({ match: "email" }), makePeople([ada, other])),
    ).toMatchObject({ tag: "error", problem: { cause: "taken" } });
  });
  it("should refuse an unknown id", () =>
    expect(decideRow(person(2, {}, 99), options(), makePeople([ada]))).toMatchObject({ tag: "error", problem: { cause: "unknown-id" } }));
  it("should match contacts created by earlier rows", () => {
    const people = makePeople();
    decideRow(person(2, { email: ["x@a.example"] }), options(), people);
    expect(decideRow(person(3, { email: ["x@a.example"], first_name: "X" }), options(), people)).toMatchObject({
      tag: "update",
      contact: { con_id: -2, first_name: "X" },
    });
    expect(decideRow(person(4, { email: ["x@a.example"], first_name: "X" }), options(), people).tag).toBe("skip");
  });
});

describe("undoing rows", () => {
  it("should restore every contact, whatever the rows did and in any order", () => {
    const address = fc.constantFrom("a@x.example", "b@x.example", "c@x.example", "d@x.example");
    const values = fc.record(
      {
        first_name: fc.constantFrom("A", "B", "C"),
        email: fc.uniqueArray(address, { maxLength: 2 }),
        tags: fc.uniqueArray(fc.constantFrom("p", "q", "r"), { maxLength: 2 }),
        fields: fc.dictionary(fc.constantFrom("f", "g"), fc.integer(), { maxKeys: 2 }),
      },
      { requiredKeys: [] },
    );
    const start = fc.constantFrom(
      [],
      [contact(1, { first_name: "Old", email: ["a@x.example"] })],
      [contact(1, { email: ["a@x.example"] }), contact(2, { email: ["b@x.example"], fields: { f: 1 } })],
    );
    const mode = fc.constantFrom("blank" as const, "overwrite" as const, "skip" as const);
    fc.assert(
      fc.property(start, fc.array(values, { maxLength: 12 }), mode, (known, rows, existing) => {
        const people = makePeople(known);
        const decided = rows.map((row, at) => decideRow(person(at + 2, row), options({ existing }), people));
        const done: readonly DoneRow[] = decided.flatMap((one): readonly DoneRow[] =>
          one.tag === "create"
            ? [{ row: one.row, con_id: one.contact.con_id, before: null, after: one.after }]
            : one.tag === "update"
              ? [{ row: one.row, con_id: one.contact.con_id, before: one.before, after: one.after }]
              : [],
        );
        const reversed = done.toReversed().map((row) => reverseRow(row, people, null));
        expect(reversed.map(({ tag }) => tag)).not.toContain("kept");
        expect(reversed.map(({ tag }) => tag)).not.toContain("impossible");
        for (const one of known) expect(people.byId(one.con_id)).toEqual(one);
      }),
    );
  });
  it("should keep later edits, and report what cannot be restored", () => {
    const row: DoneRow = { row: 2, con_id: 1, before: { first_name: "A" }, after: { first_name: "B" } };
    expect(reverseRow(row, makePeople([contact(1, { first_name: "C" })]), null).tag).toBe("kept");
    expect(reverseRow(row, makePeople([contact(1, { first_name: "B", last_name: "edited elsewhere" })]), null)).toMatchObject({
      tag: "restore",
      contact: { first_name: "A", last_name: "edited elsewhere" },
    });
    expect(reverseRow(row, makePeople([]), null).tag).toBe("impossible");
    const taken: DoneRow = { row: 2, con_id: 1, before: { email: ["a@x.example"] }, after: { email: ["b@x.example"] } };
    expect(reverseRow(taken, makePeople([contact(1, { email: ["b@x.example"] }), contact(2, { email: ["a@x.example"] })]), null).tag).toBe(
      "impossible",
    );
    expect(
      reverseRow(
        { row: 2, con_id: 1, before: null, after: { first_name: "A" } },
        makePeople([contact(1, { first_name: "A", tags: ["vip"] })]),
        null,
      ).tag,
    ).toBe("kept");
  });
  it("should reach what the import created or gave away, and nothing else that whoever undoes does not see", () => {
    const wall = { rule: "assigned", user: 7 } as const;
    const of = (user: string, more: object = {}) => contact(1, { fields: { assignedUser: [user] }, ...more });
    const given: DoneRow = { row: 2, con_id: 1, before: { fields: { assignedUser: ["7"] } }, after: { fields: { assignedUser: ["8"] } } };
    expect(reverseRow(given, makePeople([of("8")]), wall).tag).toBe("restore");
    const named: DoneRow = { row: 2, con_id: 1, before: { first_name: "A" }, after: { first_name: "B" } };
    expect(reverseRow(named, makePeople([of("8", { first_name: "B" })]), wall).tag).toBe("impossible");
    expect(reverseRow(named, makePeople([of("7", { first_name: "B" })]), wall).tag).toBe("restore");
    const made: DoneRow = { row: 2, con_id: 1, before: null, after: { fields: { assignedUser: ["8"] } } };
    expect(reverseRow(made, makePeople([of("8")]), wall).tag).toBe("remove");
  });
});

describe("cells of exported files", () => {
  it("should never begin with a formula, and be read back unchanged", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string({ maxLength: 20 }).filter((text) => !/[\r\n\0]/.test(text)),
          { minLength: 1, maxLength: 5 },
        ),
        (cells) => {
          const line = csvLine(cells).slice(0, -2);
          expect(cellsOf(line, ",")).toEqual(cells.map(safeCell));
          expect(cellsOf(line, ",").map(plainCell)).toEqual(cells);
          expect(cellsOf(line, ",").every((cell) => !/^[=@]/.test(cell))).toBe(true);
        },
      ),
    );
  });
  it.each([
    ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
    ["one, @SUM(A1)", "one, '@SUM(A1)"],
    ["a\t=1+1\n-cmd", "a\t'=1+1\n'-cmd"],
    ["+12125550101; +442079460000", "+12125550101; +442079460000"],
    ["cost; -5", "cost; -5"],
  ])("should begin no formula after a separator either: %j", (text, safe) => {
    expect(safeCell(text)).toBe(safe);
    expect(plainCell(safe)).toBe(text);
  });
  it("should be read back unchanged, whatever separators and apostrophes they contain", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "'", ";", ",", "|", "\t", "\r", "\n", " ", "1", "a"), maxLength: 30 }),
        (text) => {
          expect(plainCell(safeCell(text))).toBe(text);
          expect(
            safeCell(text)
              .split(/[;,|\t\r\n] */)
              .every((part) => !/^[=@]/.test(part)),
          ).toBe(true);
        },
      ),
    );
  });
  it.each([
    ["=1+1", "'=1+1"],
    ["+1 212 555 0101", "+1 212 555 0101"],
    ["-5", "-5"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["-cmd|x", "'-cmd|x"],
  ])("should write %s as %s", (text, safe) => expect(safeCell(text)).toBe(safe));
});

describe("reading rows", () => {
  it("should read a name that begins with an equals sign as text, and refuse a formula in any other column", () => {
    const reading = rowReading(["first_name", "email"], mainTargets, firstOptions, [], "UTC");
    expect(readRow({ row: 2, cells: ["=Ada", "ada@mail.example"] }, reading)).toMatchObject({
      tag: "person",
      values: { first_name: "=Ada" },
    });
    expect(readRow({ row: 2, cells: ["Ada", "=A1"] }, reading)).toMatchObject({ tag: "wrong", problem: { cause: "formula", column: 1 } });
    expect(readRow({ row: 2, cells: ["=A1", ""], formulas: [0] }, reading)).toMatchObject({
      tag: "wrong",
      problem: { cause: "formula", column: 0 },
    });
  });

  it("should report all errors of a row's cells, in their order", () => {
    const reading = rowReading(["email", "mobile", "first_name"], mainTargets, firstOptions, [], "UTC");
    expect(cellProblems({ row: 2, cells: ["nope", "call me", "Ada"] }, reading).map(({ cause, column }) => [cause, column])).toEqual([
      ["bad-email", 0],
      ["bad-mobile", 1],
    ]);
    expect(cellProblems({ row: 2, cells: ["a@mail.example", "", "Ada"] }, reading)).toEqual([]);
  });

  it("should read any record as one row with a decision, a blank one as none, and never throw", () => {
    const reading = rowReading(["first_name", "email", "mobile", "tags", "con_id"], mainTargets, firstOptions, [], "UTC");
    const raw: fc.Arbitrary<RawRow> = fc.record({
      row: fc.integer({ min: 1, max: 1_000_000 }),
      cells: fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("a@b.example", "+12125550101", "=1+1", "<script>")), {
        maxLength: 7,
      }),
    });
    fc.assert(
      fc.property(raw, (row) => {
        const read = readRow(row, reading);
        expect(read === null).toBe(row.cells.every((cell) => cell.trim() === ""));
        if (read?.tag === "person") expect(Object.keys(read.values).length + (read.con_id === null ? 0 : 1)).toBeGreaterThan(0);
      }),
    );
  });
});
