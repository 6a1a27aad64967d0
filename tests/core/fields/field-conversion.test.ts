import { describe, expect, it } from "vitest";
import { conversionPreview } from "../../../core/fields/conversion-preview.rule.ts";
import { fieldMayBecome } from "../../../core/fields/convertible-field.rule.ts";
import { conversionPairs } from "../../../core/fields/field-conversion.rule.ts";
import { fieldTypeKeys } from "../../../core/fields/field-type.model.ts";
import { applied } from "../apply-rule.ts";

const conversions = (from: string): unknown => applied("field-conversions", { from });
const convert = (from: string, to: string, value: unknown, timezone?: string): unknown => {
  const answer = applied("field-convert", { from, to, value, ...(timezone === undefined ? {} : { timezone }) });
  return typeof answer === "object" && answer !== null && "value" in answer ? answer.value : answer;
};
const refused = (message: string): unknown => ({ ok: false, message });

describe("the table of conversions", () => {
  it("should have sixteen pairs [C3.24]", () => expect(conversionPairs).toHaveLength(16));
  it("should let int become string and secret [C3.25]", () => expect(conversions("int")).toEqual(["string", "secret"]));
  it("should let bool become int and string [C3.26]", () => expect(conversions("bool")).toEqual(["int", "string"]));
  it("should let string become int, textarea, email and secret [C3.27]", () =>
    expect(conversions("string")).toEqual(["int", "textarea", "email", "secret"]));
  it("should let textarea become string [C3.28]", () => expect(conversions("textarea")).toEqual(["string"]));
  it("should let email become string [C3.29]", () => expect(conversions("email")).toEqual(["string"]));
  it("should let date become string, time and int [C3.30]", () => expect(conversions("date")).toEqual(["string", "time", "int"]));
  it("should let time become string, date and int [C3.31]", () => expect(conversions("time")).toEqual(["string", "date", "int"]));
  it.each(["image", "list", "related_contacts", "related_custom_object", "secret", "id_number"])(
    "should let %s become nothing [C3.32]",
    (from) => {
      expect(conversions(from)).toEqual([]);
    },
  );

  it("should refuse every other pair whatever the value, and convert a type to itself [C3.24, C3.32]", () => {
    const pairs = new Set(conversionPairs.map(([from, to]) => `${from} ${to}`));
    for (const from of fieldTypeKeys)
      for (const to of fieldTypeKeys) {
        if (from === to) expect(convert(from, to, "x")).toBe("x");
        else if (!pairs.has(`${from} ${to}`)) {
          expect(convert(from, to, "")).toEqual(refused(`Cannot convert ${from} to ${to}.`));
          expect(convert(from, to, "x")).toEqual(refused(`Cannot convert ${from} to ${to}.`));
        }
      }
  });

  it("should exclude built-in fields [C3.24]", () => {
    for (const name of ["first_name", "last_name", "email", "mobile"]) expect(fieldMayBecome(name, "string")).toEqual([]);
    expect(fieldMayBecome("city", "string")).toEqual(["int", "textarea", "email", "secret"]);
  });
});

describe("converted values", () => {
  it.each([...conversionPairs])("should stay empty from %s to %s [C3.24]", (from, to) => {
    for (const empty of [null, undefined, "", "  ", []]) expect(convert(from, to, empty)).toBeNull();
  });

  it("should be plain digits from int [C3.25]", () => {
    expect(convert("int", "string", -1200)).toBe("-1200");
    expect(convert("int", "secret", 0)).toBe("0");
    expect(convert("int", "string", "+1200")).toBe("1200");
    expect(convert("int", "string", 1.5)).toEqual(refused('"1.5" cannot be converted to string.'));
  });

  it("should be 1 and 0, True and False from bool [C3.26]", () => {
    expect([convert("bool", "int", true), convert("bool", "int", false)]).toEqual([1, 0]);
    expect([convert("bool", "string", true), convert("bool", "string", false)]).toEqual(["True", "False"]);
  });

  it.each([
    ["1,200", 1200],
    [" +5 ", 5],
    ["-7", -7],
    ["007", 7],
    ["123456789012345", 123_456_789_012_345],
    ["1,234,567", 1_234_567],
    ["-1,000", -1000],
    ["-0", 0],
  ])("should be whole numbers from well-formed text: %j [C3.27]", (value, number) => {
    expect(convert("string", "int", value)).toBe(number);
  });

  it.each([
    "12.0",
    "12 apples",
    "1e3",
    "１２",
    "1,20",
    "1234,567",
    "1234567890123456",
    "9,999,999,999,999,999",
    ",100",
    "1,",
    "--1",
    "0x10",
  ])("should refuse text that is no whole number: %j [C3.27]", (value) => {
    expect(convert("string", "int", value)).toEqual(refused(`"${value}" cannot be converted to int.`));
  });

  it("should be one email, the same text or one line [C3.27, C3.28, C3.29]", () => {
    expect(convert("string", "email", " Ann@B.co ")).toEqual(["ann@b.co"]);
    expect(convert("string", "email", "ann")).toEqual(refused('"ann" cannot be converted to email.'));
    expect(convert("string", "textarea", " a\nb ")).toBe(" a\nb ");
    expect(convert("string", "secret", "a")).toBe("a");
    expect(convert("textarea", "string", " a\r\n\r\nb\nc\n")).toBe("a b c");
    expect(convert("email", "string", ["a@b.co", "", "c@d.co"])).toBe("a@b.co, c@d.co");
  });

  it("should be a day, its first second in the organisation's zone, or its first second in UTC from date [C3.30]", () => {
    expect(convert("date", "string", "2024-03-01")).toBe("2024-03-01");
    expect(convert("date", "int", "2024-03-01", "Asia/Tokyo")).toBe(1_709_251_200);
    expect(convert("date", "time", "2024-03-01")).toBe(1_709_251_200);
    expect(convert("date", "time", "2024-03-01", "Africa/Cairo")).toBe(1_709_251_200 - 7200);
    expect(convert("date", "int", "0001-01-01")).toBe(-62_135_596_800);
    expect(convert("date", "int", "2024-02-30")).toEqual(refused('"2024-02-30" cannot be converted to int.'));
  });

  it("should be UTC text, the local day, or whole seconds from time [C3.31]", () => {
    expect(convert("time", "string", 1_709_303_400)).toBe("2024-03-01T14:30:00Z");
    expect(convert("time", "string", 1_709_303_400.9)).toBe("2024-03-01T14:30:00Z");
    expect(convert("time", "int", 1_709_303_400.9)).toBe(1_709_303_400);
    expect(convert("time", "int", -0.5)).toBe(-1);
    const lateEvening = Date.UTC(2024, 2, 1, 23, 30) / 1000;
    expect(convert("time", "date", lateEvening)).toBe("2024-03-01");
    expect(convert("time", "date", lateEvening, "Africa/Johannesburg")).toBe("2024-03-02");
    expect(convert("time", "date", "yesterday")).toEqual(refused('"yesterday" cannot be converted to date.'));
  });
});

describe("the preview of a conversion", () => {
  it("should count the values that cannot be converted and show five of them [C3.27]", () => {
    const values = ["1", "a", "", "b", "c", null, "d", "e", "f", "2"];
    expect(conversionPreview("string", "int", values, "UTC")).toEqual({
      total: 10,
      refused: 6,
      samples: ["a", "b", "c", "d", "e"],
      warning: "6 of 10 values cannot be converted",
    });
    expect(conversionPreview("string", "int", ["1", null], "UTC")).toEqual({ total: 2, refused: 0, samples: [], warning: null });
  });
});
