import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tagNormalize } from "../../../core/contacts/tag-normalize.rule.ts";
import { identifier } from "../../../core/validation/identifier.rule.ts";
import { isPhone, phoneDisplay, phoneNormalize } from "../../../core/validation/phone.rule.ts";
import { writtenPhone } from "../../arbitraries/contacts.arb.ts";

const anyText = fc.string({ unit: "binary", maxLength: 80 });

describe("rules of single texts", () => {
  it("should leave a cleaned identifier unchanged [A5.19]", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cleaned = identifier(text);
        expect(identifier(cleaned)).toBe(cleaned);
        expect(cleaned).toMatch(/^[a-z0-9_]*$/);
        expect(cleaned).toHaveLength(Array.from(text).length);
      }),
    );
  });

  it("should leave a normalised tag unchanged [A5.18]", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const tag = tagNormalize(text);
        if (tag === null) return;
        expect(tagNormalize(tag)).toBe(tag);
        expect(Array.from(tag).length).toBeLessThanOrEqual(50);
      }),
    );
  });

  it("should normalise every notation of a number to that number, idempotently [A5.04]", () => {
    fc.assert(
      fc.property(writtenPhone, ({ written, e164 }) => {
        expect(isPhone(written)).toBe(true);
        expect(phoneNormalize(written)).toBe(e164);
        expect(phoneNormalize(e164)).toBe(e164);
      }),
    );
  });

  it.each([
    ["+44-20-7946-0000", "+442079460000"],
    ["+44 (20) 7946.0000", "+442079460000"],
    ["+44 (0)20 7946 0000", "+442079460000"],
    ["44-20-7946-0000", null],
    ["+44/20", null],
  ] as const)("should normalise %s to %s", (written, e164) => expect(phoneNormalize(written)).toBe(e164));

  it("should never fail to display a phone, and lose no digit of it but the 1 of the USA [A5.23]", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          writtenPhone.map(({ e164 }) => e164),
        ),
        (text) => {
          const digits = (some: string): string => some.replace(/[^0-9]/g, "");
          const shown = phoneDisplay(text);
          expect(digits(shown)).toBe(shown.startsWith("(") && text.startsWith("+1") ? digits(text).slice(1) : digits(text));
        },
      ),
    );
  });
});
