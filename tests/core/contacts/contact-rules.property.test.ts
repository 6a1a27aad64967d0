import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contactMerge } from "../../../core/contacts/contact-merge.rule.ts";
import { contactPayload } from "../../../core/contacts/contact-payload.rule.ts";
import { searchName } from "../../../core/contacts/search-name.rule.ts";
import { emptyFormValue, filledFormValue, nameText, writtenPhone } from "../../arbitraries/contacts.arb.ts";

describe("rules of contacts", () => {
  it("should send exactly the filled values of a form [A5.15]", () => {
    const keys = fc.uniqueArray(fc.string(), { maxLength: 8 }).filter((all) => !all.includes("__proto__"));
    fc.assert(
      fc.property(
        keys,
        fc.array(emptyFormValue, { minLength: 8, maxLength: 8 }),
        fc.array(filledFormValue, { minLength: 8, maxLength: 8 }),
        fc.nat(8),
        (names, empty, filled, split) => {
          const kept = names.slice(0, split).map((name, at) => [name, filled[at]] as const);
          const left = names.slice(split).map((name, at) => [name, empty[at]] as const);
          expect(contactPayload(Object.fromEntries([...left, ...kept]))).toEqual(Object.fromEntries(kept));
        },
      ),
    );
  });

  it("should find the number in a search text in any notation", () => {
    fc.assert(
      fc.property(writtenPhone, ({ written, e164 }) => {
        expect(searchName(`  ${written} `)).toEqual({ mobile: e164 });
      }),
    );
  });

  it("should merge a contact with itself, or with an empty one, to itself", () => {
    const contact = fc.record({
      name: nameText,
      tags: fc.uniqueArray(nameText, { selector: (text) => text.normalize("NFC").toLowerCase() }),
      age: fc.option(fc.integer()),
    });
    const fields = { name: "string", tags: "list", age: "int" } as const;
    fc.assert(
      fc.property(contact, (kept) => {
        expect(contactMerge(kept, kept, fields)).toEqual({ result: kept, changes: [] });
        expect(contactMerge(kept, {}, fields)).toEqual({ result: kept, changes: [] });
      }),
    );
  });
});
