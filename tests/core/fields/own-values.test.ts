import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { checkedCustomValues } from "../../../core/contacts/custom-values.rule.ts";
import { makesLoop } from "../../../core/contacts/relation-loop.rule.ts";
import { newFieldName } from "../../../core/fields/field-definition.rule.ts";
import { typedText, valueOfTyped } from "../../../core/fields/typed-value.rule.ts";
import { messagesOf } from "../../../core/kernel/failure.ts";
import { sameValue } from "../../../core/kernel/same-value.ts";
import { gallerySchema } from "../../../ui/fields/gallery-fields.ts";

const { fields } = gallerySchema;
const checked = (values: Readonly<Record<string, unknown>>, stored: Readonly<Record<string, unknown>> = {}) =>
  checkedCustomValues(fields, values, stored);

describe("custom values of a contact", () => {
  it("should be normalised, and null if they are empty", () => {
    expect(checked({ years_here: " 7 ", job_title: "", skills: ["Sales"] })).toEqual(
      E.right({ years_here: 7, job_title: null, skills: ["Sales"] }),
    );
  });

  it("should be accepted under {field}_id for a related custom object [A3.02]", () => {
    expect(checked({ boat_id: 12 }, { boat: 12 })).toEqual(E.right({ boat: 12 }));
    expect(checked({ boat_id: null }, { boat: 12 })).toEqual(E.right({ boat: null }));
  });

  it("should keep a removed choice that the contact has, and accept it nowhere else", () => {
    expect(checked({ skills: ["Sales", "Knots"] }, { skills: ["Knots"] })).toEqual(E.right({ skills: ["Sales", "Knots"] }));
    expect(E.mapLeft(messagesOf)(checked({ skills: ["Knots"] }))).toEqual(
      E.left({ "fields.skills": ['"Knots" is not offered by Skills'] }),
    );
  });

  it.each([
    ["job_title", 5_000, 5_001],
    ["about", 20_000, 20_001],
  ])("should have a limited length in %s", (name, most, tooMuch) => {
    expect(E.isRight(checked({ [name]: "a".repeat(most) }))).toBe(true);
    expect(E.mapLeft(messagesOf)(checked({ [name]: "a".repeat(tooMuch) }))).toMatchObject({
      left: { [`fields.${name}`]: [expect.stringContaining("is too long")] },
    });
  });

  it("should not accept the mask of a secret as a secret", () => {
    expect(E.mapLeft(messagesOf)(checked({ tax_number: "••••" }))).toEqual(E.left({ "fields.tax_number": ["Tax number is invalid"] }));
    expect(checked({ tax_number: "••••" }, { tax_number: "••••" })).toEqual(E.right({ tax_number: "••••" }));
  });
});

describe("a relation", () => {
  it("should be a cycle when it leads back, at any distance", () => {
    const edges = new Map([
      [1, [2]],
      [2, [3]],
      [3, [] as number[]],
    ]);
    const of = (id: number): readonly number[] => edges.get(id) ?? [];
    expect(makesLoop(1, [1], of)).toBe(true);
    expect(makesLoop(3, [1], of)).toBe(true);
    expect(makesLoop(4, [1, 2], of)).toBe(false);
  });

  it("should be checked in finite time when others form a cycle", () => {
    const of = (id: number): readonly number[] => (id === 1 ? [2] : [1]);
    expect(makesLoop(9, [1], of)).toBe(false);
  });
});

describe("the key of a new field", () => {
  it.each([
    ["First Name", [], "first_name_2"],
    ["Tags", [], "tags_2"],
    ["Shoe size", ["shoe_size"], "shoe_size_2"],
    [" ", [], null],
  ] as const)("should be, for %j beside %j: %j", (label, taken, name) => {
    expect(newFieldName(label, taken)).toBe(name);
  });
});

describe("input of a field", () => {
  it("should be read back as the same value in every typed type", () => {
    const zone = fc.constantFrom("UTC", "America/New_York", "Asia/Kathmandu");
    const value = fc.oneof(
      fc.record({ type: fc.constant("int" as const), value: fc.integer() }),
      fc.record({ type: fc.constant("date" as const), value: fc.constantFrom("2024-02-29", "1985-12-10") }),
      fc.record({
        type: fc.constant("time" as const),
        value: fc.integer({ min: 1_600_000_000, max: 1_630_000_000 }).map((at) => at - (at % 86_400) + 43_200),
      }),
      fc.record({ type: fc.constant("email" as const), value: fc.array(fc.constantFrom("a@x.example", "b@x.example"), { minLength: 1 }) }),
    );
    fc.assert(
      fc.property(value, zone, ({ type, value: held }, timeZone) => {
        expect(valueOfTyped(type, typedText(type, held, timeZone), timeZone)).toEqual(held);
      }),
    );
  });

  it("should stay unchanged if it is no valid value, so that the validation can name it", () => {
    expect(valueOfTyped("int", "12 apples", "UTC")).toBe("12 apples");
    expect(valueOfTyped("time", "tomorrow", "UTC")).toBe("tomorrow");
    expect(valueOfTyped("string", "  ", "UTC")).toBeNull();
  });
});

describe("two JSON values", () => {
  it("should be equal after serialisation, whatever the order of keys", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy: unknown = JSON.parse(JSON.stringify(value));
        expect(sameValue(copy, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
    );
    expect(sameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue([], {})).toBe(false);
    expect(sameValue({ a: 1 }, { a: 1, b: 1 })).toBe(false);
  });
});
