import { describe, expect, it } from "vitest";
import { headerRow } from "../../../core/import/header-row.rule.ts";

const rowsOf = (rows: readonly (readonly [number, ...string[]])[]) => rows.map(([row, ...cells]) => ({ row, cells }));

describe("the header row", () => {
  it.each([
    [
      "the first, where it knows a word of ours",
      [
        [1, "Name", "Club"],
        [2, "Ada", "Chess"],
      ],
      1,
    ],
    [
      "the one below a title and a blank row",
      [
        [1, "Customers 2026", "", ""],
        [3, "First name", "Last name", "Email"],
        [4, "Ada", "Quill", "ada@mail.example"],
      ],
      3,
    ],
    [
      "the one below a title that is a word of ours",
      [
        [1, "Contact", "", ""],
        [2, "First name", "Last name", "Email"],
        [3, "Ada", "Quill", "ada@mail.example"],
      ],
      2,
    ],
    [
      "the one below a title with a date beside it",
      [
        [1, "Customers", "2026-11-22", ""],
        [2, "First name", "Last name", "Email"],
        [3, "Ada", "Quill", "ada@mail.example"],
      ],
      2,
    ],
    [
      "the one below a title, of two columns",
      [
        [1, "My list"],
        [2, "Who", "Email"],
        [3, "Ada", "ada@mail.example"],
      ],
      2,
    ],
    [
      "one without a word of ours, as values stand below it",
      [
        [1, "Members", "", ""],
        [2, "Wer", "Wo", "Wann"],
        [3, "Ada", "Bonn", "2026-01-02"],
      ],
      2,
    ],
    [
      "the first, though it fills one column of many",
      [
        [1, "Email", "", ""],
        [2, "ada@mail.example", "Chess", "Bonn"],
      ],
      1,
    ],
    [
      "none below a title, as nothing tells names from words",
      [
        [1, "Members", "", ""],
        [2, "Ada", "Chess", "Bonn"],
        [3, "Bo", "Go", "Ulm"],
      ],
      null,
    ],
    [
      "none, where values begin at once",
      [
        [1, "Ada", "ada@mail.example"],
        [2, "Bo", "bo@mail.example"],
      ],
      null,
    ],
    ["none in an empty file", [], null],
  ] as const)("should be %s", (_, rows, expected) =>
    expect(headerRow(rowsOf(rows.map((row) => [...row])), [])?.row ?? null).toBe(expected),
  );

  it("should not be a row of values, whatever words it contains", () => {
    const rows = rowsOf([
      [1, "Members", "", ""],
      [2, "Mobile", "Email", "ada@mail.example"],
      [3, "Name", "Tags", "bo@mail.example"],
    ]);
    expect(headerRow(rows, [])).toBeNull();
  });

  it("should be recognised by the labels of custom fields", () => {
    const rows = rowsOf([
      [1, "Members", "", "", ""],
      [2, "Club", "Rank", "City", "Cup"],
      [3, "Chess", "Gold", "Bonn", "Silver"],
    ]);
    expect(headerRow(rows, [])).toBeNull();
    expect(headerRow(rows, ["Rank"])?.row).toBe(2);
  });

  it("should be searched in the first twenty rows only", () => {
    const notes = Array.from({ length: 20 }, (_, at) => [at + 1, "A note", "", ""] as const);
    const table = [
      [21, "First name", "Last name", "Email"],
      [22, "Ada", "Quill", "ada@mail.example"],
    ] as const;
    expect(headerRow(rowsOf([...notes.slice(0, 19), ...table].map((row) => [...row])), [])?.row).toBe(21);
    expect(headerRow(rowsOf([...notes, ...table].map((row) => [...row])), [])).toBeNull();
  });
});
