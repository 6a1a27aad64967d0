import { describe, expect, it } from "vitest";
import { gallerySchema, galleryWords } from "../../../ui/fields/gallery-fields.ts";
import { mergesText } from "../../../ui/i18n/en/merges.ts";
import { translateNow } from "../../../ui/i18n/translate-now.ts";
import type { SayField } from "../../../ui/staff/contacts/written-label.ts";
import { fieldLabel, valueWords } from "../../../ui/staff/merges/merge-words.ts";

const say = (field: string, value: unknown): string =>
  valueWords(translateNow(mergesText), field, value, "Rav Cabrera", gallerySchema.fields, galleryWords);

describe("a value in the plan of a merge", () => {
  it.each([
    ["first_name", "Rav", "Rav"],
    ["email", ["a@b.example", "c@d.example"], "a@b.example, c@d.example"],
    ["mobile", ["+12125550120"], "(212) 555-0120"],
    ["last_name", " ", "Empty"],
    ["tags", [], "Empty"],
    ["birthday", "1985-12-10", "Dec 10, 1985"],
    ["remote", true, "Yes"],
    ["years_here", 1200, "1,200"],
    ["recruited_by", [2], "José Álvarez"],
    ["portrait", "data:image/png;base64,iVBORw0KGgo=", "Photo of Rav Cabrera"],
    ["photo", "/files/rav.png", "Photo of Rav Cabrera"],
  ])("should be said of %s %j as %s", (field, value, words) => {
    expect(say(field, value)).toBe(words);
  });
});

describe("the label of a field in the plan of a merge", () => {
  const contacts: SayField = (key) => `<${key}>`;

  it.each([
    ["tags", "<fields.tags>"],
    ["language", "Language"],
    ["birthday", "Date of birth"],
    ["gone", "gone"],
  ])("should be, for %s, %s", (field, label) => {
    expect(fieldLabel(translateNow(mergesText), contacts, field, { birthday: "Date of birth" })).toBe(label);
  });
});
