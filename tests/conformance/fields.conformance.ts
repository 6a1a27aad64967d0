import { describe, expect, it } from "vitest";
import type { StoredField } from "../../core/fields/field-schema.model.ts";
import type { FieldStore } from "../../core/fields/fields.port.ts";
import { given as right, refusal as left } from "./answer-of.ts";

/**
 * A store of fields with contacts beside it.
 * @property give puts own values on contacts, one each, behind everybody's back; gives their numbers
 * @property valueOf what a contact has in a field
 */
export type FieldBench = {
  readonly store: FieldStore;
  readonly give: (name: string, values: readonly unknown[]) => Promise<readonly number[]>;
  readonly set: (contact: number, name: string, value: unknown) => Promise<void>;
  readonly valueOf: (contact: number, name: string) => Promise<unknown>;
  readonly wait: (seconds: number) => void;
};

const labels = (fields: readonly StoredField[]): readonly string[] => fields.map(({ label }) => label);

/**
 * What every store of fields does with each command, and how it refuses it; `tests/core/fields` holds the decisions themselves.
 * @param make gives a store without fields
 */
export const fieldsConformance = (label: string, make: () => Promise<FieldBench>): void => {
  describe(`Fields of ${label}`, () => {
    it("should start with the built-in fields and the default section [A5.13, C3.08]", async () => {
      const { store } = await make();
      const schema = await right(store.schema);
      expect(schema.built_in.map(({ name }) => name)).toEqual(["first_name", "last_name", "email", "mobile"]);
      expect(schema.sections).toEqual([{ slug: "", title: "" }]);
      expect(schema.fields).toEqual([]);
    });

    it("should create a field with a unique key from its label [C3.06]", async () => {
      const { store } = await make();
      expect(await right(store.create({ label: " Shoe size ", type: "int" }))).toMatchObject({
        name: "shoe_size",
        label: "Shoe size",
        type: "int",
        section: "",
        access: null,
        version: 1,
      });
      expect((await right(store.create({ label: "Shoe Size", type: "string" }))).name).toBe("shoe_size_2");
      expect((await right(store.create({ label: "Email", type: "email" }))).name).toBe("email_2");
      expect(labels((await right(store.schema)).fields)).toEqual(["Shoe size", "Shoe Size", "Email"]);
    });

    it("should keep a list's options in their order, as labels or as labels by key [C3.06]", async () => {
      const { store } = await make();
      expect((await right(store.create({ label: "Size", type: "list", values: ["L", " M ", "L", ""] }))).values).toEqual(["L", "M"]);
      const keyed = await right(store.create({ label: "Step", type: "list", values: { z: "First", a: "Second" } }));
      expect(Object.entries(keyed.values ?? {})).toEqual([
        ["z", "First"],
        ["a", "Second"],
      ]);
    });

    it("should refuse an invalid definition, of a new field and of a stored one", async () => {
      const { store } = await make();
      expect(await left(store.create({ label: "  ", type: "int" }))).toMatchObject({
        tag: "invalid",
        errors: { label: ["Label is required"] },
      });
      const { id } = await right(store.create({ label: "Age", type: "int" }));
      expect(await left(store.update(id, { version: 1, filters: ["$contains"] }))).toMatchObject({
        tag: "invalid",
        errors: { filters: ['"$contains" is no operator of this type'] },
      });
    });

    it("should create one field for a retried attempt, defined as it was sent last, and none for one whose field was deleted", async () => {
      const { store } = await make();
      const attempt = { label: "Age", type: "int", key: "5d1f3a3e-6a53-4a57-9d7e-1c54c3bd7f14" } as const;
      const made = await right(store.create(attempt));
      expect(await right(store.create(attempt))).toEqual(made);
      expect(await right(store.create({ ...attempt, label: "Years", required: true }))).toMatchObject({
        id: made.id,
        name: made.name,
        label: "Years",
        required: true,
        version: 2,
      });
      expect((await right(store.schema)).fields).toHaveLength(1);
      await right(store.remove(made.id));
      expect(await left(store.create(attempt))).toMatchObject({ tag: "conflict" });
    });

    it("should change the given properties, and refuse a change of an older version", async () => {
      const { store } = await make();
      const made = await right(store.create({ label: "Age", type: "int" }));
      const changed = await right(store.update(made.id, { version: 1, label: "Years", access: "admin", required: true }));
      expect(changed).toEqual({ ...made, label: "Years", access: "admin", required: true, version: 2 });
      expect(await left(store.update(made.id, { version: 1, label: "Old" }))).toMatchObject({
        tag: "conflict",
        current: { label: "Years", version: 2 },
      });
    });

    it("should keep properties that are not given: visibility, options, operators", async () => {
      const { store } = await make();
      const made = await right(
        store.create({
          label: "Stage",
          type: "list",
          values: ["Lead", "Trial"],
          access: "admin",
          share_editable: 1,
          filters: ["$overlaps"],
        }),
      );
      expect(await right(store.update(made.id, { version: 1, required: true }))).toEqual({ ...made, required: true, version: 2 });
      expect(await right(store.update(made.id, { version: 2, access: null }))).toEqual({
        ...made,
        required: true,
        access: null,
        version: 3,
      });
    });

    it("should create, rename and delete sections; the fields of a deleted one move to the default one [A3.04, C3.08]", async () => {
      const { store } = await make();
      const section = await right(store.addSection("Health & safety"));
      expect(section).toEqual({ slug: "health___safety", title: "Health & safety" });
      expect(await left(store.addSection(" "))).toMatchObject({ tag: "invalid" });
      const field = await right(store.create({ label: "Helmet", type: "bool", section: section.slug }));
      await right(store.renameSection(section.slug, "Safety"));
      expect((await right(store.schema)).sections).toEqual([
        { slug: "", title: "" },
        { slug: section.slug, title: "Safety" },
      ]);
      const schema = await right(store.removeSection(section.slug));
      expect(schema.sections).toHaveLength(1);
      expect(schema.fields).toMatchObject([{ id: field.id, section: "" }]);
      expect(await left(store.removeSection(""))).toMatchObject({ tag: "not-found" });
    });

    it("should set the order of sections and fields [A3.03]", async () => {
      const { store } = await make();
      const [one, two] = [await right(store.addSection("One")), await right(store.addSection("Two"))];
      const [a, b, c] = [
        await right(store.create({ label: "A", type: "int" })),
        await right(store.create({ label: "B", type: "int" })),
        await right(store.create({ label: "C", type: "int" })),
      ];
      const schema = await right(
        store.arrange({
          sections: [
            { slug: "", fields: [] },
            { slug: two.slug, fields: [c.id, a.id] },
            { slug: one.slug, fields: [b.id] },
          ],
        }),
      );
      expect(schema.sections.map(({ title }) => title)).toEqual(["", "Two", "One"]);
      expect(labels(schema.fields.filter(({ section }) => section === two.slug))).toEqual(["C", "A"]);
      expect(await left(store.arrange({ sections: [{ slug: "nowhere", fields: [a.id] }] }))).toMatchObject({ tag: "invalid" });
    });

    it("should delete a field and restore it, with the contacts' values", async () => {
      const { store, give, valueOf } = await make();
      const field = await right(store.create({ label: "Town", type: "string" }));
      const [con = 0] = await give(field.name, ["Oslo", "", "Rome"]);
      expect(await right(store.usage(field.id))).toEqual({ contacts: 2, groups: [] });
      expect((await right(store.remove(field.id))).deleted_at).not.toBeNull();
      expect((await right(store.schema)).fields).toEqual([]);
      expect(labels((await right(store.bin)).fields)).toEqual(["Town"]);
      expect(await left(store.update(field.id, { version: 2, label: "City" }))).toMatchObject({ tag: "not-found" });
      await right(store.restore(field.id));
      expect(labels((await right(store.schema)).fields)).toEqual(["Town"]);
      expect(await valueOf(con, field.name)).toBe("Oslo");
    });

    it("should preview how many values a conversion cannot convert, with five of them, and write nothing", async () => {
      const { store, give, valueOf } = await make();
      const field = await right(store.create({ label: "Points", type: "string" }));
      const [first = 0] = await give(field.name, ["1,200", "12 apples", "12.0", "1e3", "x", "y", "z"]);
      expect(await right(store.plan(field.id, "int"))).toEqual({
        total: 7,
        refused: 6,
        samples: ["12 apples", "12.0", "1e3", "x", "y"],
        warning: "6 of 7 values cannot be converted",
        blocked_by: [],
      });
      expect(await left(store.convert(field.id, "int", false))).toMatchObject({ tag: "conflict", current: { refused: 6 } });
      expect(await valueOf(first, field.name)).toBe("1,200");
    });

    it("should convert every value once confirmed, clear the rest, and restore the originals within 30 days", async () => {
      const { store, give, set, valueOf, wait } = await make();
      const field = await right(store.create({ label: "Points", type: "string" }));
      const [good = 0, bad = 0, later = 0, cleared = 0] = await give(field.name, ["1,200", "12 apples", "7", "8"]);
      expect((await right(store.convert(field.id, "int", true))).type).toBe("int");
      expect(await Promise.all([good, bad].map((id) => valueOf(id, field.name)))).toEqual([1200, null]);
      await set(later, field.name, 9);
      await set(cleared, field.name, null);
      wait(29 * 24 * 3600);
      const [past] = (await right(store.bin)).conversions;
      expect(past).toMatchObject({ label: "Points", from: "string", to: "int", emptied: 1 });
      expect((await right(store.revert(past?.id ?? 0))).type).toBe("string");
      expect(await Promise.all([good, bad, later, cleared].map((id) => valueOf(id, field.name)))).toEqual([
        "1,200",
        "12 apples",
        "9",
        null,
      ]);
      expect((await right(store.bin)).conversions).toEqual([]);
    });

    it("should not undo a conversion after 30 days", async () => {
      const { store, give, wait } = await make();
      const field = await right(store.create({ label: "Flag", type: "bool" }));
      await give(field.name, [true]);
      await right(store.convert(field.id, "string", false));
      const id = (await right(store.bin)).conversions[0]?.id ?? 0;
      wait(30 * 24 * 3600);
      expect((await right(store.bin)).conversions).toEqual([]);
      expect(await left(store.revert(id))).toMatchObject({ tag: "not-found" });
    });

    it("should refuse conversions that the table lacks and allow a field its own type [C3.24, C3.32]", async () => {
      const { store } = await make();
      const field = await right(store.create({ label: "Colour", type: "list", values: ["red"] }));
      expect(await left(store.plan(field.id, "string"))).toMatchObject({
        tag: "invalid",
        errors: { to: ["Cannot convert list to string."] },
      });
      expect(await left(store.convert(field.id, "int", true))).toMatchObject({
        tag: "invalid",
        errors: { to: ["Cannot convert list to int."] },
      });
      expect(await right(store.convert(field.id, "list", false))).toEqual(field);
    });

    it("should validate values by the schema and return them normalised [C5.08, C7.12]", async () => {
      const { store } = await make();
      await right(store.create({ label: "Age", type: "int" }));
      expect(await right(store.validate({ age: " 41 ", email: ["A@X.example"] }))).toEqual({
        status: "success",
        valid: true,
        errors: {},
        normalized: { age: 41, email: ["a@x.example"] },
      });
      expect(await right(store.validate({ age: "old", nothing: 1 }))).toMatchObject({
        valid: false,
        errors: { age: ["Age is invalid"], nothing: ['Unknown field "nothing"'] },
      });
    });

    it("should report an unknown field as not found", async () => {
      const { store } = await make();
      const unknown = 999_999_999;
      for (const answer of [
        store.update(unknown, { version: 1 }),
        store.remove(unknown),
        store.restore(unknown),
        store.usage(unknown),
        store.plan(unknown, "int"),
        store.convert(unknown, "int", true),
        store.revert(unknown),
      ])
        expect(await left<unknown>(answer)).toMatchObject({ tag: "not-found" });
    });
  });
};
