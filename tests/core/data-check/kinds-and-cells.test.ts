import { describe, expect, it } from "vitest";
import { readCell, writeCell } from "../../../core/data-check/cell.rule.ts";
import { betterKind, kindOfName } from "../../../core/data-check/kind-of-file.rule.ts";

describe("the kind of a file", () => {
  it.each([
    ["contacts", "contacts"],
    ["Contacts-2024", "contacts"],
    ["acme_people_export", "contacts"],
    ["bookmarks", "groups"],
    ["automations", "workflows"],
    ["triggers", "workflows"],
    ["notes", null],
    ["contactsheet", null],
  ])("should read %s as %s", (name, kind) => {
    expect(kindOfName(name)).toBe(kind);
  });

  it("should notice the columns of another kind", () => {
    expect(betterKind("contacts", ["id", "uuid", "name", "items", "banner_img"])).toBe("lessons");
    expect(betterKind("contacts", ["con_id", "first_name", "email", "shoe_size"])).toBeNull();
    expect(betterKind("lessons", ["id", "name"])).toBeNull();
  });
});

describe("cells of tables", () => {
  it.each<[Parameters<typeof readCell>[0], string, unknown]>([
    ["emails", "a@x.co; b@x.co", ["a@x.co", "b@x.co"]],
    ["tags", "vip,client", ["vip", "client"]],
    ["tags", '["a;b","c"]', ["a;b", "c"]],
    ["flag", "Yes", true],
    ["flag", "0", false],
    ["flag", "maybe", "maybe"],
    ["number", "1.5", 1.5],
    ["integer", "1,200", 1200],
    ["integer", "12.0", "12.0"],
    ["object", '{"a":1}', { a: 1 }],
    ["object", "{broken", "{broken"],
    ["text", "5", "5"],
    ["text", "  ", null],
  ])("should read a cell of type %s, %j, as %j", (type, text, value) => {
    expect(readCell(type, text)).toEqual(value);
  });

  it("should write a list with the separator of its cell", () => {
    expect(writeCell(["a", "b"], "A, b")).toBe("a, b");
    expect(writeCell(["a", "b"], "A;b")).toBe("a;b");
    expect(writeCell(["a"], '["A"]')).toBe('["a"]');
    expect(writeCell("x", "X")).toBe("x");
  });
});
