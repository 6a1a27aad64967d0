import { type RawBuilder, sql } from "kysely";
import type { Contact } from "../../../core/contacts/contact.model.ts";

/** The columns of a contact as it goes out; of `contacts` or `own_contacts`, which must be named `c`. */
export const contactColumns: RawBuilder<Contact> = sql<Contact>`
  c.con_id::text as id, c.con_id, contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) as name, c.first_name, c.last_name, c.email, c.mobile, c.tags, c.photo,
  c.archived_at is not null as archived, c.fields, c.version, c.created_at, c.updated_at`;
