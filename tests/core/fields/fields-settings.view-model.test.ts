import { describe, expect, it } from "vitest";
import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import { changeOfForm, movedField, refusedForm, removalWindow } from "../../../core/fields/fields-settings.view-model.ts";
import { conflict, invalid, notFound } from "../../../core/kernel/failure.ts";
import { storedFieldOf } from "../../arbitraries/own-field.ts";

const field: StoredField = storedFieldOf("shoe_size", "int", { id: 4, version: 2 });

describe("the window before a field is deleted", () => {
  it("should be skipped if neither contacts nor groups use the field", () =>
    expect(removalWindow(field, { contacts: 0, groups: [] })).toBeNull());

  it.each([[{ contacts: 3, groups: [] }], [{ contacts: 0, groups: ["Runners"] }], [{ contacts: 1, groups: ["Runners"] }]])(
    "should show where the field is used by %j",
    (usage) => expect(removalWindow(field, usage)).toEqual({ tag: "remove", field, usage }),
  );
});

describe("the form of a field after a refusal", () => {
  it("should keep its field and show errors beside their inputs", () => {
    expect(refusedForm(invalid({ label: ["It is taken."] }), field)).toEqual({
      field,
      errors: { label: ["It is taken."] },
      problem: null,
      isConflict: false,
    });
  });

  it("should continue with the stored version after a version conflict", () => {
    const current = { ...field, version: 3 };
    expect(refusedForm(conflict("It was changed.", current), field)).toEqual({
      field: current,
      errors: {},
      problem: "It was changed.",
      isConflict: true,
    });
    expect(refusedForm(conflict("It was changed.", { id: "?" }), field)).toMatchObject({ field, isConflict: true });
    expect(refusedForm(conflict("It is made."), null)).toMatchObject({ field: null, problem: "It is made.", isConflict: true });
  });

  it("should show the message of any other failure", () => {
    expect(refusedForm(notFound("It is gone."), field)).toEqual({ field, errors: {}, problem: "It is gone.", isConflict: false });
  });
});

describe("a field form as a change", () => {
  it("should contain the version, without type, bucket and key", () => {
    expect(changeOfForm({ label: "Size", type: "int", bucket_id: null, key: "k", required: true }, field)).toEqual({
      label: "Size",
      required: true,
      version: 2,
    });
  });
});

describe("a moved field", () => {
  const stored = {
    fields: [field],
    sections: [
      { slug: "", title: "" },
      { slug: "work", title: "Work" },
    ],
  };

  it("should be announced with its place in its section", () => {
    expect(
      movedField(
        {
          sections: [
            { slug: "", fields: [] },
            { slug: "work", fields: [9, 4] },
          ],
        },
        stored,
        4,
      ),
    ).toEqual({ field, place: 2, section: "Work" });
    expect(movedField({ sections: [{ slug: "", fields: [4] }] }, stored, 4)).toMatchObject({ place: 1, section: "" });
  });

  it("should not be announced once it is deleted", () => {
    expect(movedField({ sections: [{ slug: "", fields: [4] }] }, { ...stored, fields: [] }, 4)).toBeNull();
    expect(movedField({ sections: [] }, stored, 4)).toBeNull();
    expect(movedField({ sections: [{ slug: "", fields: [9] }] }, stored, 4)).toBeNull();
  });
});
