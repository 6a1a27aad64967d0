import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recoveryCodeOf, secondStepCode } from "../../../core/two-step/second-step-code.rule.ts";

const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

describe("a code of the second step", () => {
  it.each([
    ["123456", { kind: "app", code: "123456" }],
    [" 123 456 ", { kind: "app", code: "123456" }],
    ["ABCD-EFGH-JKMN-PQRS", { kind: "recovery", code: "ABCDEFGHJKMNPQRS" }],
    ["abcd efgh jkmn pqrs", { kind: "recovery", code: "ABCDEFGHJKMNPQRS" }],
    ["oOil-LI00-0000-0000", { kind: "recovery", code: "0011110000000000" }],
  ])("should be read from %j", (typed, code) => {
    expect(secondStepCode(typed)).toEqual(code);
  });

  it.each(["", "12345", "1234567", "12345a", "١٢٣٤٥٦", "ABCD-EFGH-JKMN-PQR", "ABCD-EFGH-JKMN-PQRSU", "ABCD-EFGH-JKMN-PQR!"])(
    "should not be read from %j",
    (typed) => {
      expect(secondStepCode(typed)).toBeNull();
    },
  );

  it("should be read back from every recovery code, however it is typed", () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom("-", "", " "), fc.boolean(), (random, gap, isSmall) => {
        const shown = recoveryCodeOf(random);
        expect(shown).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
        const typed = shown.replaceAll("-", gap);
        expect(secondStepCode(isSmall ? typed.toLowerCase() : typed)).toEqual({ kind: "recovery", code: shown.replaceAll("-", "") });
      }),
    );
  });

  it("should depend on five bits of each byte", () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 31 }), (random, at, change) => {
        const other = Uint8Array.from(random, (byte, index) => (index === at ? byte ^ change : byte));
        expect(recoveryCodeOf(other)).not.toBe(recoveryCodeOf(random));
      }),
    );
  });
});
