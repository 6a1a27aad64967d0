import { describe, expect, it } from "vitest";
import { contactSearchTerms, matchesSearch } from "../../../core/contacts/contact-search.rule.ts";

const jose = { first_name: "José María", last_name: "Álvarez", email: ["jm@harbor.example"], mobile: ["+12125551234"] };
const finds = (text: string): boolean => matchesSearch(jose, contactSearchTerms(text));

describe("a search among contacts", () => {
  it.each([
    ["", []],
    ["   ", []],
    [
      "Ann Lee",
      [
        { text: "Ann", atWordStart: false },
        { text: "Lee", atWordStart: false },
      ],
    ],
    ["al", [{ text: "al", atWordStart: true }]],
    ["(212) 555-12", [{ text: "21255512", atWordStart: false }]],
    ["+1", [{ text: "+1", atWordStart: true }]],
  ])("should read %j as %j", (text, terms) => {
    expect(contactSearchTerms(text)).toEqual(terms);
  });

  it("should use the first eight words", () => {
    expect(contactSearchTerms("a b c d e f g h i j")).toHaveLength(8);
  });

  it.each(["jose", "ALVAREZ josé", "maria", "harbor", "212-555", "jo", "al ma", "arbor.ex"])("should find by %j", (text) => {
    expect(finds(text)).toBe(true);
  });

  it.each(["josefina", "va", "999 999", "jose smith"])("should not find by %j", (text) => {
    expect(finds(text)).toBe(false);
  });
});
