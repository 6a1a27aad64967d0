import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../../core/access/actor.model.ts";
import type { NamedContact } from "../../../core/contacts/contact-names.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import type { Tx } from "../storage/database.ts";
import { writtenColumnsOf } from "./contact-columns.ts";

/** Who looks at contacts: a member of staff by role, the product itself as an owner, learners as themselves, anybody else as a guest. */
export const viewerOf = (actor: Actor | { readonly kind: "system" }): FieldViewer => {
  switch (actor.kind) {
    case "staff":
      return actor.role;
    case "system":
      return "owner";
    case "learner":
      return "learner";
    default:
      return "guest";
  }
};

/** What a contact is called, of a row `c`. */
export const contactNameColumns = sql<NamedContact>`c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo, coalesce(c.email[1], c.mobile[1], '') as info`;

/** The own values of a row `c` with those of the user whom it is assigned to. */
export const withRepValues = sql`(case when c.fields ? 'assignedUser' then c.fields || coalesce((select v.fields from rep_values v where v.org_id = c.org_id and v.user_key = c.fields #>> '{assignedUser,0}'), '{}') else c.fields end)`;

const ownFields = (viewer: FieldViewer, keys: readonly string[] | null): RawBuilder<unknown> => {
  const all = sql`${withRepValues} - (select hidden_fields(current_org(), ${viewer}))`;
  const seen = viewer === "guest" ? sql`guest_values(current_org(), ${all})` : all;
  return keys === null
    ? seen
    : sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${seen}) where key = any(${[...keys]}::text[]))`;
};

/**
 * A contact as it goes out to somebody, as JSON text; of `own_contact_texts`, which must be named `c`. What `contactColumns` tells, this
 * tells too: what they add is either written in `contact_text` or added here.
 */
export const contactText = (viewer: FieldViewer, keys: readonly string[] | null): RawBuilder<string> =>
  sql<string>`'{' || c.list_text || ',"fields":' || (${ownFields(viewer, keys)})::text || '}'`;

/**
 * The columns of a contact as it goes out to somebody, without the own fields that they do not see, and id numbers masked for guests; of
 * `contacts` or `own_contacts`, which must be named `c`.
 * @param keys the own fields to give; null for all
 */
export const contactColumns = (viewer: FieldViewer, keys: readonly string[] | null = null): RawBuilder<Contact> => sql<Contact>`
  c.con_id::text as id, c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, ${writtenColumnsOf("c")}, c.photo,
  c.archived_at is not null as archived, c.blocked_at is not null as blocked, ${ownFields(viewer, keys)} as fields, c.version, c.created_at, c.updated_at`;

/**
 * One contact that is not in the bin; null where there is none.
 * @param lock so that nobody else changes it before this transaction ends
 */
export const readContact = async (tx: Tx, viewer: FieldViewer, id: number, lock: boolean): Promise<Contact | null> => {
  const { rows } = await sql<Contact>`
    select ${contactColumns(viewer)} from contacts c where c.org_id = ${tx.org} and c.con_id = ${id} and c.deleted_at is null ${lock ? sql`for no key update` : sql``}`.execute(
    tx.db,
  );
  return rows[0] ?? null;
};
