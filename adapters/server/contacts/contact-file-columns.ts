import { sql } from "kysely";
import { seesRelatedKind } from "../../../core/tasks/related-access.rule.ts";
import type { FileReader } from "../contributions/file-reader.ts";
import type { FileUsePlace } from "../contributions/file-use.ts";
import { usedInColumns, versioned } from "../contributions/used-in-columns.ts";
import { fieldsSeenBy } from "../fields/field-definition.store.ts";

/** Files in the photos and picture fields of contacts. */
export const contactFileUses: FileUsePlace = usedInColumns({
  kind: "contact",
  table: "contacts",
  id: "con_id",
  name: sql`contact_name(r.first_name, r.last_name, r.email, r.mobile, r.con_id)`,
  href: sql`'/ui/contacts/' || r.con_id`,
  columns: { photo: "text", fields: "jsonb" },
  within: {
    photo: sql`r.photo is not null`,
    fields: sql`r.fields ?| (select coalesce(array_agg(f.name), '{}') from fields f where f.org_id = current_org() and f.type = 'image')`,
  },
  inUse: sql`r.deleted_at is null`,
  sees: (actor) => sql`${seesRelatedKind(actor, "contacts")}::boolean`,
  marks: versioned,
});

/** Learners read their own photo and the pictures in those of their own fields that they see. */
export const ownPictures: FileReader = {
  learner: async ({ tx, part }, { con_id }) => {
    const names = (await fieldsSeenBy(tx, "learner")).filter(({ type }) => type === "image").map(({ name }) => name);
    const { rows } = await sql`
      select from contacts where org_id = ${tx.org} and con_id = ${con_id}
        and (position(${part} in photo) > 0 or exists (select from unnest(${names}::text[]) as n (name) where position(${part} in fields ->> n.name) > 0))`.execute(
      tx.db,
    );
    return rows.length > 0;
  },
};
