import { describe, expect, it } from "vitest";
import { expectedEntry } from "../../../core/contacts/expected-entry.rule.ts";
import { invalidRefusal } from "../../../core/validation/validation-message.rule.ts";

describe("the expectation of a refused entry", () => {
  it.each([
    ["mobile", "mobile"],
    ["email", "email"],
    ["int", "int"],
    ["date", "date"],
    ["textarea", null],
    ["list", null],
  ] as const)("should be that of a %s: %s", (kind, expected) => {
    expect(expectedEntry(invalidRefusal("Shoe size"), kind)).toBe(expected);
  });

  it("should be left to other refusals", () => {
    expect(expectedEntry({ message: "Somebody has this email" }, "email")).toBeNull();
  });
});
