import { describe, expect, it } from "vitest";
import { personReference } from "../../../core/import/person-reference.rule.ts";

describe("A reference to a contact in a file", () => {
  it.each([
    ["42", { id: 42, email: null, name: "42" }],
    [" #42 ", { id: 42, email: null, name: "#42" }],
    ["Ada@Mail.Example", { id: null, email: "ada@mail.example", mobile: null, name: "ada@mail.example" }],
    ["(415) 555-0132", { id: null, email: null, mobile: "+14155550132" }],
    ["4155550132", { id: 4155550132, email: null, mobile: "+14155550132" }],
    ["  José   ÁLVAREZ ", { id: null, email: null, mobile: null, name: "josé álvarez" }],
    ["1234567890123456", { id: null, name: "1234567890123456" }],
  ])("should be right for %j", (text, meant) => expect(personReference(text, "US")).toMatchObject(meant));
});
