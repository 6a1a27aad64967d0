import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressHint } from "../../../core/contacts/address-hint.rule.ts";

describe("the hint of an address", () => {
  it.each([
    ["email", "lena@harbor.example", "l•••@harbor.example"],
    ["email", "nonsense", "n•••"],
    ["sms", "+12025550142", "•••• 0142"],
  ] as const)("should be for %s %s: %s", (kind, address, hint) => {
    expect(addressHint(kind, address)).toBe(hint);
  });

  it("should never contain the whole name of a mailbox, nor more than the last four digits", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,20}$/), fc.stringMatching(/^\+\d{8,14}$/), (mailbox, mobile) => {
        expect(addressHint("email", `${mailbox}@x.example`).split("@")[0]).not.toContain(mailbox);
        expect(addressHint("sms", mobile).replaceAll(/\D/g, "")).toBe(mobile.slice(-4));
      }),
    );
  });
});
