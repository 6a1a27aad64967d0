import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { NewContact } from "../../../core/contacts/contact-values.model.ts";
import { contactProblems, isNobody, normalContactValues } from "../../../core/contacts/contact-values.rule.ts";
import { tagsNormalize } from "../../../core/contacts/tag-normalize.rule.ts";
import { messagesOf } from "../../../core/kernel/failure.ts";
import { typedContact } from "../../arbitraries/contacts.arb.ts";

describe("the values of a contact", () => {
  it("should be stored in their normal form", () => {
    expect(
      normalContactValues({
        first_name: "  Mary   Ann ",
        email: ["A@B.co", "", "a@b.CO"],
        mobile: ["(212) 555-1234", "+1 212 555 1234", " "],
        tags: ["#VIP", "vip"],
      }),
    ).toEqual(E.right({ first_name: "Mary Ann", email: ["a@b.co"], mobile: ["+12125551234"], tags: ["vip"] }));
  });

  it("should have a US phone in any notation, or none [A5.04]", () => {
    const written = [
      "2125551234",
      "+12125551234",
      "212 555 1234",
      "(212) 555-1234",
      "+1.212.555.1234",
      "+1 (212) 555-1234",
      "212-555-1234",
    ];
    for (const mobile of written)
      expect([mobile, normalContactValues({ mobile: [mobile] })]).toEqual([mobile, E.right({ mobile: ["+12125551234"] })]);
    for (const none of [[], [""], ["  "]])
      expect(normalContactValues({ first_name: "Ada", mobile: none })).toEqual(E.right({ first_name: "Ada", mobile: [] }));
    expect(E.mapLeft(messagesOf)(normalContactValues({ mobile: ["555-1234"] }))).toEqual(E.left({ "mobile.0": ["Mobile is invalid"] }));
  });

  it("should have no empty and no duplicate tag", () => expect(tagsNormalize(["#", "VIP", " ", "#vip", "new"])).toEqual(["vip", "new"]));

  it("should have at most 500 custom fields", () => {
    const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`field_${at}`, "x"]));
    expect([500, 501].map((count) => NewContact.is({ fields: fields(count) }))).toEqual([true, false]);
  });

  it("should stay absent where they were absent", () => {
    expect(normalContactValues({})).toEqual(E.right({}));
    expect(normalContactValues({ email: [] })).toEqual(E.right({ email: [] }));
  });

  it("should be refused with the path of the error", () => {
    expect(messagesOf(contactProblems({ email: ["", "x"], mobile: ["12", "2125551234"] }))).toEqual({
      "email.1": ["Email is invalid"],
      "mobile.0": ["Mobile is invalid"],
    });
    expect(E.mapLeft(messagesOf)(normalContactValues({ email: ["x"] }))).toEqual(E.left({ "email.0": ["Email is invalid"] }));
  });

  it("should require a name, an email or a mobile", () => {
    expect(isNobody({ first_name: "", last_name: "", email: [], mobile: [], tags: ["vip"] })).toBe(true);
    expect(isNobody({ last_name: "Lee" })).toBe(false);
    expect(isNobody({ mobile: ["+12125551234"] })).toBe(false);
  });

  it("should be the same in any notation, and unchanged once normal", () => {
    fc.assert(
      fc.property(typedContact, ({ typed, normal }) => {
        expect(normalContactValues(typed)).toEqual(E.right(normal));
        expect(normalContactValues(normal)).toEqual(E.right(normal));
      }),
    );
  });
});
