import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compileText } from "../../../core/contacts/compile-text.rule.ts";
import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { writtenFields } from "../../../core/contacts/contact-fields.model.ts";
import { contactVariables } from "../../../core/contacts/contact-variables.rule.ts";
import { linkRecipient, linkRefusal, namesLink, standardLinkMessage } from "../../../core/contacts/portal-link.rule.ts";

const values = new Map([
  ["first_name", "Lena"],
  ["last_name", ""],
  ["town", "{first_name}"],
]);

describe("Texts with variables", () => {
  it.each([
    ["Hello {first_name}!", "Hello Lena!", []],
    ["Hello {first_name|there}!", "Hello Lena!", []],
    ["Hello {last_name|there}!", "Hello there!", []],
    ["Hello {last_name}!", "Hello !", []],
    ["Hello {last_name|}!", "Hello !", []],
    ["{nickname} and {nickname|x} and {other}", "{nickname} and {nickname|x} and {other}", ["nickname", "other"]],
    ["{town}", "{first_name}", []],
    ["{{first_name}}", "{Lena}", []],
    ["{} {first name} {first_name", "{} {first name} {first_name", []],
    ['{"a": 1}', '{"a": 1}', []],
    ["", "", []],
  ])("should replace %j with %j", (text, filled, missing) => {
    expect(compileText(text, values)).toEqual({ text: filled, missing });
  });

  it("should leave a text without braces unchanged", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }).map((text) => text.replaceAll(/[{}]/g, "")),
        (text) => {
          expect(compileText(text, values)).toEqual({ text, missing: [] });
        },
      ),
    );
  });

  it("should insert exactly the known values, even if they look like a variable or a pattern", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.string().filter((value) => value.trim() !== ""),
        (before, after, value) => {
          const [head, tail] = [before, after].map((text) => text.replaceAll(/[{}]/g, ""));
          expect(compileText(`${head}{x}${tail}`, new Map([["x", value]]))).toEqual({ text: `${head}${value}${tail}`, missing: [] });
        },
      ),
    );
  });
});

describe("The values of variables", () => {
  const lena = {
    ...emptyWrittenValues,
    name: "Lena Lind",
    first_name: "Lena",
    last_name: "Lind",
    email: ["l@example.com", "second@example.com"],
    mobile: ["+15551234567"],
    tags: ["vip", "crew"],
    fields: {
      town: "Oslo",
      joined: "2026-03-01",
      met: 1_782_907_200,
      vip: true,
      topics: ["a", "b"],
      age: 42,
      code: "••••",
      boss: [3],
      first_name: "not this one",
    },
  };
  const field = (
    name: string,
    type: Parameters<typeof contactVariables>[1][number]["type"],
    options: Parameters<typeof contactVariables>[1][number]["values"] = null,
  ) => ({ name, type, values: options });

  it("should be formatted by type as in a message, without types that no message can contain", () => {
    const said = contactVariables(
      lena,
      [
        field("town", "string"),
        field("joined", "date"),
        field("met", "time"),
        field("vip", "bool"),
        field("topics", "list", { a: "Sails", b: "Knots" }),
        field("age", "int"),
        field("code", "secret"),
        field("boss", "related_contacts"),
        field("empty", "string"),
        field("first_name", "string"),
      ],
      { language: "en", timeZone: "Europe/Oslo" },
    );
    expect(Object.fromEntries(said)).toEqual({
      ...Object.fromEntries(writtenFields.map((name) => [name, ""])),
      name: "Lena Lind",
      first_name: "Lena",
      last_name: "Lind",
      email: "l@example.com",
      mobile: expect.stringContaining("555"),
      tags: "vip, crew",
      town: "Oslo",
      joined: "March 1, 2026",
      met: expect.stringContaining("2:00"),
      vip: "yes",
      topics: "Sails, Knots",
      age: "42",
      empty: "",
    });
  });

  it("should be in the contact's language: days, times, yes and no", () => {
    const fields = [field("joined", "date"), field("met", "time"), field("vip", "bool")];
    const said = contactVariables(lena, fields, { language: "es", timeZone: "Europe/Oslo" });
    expect([said.get("joined"), said.get("vip")]).toEqual(["1 de marzo de 2026", "sí"]);
    expect(said.get("met")).toMatch(/^1 de julio de 2026\D+14:00$/);
  });

  it("should have the same names without a contact, all empty", () => {
    const said = contactVariables(null, [field("town", "string"), field("vip", "bool")], { language: "en", timeZone: "UTC" });
    expect(new Set(said.values())).toEqual(new Set([""]));
    expect([...said.keys()].toSorted()).toEqual(["name", "town", "vip", ...writtenFields].toSorted());
  });
});

describe("Links into the portal", () => {
  it("should go to the first address or number, and name the link in the unchanged message", () => {
    expect(linkRecipient({ email: ["a@x", "b@x"], mobile: [] }, "email")).toBe("a@x");
    expect(linkRecipient({ email: [], mobile: [] }, "sms")).toBeNull();
    expect(namesLink(standardLinkMessage)).toBe(true);
    expect(namesLink("portal_link")).toBe(false);
  });

  it("should be refused for blocked and archived contacts, with instructions", () => {
    expect(linkRefusal({ archived: false, blocked: false })).toBeNull();
    expect(linkRefusal({ archived: true, blocked: true })).toContain("Unblock");
    expect(linkRefusal({ archived: true, blocked: false })).toContain("Unarchive the contact");
  });
});
