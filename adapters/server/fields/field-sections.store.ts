import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { fieldLimits, type FieldSchema } from "../../../core/fields/field-schema.model.ts";
import { newSection } from "../../../core/fields/field-sections.rule.ts";
import type { FieldStore } from "../../../core/fields/fields.port.ts";
import { type Failure, invalid, notFound } from "../../../core/kernel/failure.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { sectionsOf } from "./field-definition.store.ts";

const required = invalid({ title: ["Title is required"] });
const missing = notFound("There is no such section.");

/** Sections of fields and the order of both. */
export const makeFieldSections = (
  call: Doer & { readonly tx: Tx },
  schema: TaskEither<Failure, FieldSchema>,
): Pick<FieldStore, "arrange" | "addSection" | "renameSection" | "removeSection"> => {
  const { tx } = call;
  const org_id = tx.org ?? 0;
  const audit = (action: string, slug: string, facts: object | null): Promise<void> =>
    writeAudit(tx, call, { action, object_type: "field_section", object_id: slug, before: null, after: facts === null ? null : { ...facts } });
  return {
    arrange: ({ sections }) => async () => {
      const known = new Set(["", ...(await sectionsOf(tx)).map(({ slug }) => slug)]);
      const strange = sections.find(({ slug }) => !known.has(slug));
      if (strange !== undefined) return E.left(invalid({ sections: [`There is no section "${strange.slug}"`] }));
      for (const [position, { slug, fields }] of sections.entries()) {
        await tx.db.updateTable("field_sections").set({ position }).where("org_id", "=", org_id).where("slug", "=", slug).execute();
        for (const [at, id] of fields.entries()) await tx.db.updateTable("fields").set({ section: slug, position: at }).where("org_id", "=", org_id).where("field_id", "=", id).execute();
      }
      await audit("field_section.arrange", "", { sections: sections.map(({ slug }) => slug) });
      return schema();
    },
    addSection: (title) => async () => {
      if (title.trim() === "") return E.left(required);
      const held = await sectionsOf(tx);
      if (held.length >= fieldLimits.sections) return E.left(invalid({ title: [`There are ${fieldLimits.sections} sections, the most there can be`] }));
      const section = newSection(title, held);
      if (section === null) return E.left(required);
      await tx.db.insertInto("field_sections").values({ org_id, ...section, position: held.length + 1 }).execute();
      await audit("field_section.create", section.slug, section);
      return E.right(section);
    },
    renameSection: (slug, title) => async () => {
      if (title.trim() === "") return E.left(required);
      const { numUpdatedRows } = await tx.db.updateTable("field_sections").set({ title: title.trim() }).where("org_id", "=", org_id).where("slug", "=", slug).executeTakeFirst();
      if (numUpdatedRows === 0n) return E.left(missing);
      await audit("field_section.rename", slug, { title: title.trim() });
      return E.right({ slug, title: title.trim() });
    },
    removeSection: (slug) => async () => {
      const { numDeletedRows } = await tx.db.deleteFrom("field_sections").where("org_id", "=", org_id).where("slug", "=", slug).executeTakeFirst();
      if (numDeletedRows === 0n) return E.left(missing);
      await tx.db.updateTable("fields").set({ section: "" }).where("org_id", "=", org_id).where("section", "=", slug).execute();
      await audit("field_section.delete", slug, null);
      return schema();
    },
  };
};
