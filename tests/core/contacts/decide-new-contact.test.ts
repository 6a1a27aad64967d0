import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { emptyWrittenValues } from "../../../core/contacts/contact-field-kinds.rule.ts";
import { decideNewContact, newContactValues } from "../../../core/contacts/decide-new-contact.rule.ts";
import { storedContact } from "./stored-contact.ts";

const ada = storedContact({ first_name: "Ada" });
const eve = storedContact({ con_id: 8, id: "8", first_name: "Eve" });

describe("the values of a new contact", () => {
  it("should be in normal form and complete [A3.01]", () => {
    expect(
      newContactValues({ first_name: " Ada ", email: ["Ada@Example.com ", "ada@example.com"], mobile: ["(212) 555-1234"], tags: ["#VIP"] }),
    ).toEqual(
      E.right({
        ...emptyWrittenValues,
        first_name: "Ada",
        email: ["ada@example.com"],
        mobile: ["+12125551234"],
        tags: ["vip"],
        fields: {},
      }),
    );
  });

  it("should keep cleared custom values, so that an unknown field is still refused", () => {
    expect(newContactValues({ first_name: "Ada", fields: { town: null } })).toMatchObject({ right: { fields: { town: null } } });
  });

  it("should be refused without a name, email and mobile", () => {
    expect(newContactValues({ first_name: "  ", email: [""], tags: ["vip"] })).toMatchObject({
      left: { tag: "invalid", errors: { first_name: ["Enter a name, an email or a mobile"] } },
    });
  });

  it("should be refused at invalid emails and mobiles", () => {
    expect(newContactValues({ first_name: "A", email: ["fine@example.com", "not one"], mobile: ["12"] })).toMatchObject({
      left: { tag: "invalid", errors: { "email.1": ["Email is invalid"], "mobile.0": ["Mobile is invalid"] } },
    });
  });
});

describe("an attempt to add a contact", () => {
  it("should add one if it is the first and no contact has one of the addresses", () => {
    expect(decideNewContact(null, [])).toBeNull();
  });

  it("should return the contact that it created when it is repeated, although that one has the addresses", () => {
    expect(decideNewContact({ contact: ada, isMerged: false, mergedInto: null }, [ada])).toEqual(E.right(ada));
  });

  it("should be refused as a conflict with the contacts that have one of the addresses [A5.14]", () => {
    expect(decideNewContact(null, [ada, eve])).toMatchObject({ left: { tag: "conflict", current: [ada, eve] } });
  });

  it("should be refused when its contact has been deleted since", () => {
    expect(decideNewContact({ contact: null, isMerged: false, mergedInto: null }, [])).toMatchObject({
      left: { tag: "conflict", message: expect.stringContaining("is now deleted"), current: [] },
    });
  });

  it("should be refused when its contact was merged, with the contact that it is part of", () => {
    expect(decideNewContact({ contact: null, isMerged: true, mergedInto: eve }, [])).toMatchObject({
      left: { tag: "conflict", message: expect.stringContaining("merged"), current: [eve] },
    });
    expect(decideNewContact({ contact: null, isMerged: true, mergedInto: null }, [])).toMatchObject({
      left: { tag: "conflict", message: expect.stringContaining("merged"), current: [] },
    });
  });
});
