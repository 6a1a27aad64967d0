import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import type { ContactValues } from "../../../core/contacts/contact-values.model.ts";
import {
  acceptedContactValues,
  addedAddresses,
  type AskedChange,
  contactAfter,
  decideArchiving,
  decideContactChange,
} from "../../../core/contacts/decide-contact-change.rule.ts";
import { nameText, typedContact } from "../../arbitraries/contacts.arb.ts";
import { storedContact } from "./stored-contact.ts";

const ada = storedContact({ first_name: "Ada", last_name: "Lovelace", email: ["ada@example.com"], fields: { town: "London" }, version: 3 });
const asked = (values: ContactValues, given: Partial<AskedChange> = {}): AskedChange => ({
  version: ada.version,
  values,
  hasSecrets: false,
  ...given,
});

describe("a change of a contact", () => {
  it("should be written with the values that it replaces, for the audit log", () => {
    expect(decideContactChange(ada, asked({ last_name: "King", fields: { town: null, street: "Fleet" } }), [])).toEqual(
      E.right({
        values: { last_name: "King", fields: { town: null, street: "Fleet" } },
        before: { last_name: "Lovelace", fields: { town: "London", street: null } },
      }),
    );
  });

  it("should be refused as not found if there is no such contact", () => {
    expect(decideContactChange(null, asked({ first_name: "A" }), [])).toMatchObject({
      left: { tag: "not-found", message: "Contact not found." },
    });
  });

  it("should be refused as a version conflict with the stored contact, when it is based on an older version", () => {
    expect(decideContactChange(ada, asked({ last_name: "King" }, { version: 2 }), [])).toMatchObject({
      left: { tag: "conflict", current: ada },
    });
  });

  it("should count as done when the contact already has the values, whatever the version, since the first response was lost", () => {
    expect(decideContactChange(ada, asked({ last_name: "Lovelace", fields: { street: null } }, { version: 1 }), [])).toEqual(E.right(null));
    expect(decideContactChange(ada, asked({}, { version: 1 }), [])).toEqual(E.right(null));
  });

  it("should never count as done with a secret, which cannot be compared", () => {
    expect(decideContactChange(ada, asked({}, { hasSecrets: true }), [])).toMatchObject({ right: { values: {} } });
    expect(decideContactChange(ada, asked({}, { hasSecrets: true, version: 1 }), [])).toMatchObject({ left: { tag: "conflict" } });
  });

  it("should be refused at its first field when no name, email and mobile would be left", () => {
    const onlyEmail = storedContact({ email: ["a@example.com"] });
    expect(decideContactChange(onlyEmail, asked({ email: [] }, { version: onlyEmail.version }), [])).toMatchObject({
      left: { tag: "invalid", errors: { email: ["Enter a name, an email or a mobile"] } },
    });
    const onlyName = storedContact({ first_name: "Bo" });
    expect(decideContactChange(onlyName, asked({ first_name: "" }, { version: onlyName.version }), [])).toMatchObject({
      left: { errors: { first_name: ["Enter a name, an email or a mobile"] } },
    });
  });

  it("should be refused at the email, otherwise at the mobile, when another contact has one of the addresses", () => {
    expect(
      decideContactChange(ada, asked({ email: ["eve@example.com"], mobile: ["+12125550000"] }), [{ name: "Eve" }, { name: "Bo" }]),
    ).toMatchObject({ left: { tag: "invalid", errors: { email: ["Eve has this already"] } } });
    expect(decideContactChange(ada, asked({ mobile: ["+12125550000"] }), [{ name: "Eve" }])).toMatchObject({
      left: { errors: { mobile: ["Eve has this already"] } },
    });
  });

  it("should look up only addresses that the contact does not have yet", () => {
    expect(addedAddresses({ email: ["ada@example.com", "new@example.com"] }, ada)).toEqual({ email: ["new@example.com"], mobile: [] });
  });

  it("should be in place once it is written, for any contact and any typed values", () => {
    fc.assert(
      fc.property(
        typedContact,
        fc.dictionary(fc.constantFrom("town", "street"), fc.option(nameText)),
        fc.nat(),
        ({ typed }, fields, now) => {
          const values = acceptedContactValues({ ...typed, fields });
          if (E.isLeft(values)) throw new Error("Typed contacts are valid.");
          const first = decideContactChange(ada, asked(values.right), []);
          if (E.isLeft(first)) throw new Error("Nothing refuses it.");
          const after = first.right === null ? ada : contactAfter(ada, first.right.values, now);
          expect(decideContactChange(after, asked(values.right), [])).toEqual(E.right(null));
        },
      ),
    );
  });
});

describe("a contact after a write", () => {
  it("should have the next version, the time of the write, the new name, and custom values added to the existing ones", () => {
    expect(contactAfter(ada, { last_name: "King", fields: { town: null, street: "Fleet" } }, 77)).toEqual({
      ...ada,
      last_name: "King",
      name: "Ada King",
      fields: { street: "Fleet" },
      version: 4,
      updated_at: 77,
    });
  });
});

describe("archiving", () => {
  it("should be logged by its direction, and do nothing if the contact is already there", () => {
    expect(decideArchiving(ada, true)).toEqual(E.right("contact.archive"));
    expect(decideArchiving({ ...ada, archived: true }, false)).toEqual(E.right("contact.unarchive"));
    expect(decideArchiving(ada, false)).toEqual(E.right(null));
    expect(decideArchiving({ ...ada, archived: true }, true)).toEqual(E.right(null));
    expect(decideArchiving(null, true)).toMatchObject({ left: { tag: "not-found" } });
  });
});
