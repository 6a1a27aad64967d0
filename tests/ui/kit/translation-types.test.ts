import { describe, expect, it } from "vitest";
import { catalogue } from "../../../ui/i18n/catalogue.ts";
import { isPseudo } from "../../../ui/i18n/language.ts";
import type { Translation } from "../../../ui/i18n/text-types.ts";
import { translateNow } from "../../../ui/i18n/translate-now.ts";

const english = { hello: "Hello {{name}}", deep: { one: "One" } } as const;
type Sample = typeof english;

const whole: Translation<Sample> = { hello: "Hola {{name}}", deep: { one: "Uno" } };
// @ts-expect-error a missing key does not compile, which fails the build
const missing: Translation<Sample> = { hello: "Hola {{name}}" };
// @ts-expect-error nor does a missing key further down
const missingBelow: Translation<Sample> = { hello: "Hola {{name}}", deep: {} };
// @ts-expect-error nor one too many
const surplus: Translation<Sample> = { hello: "Hola {{name}}", deep: { one: "Uno" }, more: "Más" };

const say = translateNow(catalogue("translation-sample", english));

describe("translations", () => {
  it("should not compile when a key is missing or one too many, nor a text that is said without its values", () => {
    expect(Object.keys(whole)).toEqual(Object.keys(english));
    expect([missing, missingBelow, surplus]).toHaveLength(3);
    // @ts-expect-error there is no such text
    expect(say("goodbye")).toBe("goodbye");
    // @ts-expect-error its place is not filled
    expect(say("hello")).toContain("Hello");
    expect(say("hello", { name: "Rosa" })).toBe("Hello Rosa");
  });

  it("should know the pseudo-locale from languages that people choose", () => {
    expect(["en-XA", "en", "es", null].map(isPseudo)).toEqual([true, false, false, false]);
  });
});
