import { describe, expect, it } from "vitest";
import { fieldAccessLabels, seesField, sharedFieldIsEditable } from "../../../core/fields/field-access.rule.ts";
import { checkFieldValues, checkForm } from "../../../core/fields/field-check.rule.ts";
import { fieldOptionLabel, fieldOptions } from "../../../core/fields/field-options.rule.ts";
import { fieldsOfSection, fieldSections, newSection } from "../../../core/fields/field-sections.rule.ts";
import { Field, FieldBucket } from "../../../core/fields/field.model.ts";
import { isIdNumber, maskedIdNumber } from "../../../core/fields/id-number.rule.ts";
import { copiedFromRecord, sentFieldKey, sentFieldValues } from "../../../core/fields/related-record.rule.ts";
import { maskedSecret } from "../../../core/fields/secret.rule.ts";
import { messagesOf } from "../../../core/kernel/failure.ts";

const sections = [
  { slug: "work", title: "Work" },
  { slug: "", title: "General" },
];
const checked = (name: string, type: Field["type"], required: boolean | null = null) => ({
  name,
  label: name === "name" ? "Name" : name,
  type,
  required,
});

describe("the definition of a field", () => {
  it("should need a name, a label and a type, and treat everything else as unset [C3.06, A3.03]", () => {
    const field = { name: "city", label: "City", type: "string" };
    expect(Field.decode(field)).toMatchObject({
      _tag: "Right",
      right: {
        section: null,
        order: null,
        values: null,
        is_event: null,
        bucket_id: null,
        filters: null,
        editable: null,
        form_hidden: null,
      },
    });
    expect(Field.is({ ...field, type: "colour" })).toBe(false);
    expect(Field.decode({ ...field, values: { a: "Apple" }, filters: ["$eq"], order: 2, is_event: true })).toHaveProperty("_tag", "Right");
  });

  it("should describe a related record by object, field, map and id [C3.07]", () => {
    const related = { custom_object_id: 4, custom_object_field: "name", custom_object_field_map: { city: "town" }, custom_record_id: "r1" };
    expect(Field.decode({ name: "home", label: "Home", type: "related_custom_object", ...related })).toMatchObject({
      _tag: "Right",
      right: related,
    });
  });

  it("should be in a bucket by its name [C3.05]", () => {
    const bucket = { id: 1, type: "rep", title: "Rep", fields: { city: { name: "city", label: "City", type: "string" } } };
    expect(FieldBucket.decode(bucket)).toMatchObject({ _tag: "Right", right: { type: "rep", fields: { city: { label: "City" } } } });
    expect(FieldBucket.decode({ ...bucket, fields: [] })).toHaveProperty("_tag", "Left");
  });
});

describe("sections", () => {
  it("should begin with the default one, which has an empty slug [C3.08, A3.04]", () => {
    expect(fieldSections(sections)).toEqual([
      { slug: "", title: "General" },
      { slug: "work", title: "Work" },
    ]);
    expect(fieldSections([])).toEqual([{ slug: "", title: "" }]);
  });

  it("should get a unique slug from their title [A3.04]", () => {
    expect(newSection(" Work ", sections)).toEqual({ slug: "work_2", title: "Work" });
    expect(newSection("My Home", sections)).toEqual({ slug: "my_home", title: "My Home" });
    expect(newSection("  ", sections)).toBeNull();
  });

  it("should hold their fields by order, then label, the default one also those of deleted sections [A3.04]", () => {
    const field = (label: string, section: string | null, order: number | null) => ({ label, section, order });
    const fields = [
      field("b", "work", null),
      field("a", "work", null),
      field("z", "work", 1),
      field("lost", "gone", 3),
      field("none", null, 2),
    ];
    expect(fieldsOfSection(fields, "work", sections).map(({ label }) => label)).toEqual(["z", "a", "b"]);
    expect(fieldsOfSection(fields, "", sections).map(({ label }) => label)).toEqual(["none", "lost"]);
  });
});

describe("the permission to see and change a field", () => {
  it("should be called Admins Only and Admins & Guests [C3.09]", () => {
    expect(fieldAccessLabels).toEqual({ admin: "Admins Only", guest: "Admins & Guests" });
  });

  it.each([
    ["admin", { owner: true, admin: true, user: false, guest: false }],
    ["guest", { owner: true, admin: true, user: true, guest: true }],
    [null, { owner: true, admin: true, user: true, guest: false }],
  ] as const)("should depend on its role %s [C6.01]", (access, seen) => {
    expect({
      owner: seesField(access, "owner"),
      admin: seesField(access, "admin"),
      user: seesField(access, "user"),
      guest: seesField(access, "guest"),
    }).toEqual(seen);
  });

  it("should include the holder of a shared link only if it is 1 [C3.10]", () => {
    expect(sharedFieldIsEditable({ share_editable: 1, editable: null })).toBe(true);
    expect(sharedFieldIsEditable({ share_editable: 0, editable: true })).toBe(false);
    expect(sharedFieldIsEditable({ share_editable: null, editable: true })).toBe(false);
    expect(sharedFieldIsEditable({ share_editable: 1, editable: false })).toBe(false);
    const field = { name: "a", label: "A", type: "string" };
    expect(Field.is({ ...field, share_editable: 2 })).toBe(false);
  });
});

