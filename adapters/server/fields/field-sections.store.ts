import * as E from "fp-ts/lib/Either.js";
import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { AuditNote } from "../../../core/audit/audit-note.model.ts";
import {
  decideArrangement,
  decideSectionCreate,
  decideSectionDelete,
  decideSectionRename,
} from "../../../core/fields/decide-section.rule.ts";
import type { FieldSchema } from "../../../core/fields/field-schema.model.ts";
import type { FieldSection } from "../../../core/fields/field.model.ts";
import type { FieldStore } from "../../../core/fields/fields.port.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import type { Tx } from "../storage/database.ts";
import { sectionsOf } from "./field-definition.store.ts";

/** Sections of fields and the order of sections and fields. */
export const makeFieldSections = (
  call: Doer & { readonly tx: Tx },
  schema: TaskEither<Failure, FieldSchema>,
): Pick<FieldStore, "arrange" | "addSection" | "renameSection" | "removeSection"> => {
  const { tx } = call;
  const org_id = tx.org ?? 0;
  const noted = (audit: AuditNote, slug: string): Promise<void> =>
    writeAudit(tx, call, { ...audit, object_type: "field_section", object_id: slug });
  const locked = async (slug: string): Promise<FieldSection | null> =>
    (await tx.db
      .selectFrom("field_sections")
      .select(["slug", "title"])
      .where("org_id", "=", org_id)
      .where("slug", "=", slug)
      .forUpdate()
      .executeTakeFirst()) ?? null;
  return {
    arrange: (asked) => async () => {
      const decided = decideArrangement(await sectionsOf(tx), asked);
      if (E.isLeft(decided)) return decided;
      for (const [position, { slug, fields }] of asked.sections.entries()) {
        await tx.db.updateTable("field_sections").set({ position }).where("org_id", "=", org_id).where("slug", "=", slug).execute();
        for (const [at, id] of fields.entries())
          await tx.db
            .updateTable("fields")
            .set({ section: slug, position: at })
            .where("org_id", "=", org_id)
            .where("field_id", "=", id)
            .execute();
      }
      await noted(decided.right.audit, "");
      return schema();
    },
    addSection: (title) => async () => {
      const held = await sectionsOf(tx);
      const decided = decideSectionCreate(held, title);
      if (E.isLeft(decided)) return decided;
      const { section, audit } = decided.right;
      await tx.db
        .insertInto("field_sections")
        .values({ org_id, ...section, position: held.length + 1 })
        .execute();
      await noted(audit, section.slug);
      return E.right(section);
    },
    renameSection: (slug, title) => async () => {
      const decided = decideSectionRename(await locked(slug), title);
      if (E.isLeft(decided)) return decided;
      const { section, audit } = decided.right;
      await tx.db
        .updateTable("field_sections")
        .set({ title: section.title })
        .where("org_id", "=", org_id)
        .where("slug", "=", slug)
        .execute();
      await noted(audit, slug);
      return E.right(section);
    },
    removeSection: (slug) => async () => {
      const decided = decideSectionDelete(await locked(slug));
      if (E.isLeft(decided)) return decided;
      await tx.db.deleteFrom("field_sections").where("org_id", "=", org_id).where("slug", "=", slug).execute();
      await tx.db.updateTable("fields").set({ section: "" }).where("org_id", "=", org_id).where("section", "=", slug).execute();
      await noted(decided.right.audit, slug);
      return schema();
    },
  };
};
