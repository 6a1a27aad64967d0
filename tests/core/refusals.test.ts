import { describe, expect, it } from "vitest";
import { tooManyAttempts } from "../../core/auth/attempt-limit.rule.ts";
import { ContactChange } from "../../core/contacts/contact-values.model.ts";
import { decodeReport } from "../../core/kernel/decode-report.ts";
import { sayingOf } from "../../core/kernel/failure.ts";
import { isRefusalCode, refusals } from "../../core/refusals.ts";
import { invalidRefusal, requiredRefusal } from "../../core/validation/validation-message.rule.ts";

describe("refusals", () => {
  it("should each have a unique sentence", () => {
    expect(new Set(Object.values(refusals)).size).toBe(Object.keys(refusals).length);
  });

  it("should distinguish a code of the table from any other", () => {
    expect([isRefusalCode("no_contact"), isRefusalCode("no_such_code"), isRefusalCode("")]).toEqual([true, false, false]);
  });

  it.each([
    [sayingOf({ tag: "timeout" }), { message: "The server took too long to answer.", code: "timeout", values: {} }],
    [requiredRefusal("shoe size"), { message: "Shoe size is required", code: "required", values: { field: "Shoe size" } }],
    [invalidRefusal(null), { message: "Field is invalid", code: "invalid", values: { field: "Field" } }],
    [tooManyAttempts(1), { message: "Too many attempts. Try again in 1 minute.", code: "wait_a_minute", values: {} }],
    [tooManyAttempts(12), { message: "Too many attempts. Try again in 12 minutes.", code: "wait_minutes", values: { minutes: "12" } }],
  ])("should be what the rules return, with code and values: %j", (said, refusal) => {
    expect(said).toEqual(refusal);
    expect(isRefusalCode(refusal.code)).toBe(true);
  });

  it("should include a text that is too long for its codec", () => {
    const decoded = ContactChange.decode({ version: 1, first_name: "x".repeat(101) });
    const [problem] = decoded._tag === "Left" ? decodeReport(decoded.left) : [];
    expect(problem?.refusal).toMatchObject({ code: "text_too_long", values: { most: "100" }, message: problem?.message });
  });
});
