import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editableContact, editedValues } from "../../../core/contacts/contact-edit-fields.rule.ts";
import { type EditedField, editedFields, isInPlace, joinedChange, valuesOf } from "../../../core/contacts/contact-edit.rule.ts";
import type { ContactValues } from "../../../core/contacts/contact-values.model.ts";
import * as saver from "../../../core/kernel/saver-fields.rule.ts";
import { editedContact } from "../../arbitraries/contacts.arb.ts";

const base = { first_name: "Ada", last_name: "Lovelace", email: ["ada@x.example"], mobile: [], tags: [] };

/** The fields in which a change clashes with what another user stored. */
const clashingFields = (
  from: ContactValues,
  change: ContactValues,
  current: ContactValues,
  sent: readonly ContactValues[] = [],
): readonly EditedField[] => {
  const of = { ...editableContact, valuesOf: editedValues, overlaid: (_: ContactValues, values: ContactValues) => values };
  const whole = (part: ContactValues): ContactValues => joinedChange(editedValues(from), part);
  return saver.clashingFields(of, { base: from, typed: whole(change), sent: sent.map(whole) }, from, current);
};

describe("a change to a contact", () => {
  it("should be in place when the contact already has all of its values", () => {
    expect(isInPlace({ first_name: "Ada", email: ["ada@x.example"] }, base)).toBe(true);
    expect(isInPlace({}, base)).toBe(true);
    expect(isInPlace({ email: [] }, base)).toBe(false);
    expect(isInPlace({ email: ["ada@x.example", "b@x.example"] }, base)).toBe(false);
  });

  it("should conflict with another change only in a field that both gave different values", () => {
    expect(clashingFields(base, { last_name: "King" }, { ...base, last_name: "Byron" })).toEqual(["last_name"]);
    expect(clashingFields(base, { last_name: "King" }, { ...base, last_name: "King" })).toEqual([]);
    expect(clashingFields(base, { last_name: "King" }, { ...base, first_name: "Augusta" })).toEqual([]);
    expect(clashingFields(base, { email: [] }, { ...base, email: ["new@x.example"] })).toEqual(["email"]);
  });

  it("should treat values sent from here as its own, in the sent fields only", () => {
    const sent = [{ last_name: "King" }, { first_name: "Augusta" }];
    expect(clashingFields(base, { last_name: "Byron" }, { ...base, last_name: "King" }, sent)).toEqual([]);
    expect(clashingFields(base, { last_name: "Byron" }, { ...base, last_name: "Noel" }, sent)).toEqual(["last_name"]);
    expect(clashingFields(base, { email: [] }, { ...base, email: ["new@x.example"] }, sent)).toEqual(["email"]);
  });

  it("should name its fields and have their values", () => {
    expect(editedFields({ tags: [], first_name: "A" })).toEqual(["first_name", "tags"]);
    expect(valuesOf(base, ["email", "last_name"])).toEqual({ email: ["ada@x.example"], last_name: "Lovelace" });
  });

  it("should conflict in exactly the fields that both changed differently", () => {
    fc.assert(
      fc.property(editedContact, ({ before, mine, theirs, apart }) => {
        expect(clashingFields(before, mine, theirs)).toEqual(apart);
      }),
    );
  });
});

describe("a change to custom fields", () => {
  const own = { ...base, fields: { age: 41, size: ["M"] } };

  it("should name each of them by its key", () => {
    expect(editedFields({ first_name: "A", fields: { age: 1, town: null } })).toEqual(["first_name", "fields.age", "fields.town"]);
    expect(valuesOf(own, ["fields.age", "fields.town", "last_name"])).toEqual({ last_name: "Lovelace", fields: { age: 41, town: null } });
  });

  it("should be in place when the values are the same, a missing one being an empty one", () => {
    expect(isInPlace({ fields: { age: 41, size: ["M"], town: null } }, own)).toBe(true);
    expect(isInPlace({ fields: { age: null } }, own)).toBe(false);
  });

  it("should conflict only with another value in the same field", () => {
    expect(clashingFields(own, { fields: { age: 42 } }, { ...own, fields: { ...own.fields, age: 43 } })).toEqual(["fields.age"]);
    expect(clashingFields(own, { fields: { age: 42 } }, { ...own, fields: { ...own.fields, size: ["L"] } })).toEqual([]);
  });

  it("should be merged with the previous change, field by field", () => {
    expect(joinedChange({ last_name: "K", fields: { age: 1 } }, { fields: { size: null } })).toEqual({
      last_name: "K",
      fields: { age: 1, size: null },
    });
  });
});
