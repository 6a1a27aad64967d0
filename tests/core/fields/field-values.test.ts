import * as O from "fp-ts/lib/Option.js";
import { describe, expect, it } from "vitest";
import * as conversion from "../../../core/fields/conversion-value.rule.ts";
import { isEmptyValue } from "../../../core/fields/empty-value.rule.ts";
import { checkForm } from "../../../core/fields/field-check.rule.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { storedFieldValue } from "../../../core/fields/field-value.rule.ts";
import { sentFieldValues } from "../../../core/fields/related-record.rule.ts";
import { messagesOf } from "../../../core/kernel/failure.ts";

const stored = (type: FieldType, value: unknown): unknown => O.toUndefined(storedFieldValue("any", type, value));

describe("an empty value", () => {
  it.each([null, undefined, "", " \n", [], [null], [undefined, "", "  "]])("should be %o", (value) => {
    expect(isEmptyValue(value)).toBe(true);
  });

  it.each([0, false, "a", [0], [false], ["", "a"], [null, "a"], {}])("should not be %o", (value) => {
    expect(isEmptyValue(value)).toBe(false);
  });
});

describe("a value in its field's stored form", () => {
  it("should be a picture's address or its description, and nothing else", () => {
    expect(stored("image", "/a.webp")).toBe("/a.webp");
    expect(stored("image", { url: "/a.webp" })).toEqual({ url: "/a.webp" });
    for (const wrong of [7, true, ["/a.webp"], null]) expect(stored("image", wrong)).toBeUndefined();
  });

  it("should accept a picture from the web or as its own data, and no active address", () => {
    for (const address of [
      "https://a.example/b.png",
      "HTTP://a.example/b.png",
      "data:image/webp;base64,AA==",
      "a.jpg",
      "/media/1/a.png?x=1:2",
    ])
      expect(stored("image", address)).toBe(address);
    for (const wrong of [
      "javascript:alert(1)",
      " JaVaScRiPt:alert(1)",
      "java\tscript:alert(1)",
      "\u0001javascript:alert(1)",
      "data:text/html,<b>",
      "vbscript:x",
      "file:///etc/passwd",
      " ",
    ]) {
      expect(stored("image", wrong)).toBeUndefined();
      expect(stored("image", { url: wrong })).toBeUndefined();
    }
    expect(stored("image", {})).toBeUndefined();
  });

  it("should be a whole number in any notation, with nothing around it", () => {
    expect([" 7 ", "+7", "-7", 7].map((value) => stored("int", value))).toEqual([7, 7, -7, 7]);
    for (const wrong of ["x7", "7x", "7 7", "", 1.5, ["7"], true]) expect(stored("int", wrong)).toBeUndefined();
  });

  it("should be text for text types only", () => {
    for (const type of ["string", "textarea", "secret"] as const) {
      expect(stored(type, "7")).toBe("7");
      expect(stored(type, 7)).toBeUndefined();
    }
    for (const type of ["date", "id_number", "email"] as const) expect(stored(type, 7)).toBeUndefined();
  });

  it("should omit empty entries of a list", () => {
    expect(stored("list", ["a", null, "", 7])).toEqual(["a", 7]);
    expect(stored("list", [true])).toBeUndefined();
  });
});

describe("a message about a field", () => {
  it("should name it by its label, or by its name without one", () => {
    const errors = (label: string) =>
      messagesOf(checkForm([{ name: "city", label, type: "string", required: true }], {}).errors)["city"]?.join();
    expect(errors("Town")).toBe("Town is required");
    expect(errors("  ")).toBe("City is required");
  });
});

describe("the values of a form as they are sent", () => {
  it("should carry the id of a related record, null for none, and everything else by name", () => {
    const fields = [
      { name: "car", type: "related_custom_object" },
      { name: "city", type: "string" },
    ] as const;
    const sent = (car: unknown) => sentFieldValues(fields, { car, city: "Oslo" });
    expect(sent("7")).toEqual({ car_id: "7", city: "Oslo" });
    expect(sent(7)).toEqual({ car_id: 7, city: "Oslo" });
    for (const none of [null, 0, "", { id: 7 }, true]) expect(sent(none)).toEqual({ car_id: null, city: "Oslo" });
    expect(sentFieldValues(fields, { city: "Oslo" })).toEqual({ city: "Oslo" });
  });
});

describe("values that do not fit their field's type", () => {
  const { boolToInt, boolToText, dateToText, emailsToText, instantToInt, intToText, sameText, textToInt } = conversion;
  const converted = (convert: conversion.Convert, value: unknown): unknown => O.toUndefined(convert(value, "UTC"));

  it("should be read as text only if they are texts or numbers", () => {
    expect([converted(sameText, 7), converted(sameText, "a")]).toEqual(["7", "a"]);
    for (const wrong of [true, ["a"], {}]) expect(converted(sameText, wrong)).toBeUndefined();
    expect(converted(textToInt, 7)).toBe(7);
    expect(converted(textToInt, true)).toBeUndefined();
    expect(converted(intToText, true)).toBeUndefined();
  });

  it("should be read as numbers, booleans and days only if they are such", () => {
    for (const wrong of [0, "true", null])
      expect([converted(boolToInt, wrong), converted(boolToText, wrong)]).toEqual([undefined, undefined]);
    expect(converted(instantToInt, "7")).toBeUndefined();
    expect(converted(dateToText, " 2024-03-01 ")).toBe("2024-03-01");
    expect(converted(dateToText, 20_240_301)).toBeUndefined();
  });

  it("should join only lists of addresses", () => {
    expect(converted(emailsToText, ["a@b.co", " ", "c@d.co"])).toBe("a@b.co, c@d.co");
    expect(converted(emailsToText, ["a@b.co", 7])).toBeUndefined();
    expect(converted(emailsToText, "a@b.co")).toBe("a@b.co");
  });
});
