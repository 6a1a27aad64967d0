import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { type FieldFormValues, editsOf, fieldFormOf } from "../../../core/fields/field-draft.rule.ts";
import { makeFieldDrafts } from "../../../core/fields/field-drafts.service.ts";
import type { StoredField } from "../../../core/fields/field-schema.model.ts";
import { given } from "../../conformance/answer-of.ts";
import { makeFieldStoreFake } from "../../fakes/field-store.fake.ts";
import { fakeStorage } from "../../fakes/storage.fake.ts";

type Typed = Pick<FieldFormValues, "label" | "required" | "formHidden" | "access">;
const keys = ["label", "required", "formHidden", "access"] as const;
const edit = fc.oneof(
  fc.constantFrom("Size", "Shoe size", "Boots").map((label) => ({ label })),
  fc.boolean().map((required) => ({ required })),
  fc.constantFrom("admin" as const, "guest" as const, null).map((access) => ({ access })),
  fc.boolean().map((formHidden) => ({ formHidden })),
);
const act = fc.oneof(
  fc.record({ kind: fc.constant("type" as const), edit }),
  fc.record({ kind: fc.constant("theirs" as const), edit }),
  fc.constantFrom({ kind: "reload" as const }, { kind: "save" as const }, { kind: "discard" as const }, { kind: "answer lost" as const }),
);
const changeOf = ({ label, required, formHidden, access }: Typed) => ({ label, required, form_hidden: formHidden, access });
const typedOf = ({ label, required, formHidden, access }: FieldFormValues): Typed => ({ label, required, formHidden, access });

const desk = () => {
  const storage = fakeStorage();
  let number = 0;
  const ids = { uuid: () => `00000000-0000-4000-8000-${String((number += 1)).padStart(12, "0")}` };
  return { storage, store: makeFieldStoreFake(new Map(), () => 1), drafts: () => makeFieldDrafts({ storage, ids }) };
};

describe("the form of a field", () => {
  it("should show the stored values with the edits over them, and store just those, whatever others store and whenever the page is loaded", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 16 }), async (acts) => {
        const { storage, store, drafts } = desk();
        let stored: StoredField = await given(store.create({ label: "Size", type: "string" }));
        let held = stored;
        let shown = fieldFormOf(held, "");
        let mine: Partial<Typed> = {};
        let page = drafts();
        const open = (): void => {
          held = stored;
          const { edits } = page.begin(held, "");
          shown = { ...fieldFormOf(held, ""), ...edits };
          mine = typedOf({ ...shown, ...mine });
          expect(typedOf(shown)).toEqual(mine);
          mine = editsOf(fieldFormOf(held, ""), shown);
        };
        for (const one of acts) {
          if (one.kind === "type") {
            shown = { ...shown, ...one.edit };
            mine = editsOf(fieldFormOf(held, ""), shown);
            page.keep(held, { attempt: "", edits: mine });
          }
          if (one.kind === "theirs")
            stored = await given(
              store.update(stored.id, { version: stored.version, ...changeOf({ ...typedOf(fieldFormOf(stored, "")), ...one.edit }) }),
            );
          if (one.kind === "reload") {
            page = drafts();
            open();
          }
          if (one.kind === "discard") {
            page.forget(held);
            mine = {};
            open();
          }
          if (one.kind === "save" || one.kind === "answer lost") {
            const answer = await store.update(held.id, { version: held.version, ...changeOf(shown) })();
            if (E.isRight(answer)) stored = answer.right;
            if (E.isRight(answer) && one.kind === "save") {
              page.forget(held);
              mine = {};
            }
            open();
          }
          for (const key of keys) if (!(key in mine)) expect(shown[key]).toEqual(fieldFormOf(held, "")[key]);
        }
        if (Object.keys(mine).length === 0) expect(storage.keys()).toEqual([]);
      }),
    );
  });

  it("should create one field of an attempt whose response was lost, over a page load, and another once that one is deleted", async () => {
    const { store, drafts } = desk();
    const first = drafts().begin(null, "work");
    drafts().keep(null, { ...first, edits: { label: "Size" } });
    const made = await given(store.create({ label: "Size", type: "string", key: first.attempt }));
    const again = drafts().begin(null, "work");
    expect(again).toEqual({ attempt: first.attempt, edits: { label: "Size" } });
    expect(await given(store.create({ label: "Size", type: "string", key: again.attempt }))).toMatchObject({ id: made.id });
    await given(store.remove(made.id));
    expect(await store.create({ label: "Size", type: "string", key: again.attempt })()).toMatchObject({ left: { tag: "conflict" } });
    drafts().renew();
    expect(drafts().begin(null, "").attempt).not.toBe(first.attempt);
  });

  it("should start again when the device's draft is unreadable", () => {
    const { storage, drafts } = desk();
    for (const text of ["{", "[]", '{"attempt":1}', '{"attempt":"a","edits":{"label":7}}']) {
      storage.set("field-typing:new", text);
      expect(drafts().begin(null, "").edits).toEqual({});
    }
  });
});
