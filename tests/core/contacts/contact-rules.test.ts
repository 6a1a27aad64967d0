import { describe, expect, it } from "vitest";
import { mainFields } from "../../../core/contacts/contact-fields.model.ts";
import { distinctEmails, distinctMobiles } from "../../../core/contacts/contact-lists.rule.ts";
import { applied } from "../apply-rule.ts";

describe("the name of a contact", () => {
  const name = (input: unknown): unknown => applied("contact-name", input);
  const nobody = { first_name: "", last_name: null, email: [], mobile: [], con_id: 7 };

  it.each([
    [{ first_name: "Ann", last_name: "Lee" }, "Ann Lee"],
    [{ first_name: " Ann ", last_name: "" }, "Ann"],
    [{ last_name: "Lee" }, "Lee"],
    [{ email: ["a@b.co", "c@d.co"], mobile: ["+12125551234"] }, "a@b.co"],
    [{ email: [""], mobile: ["+12125551234"] }, "+12125551234"],
    [{}, "Contact 7"],
    [{ con_id: "7" }, "Contact 7"],
    [{ first_name: "  ", last_name: " " }, "Contact 7"],
  ])("should be for %j: %s [A3.01]", (contact, called) => {
    expect(name({ ...nobody, ...contact })).toBe(called);
  });

  it("should need no more than the id", () => {
    expect(name({ con_id: 7 })).toBe("Contact 7");
    expect(name({ first_name: "Ann" })).toHaveProperty("problems");
  });
});

describe("a search text", () => {
  const search = (input: unknown): unknown => applied("search-name", input);

  it.each([
    ["Mary Ann Smith", { first_name: "Mary", last_name: "Ann Smith" }],
    ["  Mary   Ann  ", { first_name: "Mary", last_name: "Ann" }],
    ["Cher", { first_name: "Cher", last_name: "" }],
    ["", { first_name: "", last_name: "" }],
    ["   ", { first_name: "", last_name: "" }],
    ["ann@b.co", { email: "ann@b.co" }],
    [" @ ", { email: "@" }],
    ["(212) 555-1234", { mobile: "+12125551234" }],
    ["555-1234", { mobile: "555-1234" }],
    ["555-123", { first_name: "555-123", last_name: "" }],
    ["+44 20 7946 0000", { mobile: "+442079460000" }],
    ["Room 1234567", { first_name: "Room", last_name: "1234567" }],
  ])("should turn %j into %j [A5.17]", (text, contact) => {
    expect(search({ text })).toEqual(contact);
  });
});

describe("tags", () => {
  const tag = (input: unknown): unknown => applied("tag-normalize", input);

  it.each([
    ["  #VIP   Client", "vip client"],
    ["vip", "vip"],
    ["##a", "a"],
    ["# # a", "a"],
    ["a#b", "a#b"],
    ["", null],
    ["  #  ", null],
    [null, null],
    ["\tA\n b ", "a b"],
    ["E\u0301", "é"],
    ["x".repeat(50), "x".repeat(50)],
    ["x".repeat(51), "x".repeat(50)],
    [`${"x".repeat(49)} y`, "x".repeat(49)],
    ["👍".repeat(51), "👍".repeat(50)],
  ])("should be stored for %j as %j [A5.18]", (typed, stored) => {
    expect(tag({ tag: typed })).toBe(stored?.normalize("NFC") ?? null);
  });
});

describe("the payload of a new contact", () => {
  const payload = (input: unknown): unknown => applied("contact-payload", input);

  it("should omit empty values, but not false and 0 [A5.15]", () => {
    const values = {
      a: "",
      b: "  ",
      c: null,
      d: [],
      e: {},
      f: Number.NaN,
      g: false,
      h: 0,
      i: "0",
      j: ["", "x", null],
      k: [" ", null],
      l: " x ",
      m: [0, false],
      n: { x: "" },
    };
    expect(payload({ values })).toEqual({ g: false, h: 0, i: "0", j: ["x"], l: " x ", m: [0, false], n: { x: "" } });
  });

  it("should always have the built-in fields first in its form [A5.13]", () => {
    expect(mainFields.slice(0, 4)).toEqual(["first_name", "last_name", "email", "mobile"]);
  });
});

describe("duplicates", () => {
  const duplicates = (input: unknown): unknown => applied("contact-duplicates", input);

  it("should be searched by any entered mobile or email [A7.19]", () => {
    expect(duplicates({ email: [" Ann@B.co "], mobile: ["(212) 555-1234"] })).toEqual({
      $or: [{ mobile: { $in: ["+12125551234"] } }, { email: { $in: ["ann@b.co"] } }],
    });
  });

  it("should be searched only by entered values that can be compared", () => {
    expect(duplicates({ email: ["a@b.co", "A@b.co", ""], mobile: ["555", ""] })).toEqual({ $or: [{ email: { $in: ["a@b.co"] } }] });
    expect(duplicates({ mobile: ["2125551234", "+1 212 555 1234"] })).toEqual({ $or: [{ mobile: { $in: ["+12125551234"] } }] });
    expect(duplicates({ email: [], mobile: [] })).toBeNull();
    expect(duplicates({})).toBeNull();
    expect(duplicates({ mobile: ["555-1234"] })).toBeNull();
  });
});

describe("the addresses of a contact", () => {
  it("should be distinct, in order, and ten at most [A3.01]", () => {
    expect(distinctEmails(["b@b.co", "A@a.co", "a@A.co", " "])).toEqual(["b@b.co", "A@a.co"]);
    expect(distinctMobiles(["(212) 555-1234", "+12125551234", "x"])).toEqual(["(212) 555-1234", "x"]);
    const many = Array.from({ length: 12 }, (_, n) => `p${n}@a.co`);
    expect(distinctEmails(many)).toEqual(many.slice(0, 10));
  });
});
