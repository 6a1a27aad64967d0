import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { assignedUserKey } from "../../../core/fields/assigned-user.rule.ts";
import { contactTeamKey } from "../../../core/fields/contact-team.rule.ts";
import { decideFieldChange } from "../../../core/fields/decide-field-change.rule.ts";
import { decideFieldCreate } from "../../../core/fields/decide-field-create.rule.ts";
import { decideFieldDelete, decideFieldRestore } from "../../../core/fields/decide-field-deletion.rule.ts";
import type { NewField } from "../../../core/fields/field-schema.model.ts";
import { storedFieldOf } from "../../arbitraries/own-field.ts";

const stage = storedFieldOf("stage", "list", {
  label: "Stage",
  values: ["Lead", "Trial"],
  access: "admin",
  share_editable: 1,
  filters: ["$overlaps"],
  version: 3,
});
const gone = { ...stage, deleted_at: 50 };
const missing = E.left({ tag: "not-found", message: "There is no such field.", code: "no_field", values: {} });
const converting = E.left({
  tag: "conflict",
  message: "This field is being converted in the background. Wait until it is done.",
  code: "converting",
  values: {},
  current: undefined,
});
const products = [assignedUserKey, contactTeamKey].map((name) => storedFieldOf(name, "list", { label: "Whose", values: { 1: "Ada" } }));

describe("the change of a field", () => {
  it("should write the given properties with the next version, and keep the rest: visibility, options, operators", () => {
    expect(decideFieldChange(stage, { version: 3, required: true }, false)).toEqual(
      E.right({
        field: { ...stage, required: true, version: 4 },
        write: { columns: { required: true }, audit: { action: "field.update", before: { required: false }, after: { required: true } } },
      }),
    );
    expect(decideFieldChange(stage, { version: 3, access: null }, false)).toMatchObject({
      right: { field: { ...stage, access: null, version: 4 }, write: { audit: { before: { access: "admin" }, after: { access: null } } } },
    });
  });

  it("should trim the label and clean the options, which are logged as stored", () => {
    expect(decideFieldChange(stage, { version: 3, label: " Step ", values: ["Lead", "", "Lead", " Won "], filters: null }, false)).toEqual(
      E.right({
        field: { ...stage, label: "Step", values: ["Lead", "Won"], filters: null, version: 4 },
        write: {
          columns: { label: "Step", options: '["Lead","Won"]', operators: null },
          audit: {
            action: "field.update",
            before: { label: "Stage", options: null, operators: null },
            after: { label: "Step", options: '["Lead","Won"]', operators: null },
          },
        },
      }),
    );
  });

  it("should be refused on an old version with the stored field, and first for problems of the definition", () => {
    expect(decideFieldChange(stage, { version: 2, label: "Old" }, false)).toEqual(
      E.left({
        tag: "conflict",
        message: "Someone else changed this field in the meantime.",
        code: "field_changed",
        values: {},
        current: stage,
      }),
    );
    expect(decideFieldChange(stage, { version: 2, label: " ", values: [], filters: ["$gt"] }, false)).toMatchObject({
      left: {
        tag: "invalid",
        errors: {
          label: ["Label is required"],
          values: ["A list needs at least one option"],
          filters: ['"$gt" is no operator of this type'],
        },
      },
    });
  });

  it("should wait for a conversion in the background", () => {
    expect(decideFieldChange(stage, { version: 2, label: " " }, true)).toEqual(converting);
  });

  it("should not find an unknown or deleted field", () => {
    for (const none of [null, gone]) expect(decideFieldChange(none, { version: 3, label: "New" }, true)).toEqual(missing);
  });

  it("should keep the options of a built-in field", () => {
    for (const field of products)
      expect(decideFieldChange(field, { version: 1, label: "Account manager", values: [] }, false)).toMatchObject({
        right: { field: { ...field, label: "Account manager", version: 2 }, write: { columns: { label: "Account manager" } } },
      });
  });
});

describe("the deletion of a field", () => {
  it("should delete a field and restore it, with the next version each time", () => {
    expect(decideFieldDelete(stage, false, 60)).toEqual(
      E.right({
        field: { ...stage, deleted_at: 60, version: 4 },
        write: { columns: { deleted_at: 60 }, audit: { action: "field.delete", before: { deleted_at: null }, after: { deleted_at: 60 } } },
      }),
    );
    expect(decideFieldRestore(gone, false)).toEqual(
      E.right({
        field: { ...stage, version: 4 },
        write: {
          columns: { deleted_at: null },
          audit: { action: "field.restore", before: { deleted_at: 50 }, after: { deleted_at: null } },
        },
      }),
    );
  });

  it("should write nothing if the field is already deleted or restored", () => {
    expect(decideFieldDelete(gone, false, 60)).toEqual(E.right({ field: gone, write: null }));
    expect(decideFieldRestore(stage, false)).toEqual(E.right({ field: stage, write: null }));
  });

  it("should wait for a conversion in the background", () => {
    expect(decideFieldDelete(stage, true, 60)).toEqual(converting);
    expect(decideFieldRestore(gone, true)).toEqual(converting);
  });

  it("should not find an unknown field", () => {
    expect(decideFieldDelete(null, true, 60)).toEqual(missing);
    expect(decideFieldRestore(null, true)).toEqual(missing);
  });

  it("should be refused for built-in fields, which can be restored like any other", () => {
    for (const field of products) {
      expect(decideFieldDelete(field, true, 60)).toMatchObject({
        left: { tag: "invalid", errors: { name: ["Contacts always have this field; hide it from forms instead."] } },
      });
      expect(decideFieldRestore({ ...field, deleted_at: 50 }, false)).toMatchObject({ right: { field: { deleted_at: null } } });
    }
  });
});

describe("decisions on fields", () => {
  const label = fc.constantFrom("Size", " Size ", "Boots");
  const flags = {
    required: fc.boolean(),
    form_hidden: fc.boolean(),
    editable: fc.boolean(),
    is_event: fc.boolean(),
    access: fc.constantFrom("admin" as const, "guest" as const, null),
  };

  it("should keep every property that a change does not name, and write only named columns", () => {
    fc.assert(
      fc.property(fc.record({ label, ...flags }, { requiredKeys: [] }), (named) => {
        const decided = decideFieldChange(stage, { ...named, version: 3 }, false);
        if (E.isLeft(decided)) throw new Error(decided.left.tag);
        const wanted = named.label === undefined ? named : { ...named, label: named.label.trim() };
        expect(decided.right.field).toEqual({ ...stage, ...wanted, version: 4 });
        expect(decided.right.write?.columns).toEqual(wanted);
      }),
    );
  });

  it("should write nothing for an identical retry, whatever field it created", () => {
    fc.assert(
      fc.property(
        fc.record(
          { label, type: fc.constantFrom("int" as const, "string" as const, "bool" as const), ...flags },
          { requiredKeys: ["label", "type"] },
        ),
        (given: NewField) => {
          const first = decideFieldCreate(given, { again: null, held: [] });
          if (E.isLeft(first) || first.right.tag === "again") throw new Error("Not made.");
          const { name, label: stored, type, order, parts } = first.right.insert;
          const field = storedFieldOf(name, type, { ...parts, label: stored, order });
          expect(decideFieldCreate(given, { again: field, held: [{ name, in_use: true }] })).toEqual(
            E.right({ tag: "again", outcome: { field, write: null } }),
          );
        },
      ),
    );
  });
});
