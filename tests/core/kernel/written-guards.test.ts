import fc from "fast-check";
import * as t from "io-ts";
import { describe, expect, it } from "vitest";
import { isContact } from "../../../core/contacts/contact-guard.ts";
import { Contact } from "../../../core/contacts/contact.model.ts";
import { fast } from "../../../core/kernel/guard/fast.ts";
import { withGuard } from "../../../core/kernel/guard/written-guard.ts";
import { guardSource } from "../../setup/guard-source.ts";

const texts = fc.array(fc.string(), { maxLength: 2 });
const time = fc.nat();
const contact = fc.record({
  id: fc.string(),
  con_id: fc.nat(),
  name: fc.string(),
  first_name: fc.string(),
  last_name: fc.string(),
  email: texts,
  mobile: texts,
  tags: texts,
  photo: fc.option(fc.string()),
  archived: fc.boolean(),
  blocked: fc.boolean(),
  fields: fc.dictionary(fc.string(), fc.jsonValue()),
  version: fc.nat(),
  created_at: time,
  updated_at: time,
});

/** Contacts, most of which have one field that is another value or is not there. */
const contactOrNearly: fc.Arbitrary<unknown> = fc.oneof(
  contact,
  fc
    .tuple(contact, fc.constantFrom(...Object.keys(Contact.props)), fc.oneof(fc.jsonValue(), texts))
    .map(([whole, key, other]) => ({ ...whole, [key]: other })),
  fc
    .tuple(contact, fc.constantFrom(...Object.keys(Contact.props)))
    .map(([whole, key]) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key))),
  fc.jsonValue(),
);

describe("generated guards", () => {
  it("should be in the sources as the codec requires them", async () => {
    await expect(guardSource("Contact", Contact)).toMatchFileSnapshot("../../../core/contacts/contact-guard.ts");
  });

  it("should hold exactly for what the codec accepts", () => {
    fc.assert(
      fc.property(contactOrNearly, (input) => {
        expect(isContact(input)).toBe(Contact.decode(input)._tag === "Right");
      }),
    );
  });

  it("should be used by fast decoding, with the codec's own errors", () => {
    const Seven = withGuard(new t.NumberType(), (u) => u === 7);
    const decode = fast(t.array(Seven));
    const sevens = [7, 7];
    const decoded = decode(sevens);
    expect(decoded._tag === "Right" && decoded.right).toBe(sevens);
    expect(decode([7, "7"])._tag).toBe("Left");
  });

  it("should cover plain fields, lists, unions and nested objects", () => {
    const codec = t.type({
      kind: t.literal("a"),
      marks: t.readonlyArray(t.union([t.number, t.null])),
      inner: t.type({ open: t.boolean, rest: t.record(t.string, t.unknown) }),
      spare: t.readonly(t.type({ name: t.string })),
    });
    expect(guardSource("Sample", codec)).toBe(
      [
        'import { everyHolds, isFields } from "../kernel/guard/guard-shapes.ts";',
        "",
        'const holds1 = (u: unknown): boolean => (typeof u === "number" || u === null);',
        "",
        'const holds2 = (u: unknown): boolean => isFields(u) &&\n  typeof u.open === "boolean" &&\n  isFields(u.rest);',
        "",
        'const holds3 = (u: unknown): boolean => isFields(u) &&\n  typeof u.name === "string";',
        "",
        "/** Whether a value decodes as Sample to itself. Written out from the codec; its test with `vitest --update` writes it anew. */",
        "export const isSample = (u: unknown): boolean =>",
        '  isFields(u) &&\n  u.kind === "a" &&\n  everyHolds(u.marks, holds1) &&\n  holds2(u.inner) &&\n  holds3(u.spare);',
        "",
      ].join("\n"),
    );
  });

  it.each([
    t.unknown,
    t.strict({ name: t.string }),
    t.partial({ name: t.string }),
    t.record(t.string, t.number),
    t.intersection([t.string, t.string]),
    new t.Type("closed", t.string.is, t.success, t.identity),
  ])("should be refused to a codec that they cannot represent: %o", (codec) => {
    expect(() => guardSource("Other", t.type({ other: codec }))).toThrow("cannot be written out");
  });
});
