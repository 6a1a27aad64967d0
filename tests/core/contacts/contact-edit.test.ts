import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clashingFields, editedFields, isInPlace, valuesOf } from "../../../core/contacts/contact-edit.rule.ts";
import { editedContact } from "../../arbitraries/contacts.arb.ts";

const base = { first_name: "Ada", last_name: "Lovelace", email: ["ada@x.example"], mobile: [], tags: [] };

describe("a change to a contact", () => {
  it("should be in place when the contact has all of its values already", () => {
    expect(isInPlace({ first_name: "Ada", email: ["ada@x.example"] }, base)).toBe(true);
    expect(isInPlace({}, base)).toBe(true);
    expect(isInPlace({ email: [] }, base)).toBe(false);
    expect(isInPlace({ email: ["ada@x.example", "b@x.example"] }, base)).toBe(false);
  });

  it("should clash with another's change only in a field that both gave different values", () => {
    expect(clashingFields(base, { last_name: "King" }, { ...base, last_name: "Byron" })).toEqual(["last_name"]);
    expect(clashingFields(base, { last_name: "King" }, { ...base, last_name: "King" })).toEqual([]);
    expect(clashingFields(base, { last_name: "King" }, { ...base, first_name: "Augusta" })).toEqual([]);
    expect(clashingFields(base, { email: [] }, { ...base, email: ["new@x.example"] })).toEqual(["email"]);
  });

  it("should name its fields and have their values", () => {
    expect(editedFields({ tags: [], first_name: "A" })).toEqual(["first_name", "tags"]);
    expect(valuesOf(base, ["email", "last_name"])).toEqual({ email: ["ada@x.example"], last_name: "Lovelace" });
  });

  it("should clash in exactly the fields that both changed apart, whatever they are", () => {
    fc.assert(
      fc.property(editedContact, ({ before, mine, theirs, apart }) => {
        expect(clashingFields(before, mine, theirs)).toEqual(apart);
      }),
    );
  });
});
