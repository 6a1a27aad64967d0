import { describe, expect, it } from "vitest";
import { emptyWrittenValues, joinedTexts, normalTexts } from "../../../core/contacts/contact-field-kinds.rule.ts";
import {
  contactField,
  type ContactFieldName,
  contactFieldNames,
  mainFields,
  writtenFields,
} from "../../../core/contacts/contact-fields.model.ts";
import { exportColumns } from "../../../core/export/export-column.rule.ts";
import { builtInFields } from "../../../core/fields/built-in-fields.rule.ts";
import { reservedFieldNames } from "../../../core/fields/built-in-fields.rule.ts";
import { contactFields } from "../../../core/groups/contact-fields.rule.ts";
import { mainTargets } from "../../../core/import/guess-mapping.rule.ts";

describe("the table of fields that every contact has", () => {
  it("should be the source of filters, imports and exports, in one order", () => {
    const listed = (names: readonly ContactFieldName[]): readonly string[] =>
      names.map((name) => `${name} ${contactField(name).label} ${contactField(name).type}`);
    expect(contactFields.map(({ name, label, type }) => `${name} ${label} ${type}`)).toEqual(listed(contactFieldNames));
    const documented = ["first_name", "last_name", "email", "mobile", "tags", "language", "photo", "created_at", "updated_at", "con_id"];
    expect(contactFields.map(({ name }) => name).filter((name) => documented.includes(name))).toEqual(documented);
    expect(mainTargets.map(({ id, label, type }) => `${id} ${label} ${type}`)).toEqual(
      expect.arrayContaining([
        "first_name First name string",
        "last_name Last name string",
        "email Email email",
        "mobile Mobile string",
        "tags Tags list",
      ]),
    );
    expect(mainTargets.map(({ id, label, type }) => `${id} ${label} ${type}`)).toEqual([
      ...listed(writtenFields.slice(0, 2)),
      "name Full name string",
      ...listed(writtenFields.slice(2)),
      "con_id Contact ID int",
    ]);
    expect(
      exportColumns([])
        .map(({ id }) => id)
        .slice(0, writtenFields.length + 1),
    ).toEqual(["con_id", ...writtenFields]);
    expect(builtInFields.map(({ name, order }) => `${name} ${String(order)}`)).toEqual(mainFields.map((name, order) => `${name} ${order}`));
  });

  it("should reserve every name, so that no custom field has it", () => {
    for (const name of contactFieldNames) expect(reservedFieldNames.has(name)).toBe(true);
  });

  it("should give mobiles one type everywhere: a list of text", () => {
    expect(contactFields.find(({ name }) => name === "mobile")?.type).toBe("string");
    expect(builtInFields.find(({ name }) => name === "mobile")?.type).toBe("string");
    expect(mainTargets.find(({ id }) => id === "mobile")?.type).toBe("string");
  });

  it("should normalise and join lists by their kind, and start empty", () => {
    expect(Object.keys(emptyWrittenValues)).toEqual(writtenFields);
    expect(emptyWrittenValues).toMatchObject({ first_name: "", last_name: "", email: [], mobile: [], tags: [] });
    expect(normalTexts("email", [" A@X.example", "a@x.example"])).toEqual(["a@x.example"]);
    expect(normalTexts("mobile", ["(212) 555-1234"])).toEqual(["+12125551234"]);
    expect(normalTexts("tags", ["#VIP", "vip "])).toEqual(["vip"]);
    expect(joinedTexts("mobile", ["+12125551234"], ["212 555 1234", "+12125550000"])).toEqual(["+12125551234", "+12125550000"]);
  });
});
