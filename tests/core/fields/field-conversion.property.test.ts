import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmptyValue } from "../../../core/fields/empty-value.rule.ts";
import { fieldConvert } from "../../../core/fields/field-conversion.rule.ts";
import type { FieldType } from "../../../core/fields/field-type.model.ts";
import { fieldTypeKeys } from "../../../core/fields/field-type.model.ts";
import { isEmail } from "../../../core/validation/email.rule.ts";
import { anyFieldValue, dateText, timeZone } from "../../arbitraries/fields.arb.ts";

const through = (value: unknown, zone: string, first: FieldType, ...rest: readonly FieldType[]): unknown => {
  let from = first;
  let current = value;
  for (const to of rest) {
    const converted = fieldConvert(from, to, current, zone);
    if (!converted.ok) return converted.message;
    current = converted.value;
    from = to;
  }
  return current;
};

describe("conversions there and back", () => {
  it("should restore a date through the time at its start, in any zone [C3.30, C3.31]", () => {
    fc.assert(
      fc.property(
        dateText.filter((date) => date >= "1970-01-01"),
        timeZone,
        (date, zone) => {
          expect(through(date, zone, "date", "time", "date")).toBe(date);
        },
      ),
    );
  });

  it("should restore a whole number through text [C3.25, C3.27]", () => {
    const written = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(written, (number) => {
        expect(through(number, "UTC", "int", "string", "int")).toBe(number);
      }),
    );
  });

  it("should restore a line of text through textarea, and an email through text [C3.27, C3.28, C3.29]", () => {
    const line = fc
      .string({ minLength: 1 })
      .map((text) => text.trim())
      .filter((text) => text !== "");
    fc.assert(
      fc.property(line, (text) => {
        expect(through(text, "UTC", "string", "textarea", "string")).toBe(text);
      }),
    );
    fc.assert(
      fc.property(
        fc
          .emailAddress({ size: "small" })
          .map((address) => address.toLowerCase())
          .filter(isEmail),
        (address) => {
          const converted = fieldConvert("string", "email", address, "UTC");
          expect(converted).toEqual({ ok: true, value: [address] });
          expect(through([address], "UTC", "email", "string", "email")).toEqual([address]);
        },
      ),
    );
  });

  it("should return a result for every pair and value, null exactly for empty ones [C3.24]", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...fieldTypeKeys),
        fc.constantFrom(...fieldTypeKeys),
        anyFieldValue,
        timeZone,
        (from, to, value, zone) => {
          const converted = fieldConvert(from, to, value, zone);
          if (converted.ok) expect(converted.value === null).toBe(isEmptyValue(value));
          else expect(converted.message).toMatch(/^Cannot convert \w+ to \w+\.$|" cannot be converted to \w+\.$/s);
        },
      ),
    );
  });
});
