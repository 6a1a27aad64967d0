import { describe, expect, it } from "vitest";
import { expectedEntry } from "../../../core/contacts/expected-entry.rule.ts";
import { invalidRefusal } from "../../../core/validation/validation-message.ts";

describe("what is expected of an entry that was refused", () => {
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

  it("should be left to refusals that are about something else", () => {
    expect(expectedEntry({ message: "Somebody has this email" }, "email")).toBeNull();
  });
});
