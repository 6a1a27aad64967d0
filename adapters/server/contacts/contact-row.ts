import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../../core/access/actor.model.ts";
import type { NamedContact } from "../../../core/contacts/contact-names.model.ts";
import type { Contact } from "../../../core/contacts/contact.model.ts";
import type { FieldViewer } from "../../../core/fields/field-access.rule.ts";
import type { Tx } from "../storage/database.ts";
import { writtenColumnsOf } from "./contact-columns.ts";

/** The viewer of contacts: staff by role, the system as an owner, learners as learners, anyone else as a guest. */
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

/** The name columns of a contact row `c`. */
export const contactNameColumns = sql<NamedContact>`c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.photo, coalesce(c.email[1], c.mobile[1], '') as info`;

/** The custom values of a row `c` merged with those of its assigned user. */
export const withRepValues = sql`(case when c.fields ? 'assignedUser' then c.fields || coalesce((select v.fields from rep_values v where v.org_id = c.org_id and v.user_key = c.fields #>> '{assignedUser,0}'), '{}') else c.fields end)`;

const ownFields = (viewer: FieldViewer, keys: readonly string[] | null): RawBuilder<unknown> => {
  const all = sql`${withRepValues} - (select hidden_fields(current_org(), ${viewer}))`;
  const seen = viewer === "guest" ? sql`guest_values(current_org(), ${all})` : all;
  return keys === null
    ? seen
    : sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${seen}) where key = any(${[...keys]}::text[]))`;
};

/**
 * A contact as returned to the viewer, as JSON text; of `own_contact_texts`, aliased as `c`. It has the same properties as
 * `contactColumns`: a new one must be added to `contact_text` or here.
 */
export const contactText = (viewer: FieldViewer, keys: readonly string[] | null): RawBuilder<string> =>
  sql<string>`'{' || c.list_text || ',"fields":' || (${ownFields(viewer, keys)})::text || '}'`;

/**
 * The columns of a contact as returned to the viewer, without hidden custom fields, and with id numbers masked for guests; of `contacts` or
 * `own_contacts`, aliased as `c`.
 * @param keys the custom fields to return; null for all
 */
export const contactColumns = (viewer: FieldViewer, keys: readonly string[] | null = null): RawBuilder<Contact> => sql<Contact>`
  c.con_id::text as id, c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, ${writtenColumnsOf("c")}, c.photo,
  c.archived_at is not null as archived, c.blocked_at is not null as blocked, ${ownFields(viewer, keys)} as fields, c.version, c.created_at, c.updated_at`;

/**
 * One contact that is not in the bin; null when there is none.
 * @param lock locks it until this transaction ends
 */
export const readContact = async (tx: Tx, viewer: FieldViewer, id: number, lock: boolean): Promise<Contact | null> => {
  const { rows } = await sql<Contact>`
    select ${contactColumns(viewer)} from contacts c where c.org_id = ${tx.org} and c.con_id = ${id} and c.deleted_at is null ${lock ? sql`for no key update` : sql``}`.execute(
    tx.db,
  );
  return rows[0] ?? null;
};