describe("values and options", () => {
  it("should be offered from a list or a map, and keep a removed choice by name [C3.06]", () => {
    expect(fieldOptions(["Red", "Blue"])).toEqual([
      { key: "Red", label: "Red" },
      { key: "Blue", label: "Blue" },
    ]);
    expect(fieldOptions({ r: "Red" })).toEqual([{ key: "r", label: "Red" }]);
    expect(fieldOptionLabel({ r: "Red" }, "r")).toBe("Red");
    expect(fieldOptionLabel({ r: "Red" }, "b")).toBe("b (removed)");
    expect(fieldOptionLabel(null, "b")).toBe("b");
  });

  it("should be id numbers of at most 32 letters, digits and dashes, masked except for four [C3.21]", () => {
    expect([isIdNumber("AB-12"), isIdNumber("x".repeat(32)), isIdNumber("x".repeat(33)), isIdNumber("a b"), isIdNumber("")]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(maskedIdNumber("AB-123456")).toBe("•••••3456");
    expect(maskedIdNumber("123")).toBe("123");
  });

  it("should mask a secret if there is one [C3.22]", () => {
    expect(maskedSecret("4711")).toBe("••••");
    expect(maskedSecret("")).toBeNull();
  });

  it("should be sent as an id if they are related records, null to clear [A3.02]", () => {
    const fields = [
      { name: "home", type: "related_custom_object" },
      { name: "city", type: "string" },
    ] as const;
    expect(sentFieldKey(fields[0])).toBe("home_id");
    expect(sentFieldValues(fields, { home: 7, city: "Rome" })).toEqual({ home_id: 7, city: "Rome" });
    expect(sentFieldValues(fields, { home: null })).toEqual({ home_id: null });
    expect(sentFieldValues(fields, { home: "" })).toEqual({ home_id: null });
    expect(sentFieldValues(fields, { city: "Rome" })).toEqual({ city: "Rome" });
    expect(copiedFromRecord({ city: "town", zip: "code" }, { town: "Rome" })).toEqual({ city: "Rome", zip: null });
  });
});

describe("validated values", () => {
  const fields = [
    checked("age", "int"),
    checked("vip", "bool", true),
    checked("mail", "email"),
    checked("born", "date"),
    checked("mobile", "string"),
    checked("seen", "time"),
    checked("tags", "list"),
    checked("code", "id_number"),
  ];

  it("should be normalised if they are valid [A5.16]", () => {
    const values = {
      age: " 12 ",
      vip: false,
      mail: "Ann@B.co",
      born: " 2024-03-01 ",
      mobile: ["(212) 555-1234"],
      seen: 0,
      tags: ["a", "", 1],
      code: " A-1 ",
    };
    expect(checkFieldValues(fields, values)).toEqual({
      valid: true,
      errors: {},
      normalized: {
        age: 12,
        vip: false,
        mail: ["ann@b.co"],
        born: "2024-03-01",
        mobile: ["+12125551234"],
        seen: 0,
        tags: ["a", 1],
        code: "A-1",
      },
    });
    expect(checkFieldValues(fields, { age: "", tags: [] })).toMatchObject({ valid: true, normalized: { age: null, tags: null } });
  });

  it("should be reported by field if they are invalid, unknown keys too [A5.16]", () => {
    const values = {
      age: "12a",
      vip: "yes",
      mail: ["a@b.co", "x"],
      born: "2024-02-30",
      mobile: "555",
      seen: "now",
      tags: [{}],
      code: "a b",
      shoe: 1,
    };
    const { valid, errors } = checkFieldValues(fields, values);
    expect(valid).toBe(false);
    expect(messagesOf(errors)).toEqual({
      age: ["Age is invalid"],
      vip: ["Vip is invalid"],
      mail: ["Mail is invalid"],
      born: ["Born is invalid"],
      mobile: ["Mobile is invalid"],
      seen: ["Seen is invalid"],
      tags: ["Tags is invalid"],
      code: ["Code is invalid"],
      shoe: ['Unknown field "shoe"'],
    });
  });

  it("should always require a field named name, and never a true/false [C5.01]", () => {
    const form = [checked("name", "string"), checked("vip", "bool", true), checked("age", "int", true), checked("city", "string")];
    expect(messagesOf(checkForm(form, {}).errors)).toEqual({ name: ["Name is required"], age: ["Age is required"] });
    expect(checkForm(form, {}).valid).toBe(false);
    expect(messagesOf(checkForm(form, { name: " ", age: 1 }).errors)).toEqual({ name: ["Name is required"] });
    expect(checkForm(form, { name: "x", age: 0 })).toMatchObject({ valid: true, errors: {} });
  });
});
