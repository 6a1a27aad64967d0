import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../../core/access/actor.model.ts";
import type { NamedContact } from "../../../core/contacts/contact-names.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";

/** Who looks at contacts: a member of staff by role, the product itself as an owner, anybody else as a guest. */
export const viewerOf = (actor: Actor | { readonly kind: "system" }): FieldViewer => {
  switch (actor.kind) {
    case "staff":
      return actor.role;
    case "system":
      return "owner";
    default:
      return "guest";
  }
};

/** What a contact is called, of a row `c`. */
export const contactNameColumns = sql<NamedContact>`c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo, coalesce(c.email[1], c.mobile[1], '') as info`;

const ownFields = (viewer: FieldViewer, keys: readonly string[] | null): RawBuilder<unknown> => {
  const all = sql`c.fields - (select hidden_fields(current_org(), ${viewer}))`;
  const seen = viewer === "guest" ? sql`guest_values(current_org(), ${all})` : all;
  return keys === null ? seen : sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${seen}) where key = any(${[...keys]}::text[]))`;
};

/** The columns of a contact as it goes out to somebody, without the own fields that they do not see, and id numbers masked for guests; of `contacts` or `own_contacts`, which must be named `c`. @param keys the own fields to give; null for all */
export const contactColumns = (viewer: FieldViewer, keys: readonly string[] | null = null): RawBuilder<Contact> => sql<Contact>`
  c.con_id::text as id, c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.first_name, c.last_name, c.email, c.mobile, c.tags, c.photo,
  c.archived_at is not null as archived, c.blocked_at is not null as blocked, ${ownFields(viewer, keys)} as fields, c.version, c.created_at, c.updated_at`;
