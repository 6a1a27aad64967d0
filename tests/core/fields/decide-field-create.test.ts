import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { acceptedField, decideFieldCreate, type FieldCreateFacts } from "../../../core/fields/decide-field-create.rule.ts";
import { fieldLimits, type NewField } from "../../../core/fields/field-schema.model.ts";
import type { FieldErrors } from "../../../core/kernel/failure.ts";
import { storedFieldOf } from "../../arbitraries/own-field.ts";

const none = { again: null, held: [] };
const held = (...names: readonly string[]) => names.map((name) => ({ name, in_use: true }));
const key = "5d1f3a3e-6a53-4a57-9d7e-1c54c3bd7f14";
const insertOf = (given: NewField, others: FieldCreateFacts["held"] = []) => {
  const decided = decideFieldCreate(given, { again: null, held: others });
  return E.isRight(decided) && decided.right.tag === "new" ? decided.right.insert : null;
};

describe("the creation of a field", () => {
  it("should trim the label, derive the key from it and put the field last [C3.06]", () => {
    expect(decideFieldCreate({ label: " Shoe size ", type: "int", key }, { again: null, held: held("town", "age") })).toEqual(
      E.right({
        tag: "new",
        insert: {
          name: "shoe_size",
          label: "Shoe size",
          type: "int",
          order: 2,
          parts: { bucket_id: null, custom_object_id: null },
          columns: { label: "Shoe size", bucket: null, custom_object_id: null },
          audit: {
            action: "field.create",
            before: null,
            after: { name: "shoe_size", type: "int", label: "Shoe size", bucket: null, custom_object_id: null },
          },
        },
      }),
    );
  });

  it("should give a key that neither a contact nor another field has, deleted or not [C3.06]", () => {
    expect(insertOf({ label: "Shoe Size", type: "string" }, held("shoe_size"))?.name).toBe("shoe_size_2");
    expect(insertOf({ label: "Shoe Size", type: "string" }, [{ name: "shoe_size", in_use: false }])?.name).toBe("shoe_size_2");
    expect(insertOf({ label: "Email", type: "email" })?.name).toBe("email_2");
  });

  it("should give a field of another bucket a key with the bucket's prefix [C3.05]", () => {
    expect(insertOf({ label: "Email", type: "string", bucket_id: "rep" }, held("Rep_phone"))).toMatchObject({
      name: "Rep_email",
      parts: { bucket_id: "rep" },
      columns: { bucket: "rep" },
    });
  });

  it("should keep a list's options in their order, as labels or as labels by key [C3.06]", () => {
    expect(insertOf({ label: "Size", type: "list", values: ["L", " M ", "L", ""] })).toMatchObject({
      parts: { values: ["L", "M"] },
      columns: { options: '["L","M"]' },
      audit: { after: { options: '["L","M"]' } },
    });
    expect(insertOf({ label: "Step", type: "list", values: { z: "First", a: "Second" } })).toMatchObject({
      columns: { options: '{"z":"First","a":"Second"}' },
    });
  });

  it("should store every named property, and the related object as text", () => {
    const named = {
      section: "work",
      access: "admin",
      share_editable: 1,
      editable: false,
      form_hidden: true,
      required: true,
      is_event: true,
    } as const;
    const stored = { ...named, custom_object_id: "12" };
    expect(insertOf({ label: "Boat", type: "related_custom_object", custom_object_id: 12, filters: ["$empty"], ...named })).toMatchObject({
      parts: { ...stored, filters: ["$empty"] },
      columns: { ...stored, operators: ["$empty"] },
    });
    expect(insertOf({ label: "Boat", type: "related_custom_object", values: null, filters: null, access: null })).toMatchObject({
      parts: { values: null, filters: null, access: null },
      columns: { options: null, operators: null, access: null },
    });
  });

  it.each<[string, NewField, FieldErrors]>([
    ["without a label", { label: "  ", type: "int" }, { label: ["Label is required"] }],
    ["that is a list without options", { label: "Size", type: "list" }, { values: ["A list needs at least one option"] }],
    ["that is a list of blank options", { label: "Size", type: "list", values: [" "] }, { values: ["A list needs at least one option"] }],
    [
      "with operators of another type",
      { label: "Age", type: "int", filters: ["$contains"] },
      { filters: ['"$contains" is no operator of this type'] },
    ],
    [
      "of a type that is stored with the contact alone",
      { label: "Code", type: "secret", bucket_id: "rep" },
      { type: ["A field of this type stands in the contact itself"] },
    ],
  ])("should be refused for a field %s", (_, given, errors) => {
    expect(decideFieldCreate(given, none)).toMatchObject({ left: { tag: "invalid", errors } });
    expect(acceptedField(given)).toMatchObject({ left: { tag: "invalid", errors } });
  });

  it("should be refused at the limit, which excludes deleted fields", () => {
    const full = Array.from({ length: fieldLimits.fields }, (_, at) => ({ name: `f${at}`, in_use: true }));
    expect(decideFieldCreate({ label: "Age", type: "int" }, { again: null, held: full })).toMatchObject({
      left: { tag: "invalid", errors: { label: ["There are 500 fields, the most there can be"] } },
    });
    expect(insertOf({ label: "Age", type: "int" }, full.with(0, { name: "f0", in_use: false }))).toMatchObject({ name: "age", order: 500 });
  });
});

describe("a retried creation of a field", () => {
  const made = storedFieldOf("age", "int", { id: 7, label: "Age", required: true });
  const full = Array.from({ length: fieldLimits.fields }, (_, at) => ({ name: `f${at}`, in_use: true }));

  it("should write nothing if the field is already defined so, also at the limit", () => {
    expect(decideFieldCreate({ label: " Age ", type: "int", required: true, key }, { again: made, held: full })).toEqual(
      E.right({ tag: "again", outcome: { field: made, write: null } }),
    );
  });

  it("should define the field as it was sent last, under its first key and in its bucket", () => {
    expect(
      decideFieldCreate({ label: "Years", type: "int", required: false, bucket_id: "rep", key }, { again: made, held: held("age") }),
    ).toEqual(
      E.right({
        tag: "again",
        outcome: {
          field: { ...made, label: "Years", required: false, version: 2 },
          write: {
            columns: { label: "Years", required: false },
            audit: { action: "field.update", before: { label: "Age", required: true }, after: { label: "Years", required: false } },
          },
        },
      }),
    );
  });

  it("should be refused if the field was deleted or converted since, or has problems", () => {
    const refused = E.left({
      tag: "conflict",
      message: "This field was added before and has since been deleted or converted.",
      code: "made_before",
      values: {},
      current: undefined,
    });
    expect(decideFieldCreate({ label: "Age", type: "int", key }, { again: { ...made, deleted_at: 5 }, held: [] })).toEqual(refused);
    expect(decideFieldCreate({ label: "Age", type: "int", key }, { again: { ...made, type: "string" }, held: [] })).toEqual(refused);
    expect(decideFieldCreate({ label: "", type: "int", key }, { again: made, held: [] })).toMatchObject({ left: { tag: "invalid" } });
  });
});
