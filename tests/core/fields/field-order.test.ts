import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangementOf, withFieldMoved, withFieldPut, withSectionMoved } from "../../../core/fields/field-order.rule.ts";
import type { FieldArrangement } from "../../../core/fields/field-schema.model.ts";
import { gallerySchema } from "../../../ui/fields/gallery-fields.ts";

const start: FieldArrangement = {
  sections: [
    { slug: "", fields: [1, 2] },
    { slug: "a", fields: [] },
    { slug: "b", fields: [3] },
  ],
};

describe("the order of fields", () => {
  it("should follow the sections and the places in them [C3.06, C3.08]", () => {
    expect(arrangementOf(gallerySchema).sections.map(({ slug, fields }) => [slug, fields.length])).toEqual([
      ["", 2],
      ["work", 11],
    ]);
  });

  it("should move a field inside its section, and past its edge into the next one", () => {
    expect(withFieldMoved(start, 2, -1).sections[0]?.fields).toEqual([2, 1]);
    expect(withFieldMoved(start, 2, 1).sections.map(({ fields }) => fields)).toEqual([[1], [2], [3]]);
    expect(withFieldMoved(withFieldMoved(start, 2, 1), 2, 1).sections.map(({ fields }) => fields)).toEqual([[1], [], [2, 3]]);
    expect(withFieldMoved(start, 3, -1).sections.map(({ fields }) => fields)).toEqual([[1, 2], [3], []]);
    expect(withFieldMoved(start, 1, -1)).toEqual(start);
    expect(withFieldMoved(start, 3, 1)).toEqual(start);
    expect(withFieldMoved(start, 99, 1)).toEqual(start);
  });

  it("should put a field before another or at the end of a section", () => {
    expect(withFieldPut(start, 3, "", 2).sections.map(({ fields }) => fields)).toEqual([[1, 3, 2], [], []]);
    expect(withFieldPut(start, 1, "a", null).sections.map(({ fields }) => fields)).toEqual([[2], [1], [3]]);
    expect(withFieldPut(start, 1, "", 1)).toEqual(start);
  });

  it("should move sections, the default one staying first", () => {
    expect(withSectionMoved(start, "b", -1).sections.map(({ slug }) => slug)).toEqual(["", "b", "a"]);
    expect(withSectionMoved(start, "a", -1)).toEqual(start);
    expect(withSectionMoved(start, "", 1)).toEqual(start);
    expect(withSectionMoved(start, "b", 1)).toEqual(start);
  });

  it("should neither lose nor duplicate a field, whatever is moved", () => {
    const step = fc.record({
      id: fc.constantFrom(1, 2, 3, 9),
      by: fc.constantFrom(-1 as const, 1 as const),
      slug: fc.constantFrom("", "a", "b"),
      before: fc.constantFrom(1, 2, 3, null),
      kind: fc.nat(2),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = steps.reduce(
          (now: FieldArrangement, { id, by, slug, before, kind }) =>
            kind === 0
              ? withFieldMoved(now, id, by)
              : kind === 1 && id !== 9
                ? withFieldPut(now, id, slug, before)
                : withSectionMoved(now, slug, by),
          start,
        );
        expect(end.sections.flatMap(({ fields }) => fields).toSorted()).toEqual([1, 2, 3]);
        expect(end.sections[0]?.slug).toBe("");
      }),
    );
  });
});
