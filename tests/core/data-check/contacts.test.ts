import { describe, expect, it } from "vitest";
import { contactFieldTable } from "../../../core/contacts/contact-fields.model.ts";
import { checkExport, codesOf } from "./checking.ts";

const ann = { con_id: 1, first_name: "Ann", email: ["ann@x.co"], mobile: ["+12125551234"], tags: ["vip"], archived: false };

describe("checking contacts", () => {
  it("should find no error in stored contacts", () => {
    expect(codesOf({ contacts: [ann, { con_id: 2, first_name: "Bo" }] })).toEqual([]);
  });

  it("should repair phones, emails and tags that are not normalised [G23 G27 G127]", () => {
    const { findings, repairs } = checkExport({
      contacts: [{ ...ann, email: [" Ann@X.co", "ann@x.CO", "b@x.co"], mobile: ["(212) 555-1234"], tags: ["#VIP", "vip", "#"] }],
    });
    expect(findings.map(({ severity, code, field }) => [severity, code, field])).toEqual([
      ["warning", "email-not-normalized", "email.0"],
      ["warning", "email-not-normalized", "email.1"],
      ["warning", "duplicate-entry", "email.1"],
      ["warning", "phone-not-normalized", "mobile.0"],
      ["warning", "tag-not-normalized", "tags.0"],
      ["warning", "duplicate-entry", "tags.1"],
      ["warning", "tag-empty", "tags.2"],
    ]);
    expect(repairs).toEqual([{ email: ["ann@x.co", "b@x.co"], mobile: ["+12125551234"], tags: ["vip"] }]);
  });

  it("should leave values that cannot be repaired for certain", () => {
    const { findings, repairs } = checkExport({ contacts: [{ con_id: 1, email: ["bob@", "OK@x.co"], mobile: ["555-1234"] }] });
    expect(findings.map(({ code, field }) => [code, field])).toEqual([
      ["email-invalid", "email.0"],
      ["email-not-normalized", "email.1"],
      ["phone-invalid", "mobile.0"],
    ]);
    expect(repairs[0]?.["email"]).toEqual(["bob@", "ok@x.co"]);
  });

  it("should name the position of the other record with the same id, email or mobile [G24]", () => {
    const { findings } = checkExport({ contacts: [ann, { con_id: "1", first_name: "B", email: ["ANN@x.co"], mobile: ["212-555-1234"] }] });
    expect(findings.filter(({ severity }) => severity === "error").map(({ code, message }) => [code, message])).toEqual([
      ["duplicate-id", "1 is also the id of line 1"],
      ["duplicate-value", "ann@x.co also belongs to the contact at line 1"],
      ["duplicate-value", "+12125551234 also belongs to the contact at line 1"],
    ]);
  });

  it("should accept ten emails and refuse eleven [G23]", () => {
    const emails = Array.from({ length: 11 }, (_, index) => `a${index}@x.co`);
    expect(codesOf({ contacts: [{ con_id: 1, email: emails.slice(0, 10) }] })).toEqual([]);
    expect(codesOf({ contacts: [{ con_id: 1, email: emails }] })).toEqual([[1, "too-many", "email"]]);
  });

  it("should be no longer than its field allows", () => {
    const named = (first_name: string) => codesOf({ contacts: [{ con_id: 1, first_name }] });
    expect(named("x".repeat(contactFieldTable.first_name.longest))).toEqual([]);
    expect(named("x".repeat(contactFieldTable.first_name.longest + 1))).toEqual([[1, "value-too-long", "first_name"]]);
  });

  it("should find values of the wrong type", () => {
    expect(codesOf({ contacts: [{ con_id: 1, first_name: 5, email: [7], archived: "no", created_at: "today", fields: [] }] })).toEqual([
      [1, "wrong-type", "first_name"],
      [1, "wrong-type", "email.0"],
      [1, "wrong-type", "archived"],
      [1, "wrong-type", "created_at"],
    ]);
  });

  it("should report a contact without name, email and mobile", () => {
    expect(codesOf({ contacts: [{ con_id: 1 }] })).toEqual([[1, "unnamed", null]]);
  });

  it("should find contacts who recruited themselves, directly or in a cycle [G22]", () => {
    const person = (con_id: number, recruited_by: number | null) => ({ con_id, first_name: "A", recruited_by });
    expect(
      codesOf({ contacts: [person(1, 3), person(2, 1), person(3, 2), person(4, 4), person(5, 1), person(6, 99), person(7, null)] }),
    ).toEqual([
      [6, "unknown-reference", "recruited_by"],
      [1, "relation-cycle", "recruited_by"],
      [2, "relation-cycle", "recruited_by"],
      [3, "relation-cycle", "recruited_by"],
      [4, "relation-cycle", "recruited_by"],
    ]);
  });
});

describe("checking the fields of contacts", () => {
  const fields = [
    { name: "stage", label: "Stage", type: "list", values: ["lead", "customer"] },
    { name: "score", label: "Score", type: "int" },
    { name: "born", label: "Born", type: "date" },
    { name: "badge", label: "Badge", type: "id_number" },
    { name: "house", label: "House", type: "related_custom_object", custom_object_id: 1 },
    { name: "work_email", label: "Work", type: "email", required: true },
  ];
  const person = (con_id: number, held: object) => ({ con_id, first_name: "A", fields: { work_email: [`w${con_id}@x.co`], ...held } });

  it("should check values by the type of their field", () => {
    const contacts = [
      person(1, { stage: ["lead", "leed"], score: 1.5, born: "2024-02-30", badge: "a b" }),
      person(2, { stage: ["lead"], score: 0, born: "2024-02-29", badge: "A-1", house_id: 5 }),
    ];
    expect(codesOf({ fields, contacts })).toEqual([
      [1, "unknown-option", "fields.stage.1"],
      [1, "wrong-type", "fields.score"],
      [1, "wrong-type", "fields.born"],
      [1, "wrong-type", "fields.badge"],
    ]);
  });

  it("should repair lists within fields and keep the other fields", () => {
    const { repairs } = checkExport({
      fields: fields.slice(0, 2),
      contacts: [{ con_id: 1, first_name: "A", fields: { stage: ["lead", "lead"], score: 3 } }],
    });
    expect(repairs.at(-1)).toEqual({ fields: { stage: ["lead"], score: 3 } });
  });

  it("should find id numbers that two contacts share [M21]", () => {
    expect(codesOf({ fields, contacts: [person(1, { badge: "A-1" }), person(2, { badge: "A-1" })] })).toEqual([
      [2, "duplicate-value", "fields.badge"],
    ]);
  });

  it("should report an unknown field once, with the nearest name", () => {
    const { findings } = checkExport({ fields, contacts: [person(1, { scor: 1 }), person(2, { scor: 2 })] });
    expect(findings.map(({ line, code, suggestion }) => [line, code, suggestion])).toEqual([[1, "unknown-field", "score"]]);
  });

  it("should report a missing required field, wherever values are", () => {
    expect(
      codesOf({
        fields,
        contacts: [
          { con_id: 1, first_name: "A" },
          { con_id: 2, first_name: "B", work_email: ["a@x.co"] },
        ],
      }),
    ).toEqual([[1, "required", "work_email"]]);
  });

  it("should accept any field when no file defines them", () => {
    expect(codesOf({ contacts: [{ con_id: 1, first_name: "A", fields: { anything: 1 }, more: "x" }] })).toEqual([]);
  });
});
