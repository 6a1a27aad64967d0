import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pastedEntries, withPasted } from "../../../core/contacts/pasted-entries.rule.ts";

describe("pasted addresses", () => {
  it.each([
    ["email", "ada@mail.example", ["ada@mail.example"]],
    [
      "email",
      "ada@mail.example, bo@mail.example;cy@mail.example\r\ndi@mail.example ed@mail.example",
      ["ada@mail.example", "bo@mail.example", "cy@mail.example", "di@mail.example", "ed@mail.example"],
    ],
    ["email", '"Reed, Ada" <ada@mail.example>; Bo <bo@mail.example>', ["ada@mail.example", "bo@mail.example"]],
    ["email", " , ;\n", []],
    ["mobile", "(212) 555-0171, 212 555 0172", ["(212) 555-0171", "212 555 0172"]],
    ["mobile", "+44 20 7946 0000", ["+44 20 7946 0000"]],
  ] as const)("should be split: %s %j", (field, text, entries) => {
    expect(pastedEntries(field, text)).toEqual(entries);
  });

  it("should be inserted at the position of the paste, without blanks", () => {
    expect(
      withPasted("email", ["first@a.example", "x@a.example y@a.example", "", "last@a.example"], 1, "x@a.example y@a.example", 10),
    ).toEqual(["first@a.example", "x@a.example", "y@a.example", "last@a.example"]);
    expect(withPasted("email", [""], 0, "Ada <ada@a.example>", 10)).toEqual(["ada@a.example"]);
    expect(withPasted("mobile", ["", "b"], 0, "typed", 10)).toEqual(["typed", "b"]);
  });

  it("should be read back as they were joined, up to the limit", () => {
    const email = fc
      .tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.stringMatching(/^[a-z]{1,8}$/))
      .map(([who, where]) => `${who}@${where}.example`);
    fc.assert(
      fc.property(
        fc.array(email, { minLength: 2, maxLength: 20 }),
        fc.constantFrom(", ", ";", "\n", " ", " ; "),
        fc.integer({ min: 2, max: 12 }),
        (emails, between, most) => {
          expect(withPasted("email", [""], 0, emails.join(between), most)).toEqual(emails.slice(0, most));
        },
      ),
    );
  });
});
