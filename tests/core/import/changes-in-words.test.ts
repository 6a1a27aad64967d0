import { describe, expect, it } from "vitest";
import { changesInWords } from "../../../core/import/changes-in-words.rule.ts";
import type { ImportTarget } from "../../../core/import/import-mapping.model.ts";

const target = (id: string, type: ImportTarget["type"], values: ImportTarget["values"] = null): readonly [string, ImportTarget] => [
  id,
  { id: `field:${id}`, label: id, type, values },
];
const wording = {
  targets: new Map([
    target("size", "list", { s: "Small", l: "Large" }),
    target("pin", "secret"),
    target("met", "time"),
    target("friends", "related_contacts"),
    target("note", "string"),
    target("agreed", "bool"),
  ]),
  timeZone: "America/New_York",
  nameOf: (id: number) => `Person ${id}`,
};
const field = (key: string, before: unknown, after: unknown) =>
  changesInWords({ fields: { [key]: before } }, { fields: { [key]: after } }, wording)[0];

describe("The changes of an import's row, in words", () => {
  it("should list only imported values, in the order of the contact, from empty for a new contact", () => {
    expect(
      changesInWords(null, { email: ["a@mail.example", "b@mail.example"], first_name: "Ada", fields: { note: "new" } }, wording),
    ).toEqual([
      { field: "first_name", from: "", to: "Ada" },
      { field: "email", from: "", to: "a@mail.example, b@mail.example" },
      { field: "field:note", from: "", to: "new" },
    ]);
    expect(changesInWords({ first_name: "Ada", last_name: "Osei" }, { last_name: "" }, wording)).toEqual([
      { field: "last_name", from: "Osei", to: "" },
    ]);
  });

  it("should show choices and contacts by their names, and times in the organisation's zone", () => {
    expect(field("size", "s", "l")).toEqual({ field: "field:size", from: "Small", to: "Large" });
    expect(field("size", ["s", "l"], null)).toEqual({ field: "field:size", from: "Small, Large", to: "" });
    expect(field("size", "xxl", "s")).toMatchObject({ from: "xxl (removed)" });
    expect(field("friends", [7], [8, 9])).toEqual({ field: "field:friends", from: "Person 7", to: "Person 8, Person 9" });
    expect(field("met", undefined, 1_795_374_881)).toEqual({ field: "field:met", from: "", to: "2026-11-22 14:14" });
    expect(field("met", "soon", null)).toMatchObject({ from: "soon" });
    expect(field("agreed", true, false)).toEqual({ field: "field:agreed", from: "true", to: "false" });
    expect(field("gone", "kept", { a: 1 })).toEqual({ field: "field:gone", from: "kept", to: '{"a":1}' });
  });

  it("should keep a secret masked", () => {
    const told = field("pin", "1234", "9876");
    expect(told?.from).not.toContain("1234");
    expect(told?.to).not.toContain("9876");
    expect(told?.to).not.toBe("");
    expect(field("pin", undefined, "9876")?.from).toBe("");
  });

  it("should truncate values longer than 300 characters, and show that", () => {
    expect(field("note", "", "x".repeat(300))?.to).toBe("x".repeat(300));
    expect(field("note", "", "x".repeat(301))?.to).toBe(`${"x".repeat(300)}…`);
  });
});
