import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tooManyAttempts } from "../../core/auth/attempt-limit.rule.ts";
import { ContactChange } from "../../core/contacts/contact-values.model.ts";
import { decodeReport } from "../../core/kernel/decode-report.ts";
import { failureMessage } from "../../core/kernel/failure.ts";
import { worded } from "../../core/kernel/worded.ts";
import { refusalOf, refusals, type RefusalCode } from "../../core/refusals.ts";
import { invalidMessage, requiredMessage } from "../../core/validation/validation-message.ts";

const isCode = (key: string): key is RefusalCode => key in refusals;
const codes = Object.keys(refusals).filter(isCode);
const placesOf = (code: RefusalCode): readonly string[] => [...refusals[code].matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
/** Values that people write: letters, digits, spaces and what pattern languages find special. */
const value = fc.stringMatching(/^[A-Za-zÁÉñ0-9(+*.?$|[\\]{1,20}$/u);

describe("refusals", () => {
  it.each(codes)("should be known again by their sentence, with every value: %s", (code) => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(placesOf(code).map((name) => [name, value]))), (values) => {
        expect(refusalOf(worded(refusals[code], values))).toEqual({ code, values });
      }),
    );
  });

  it("should each have a sentence of their own", () => {
    expect(new Set(Object.values(refusals)).size).toBe(codes.length);
  });

  it("should not claim what is not in the table", () => {
    expect(refusalOf("These groups use an operator that the new type does not have: VIPs")).toBeNull();
    expect(refusalOf("")).toBeNull();
  });

  it.each([
    [failureMessage({ tag: "timeout" }), { code: "timeout", values: {} }],
    [requiredMessage("shoe size"), { code: "required", values: { field: "Shoe size" } }],
    [invalidMessage(null), { code: "invalid", values: { field: "Field" } }],
    [tooManyAttempts(1), { code: "wait_a_minute", values: {} }],
    [tooManyAttempts(12), { code: "wait_minutes", values: { minutes: "12" } }],
  ])("should be what the rules say: %s", (text, refusal) => {
    expect(refusalOf(text)).toEqual(refusal);
  });

  it("should know a text that is too long for its codec", () => {
    const decoded = ContactChange.decode({ version: 1, first_name: "x".repeat(101) });
    const [problem] = decoded._tag === "Left" ? decodeReport(decoded.left) : [];
    expect(refusalOf(problem?.message ?? "")).toMatchObject({ code: "text_too_long", values: { most: "100" } });
  });
});
