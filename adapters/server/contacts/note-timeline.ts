import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { TimelinePart } from "../contributions/timeline-part.ts";
import { userNameSql } from "../users/user-name-sql.ts";

/** Timeline entries for notes about the contact. */
export const noteTimeline: TimelinePart = {
  kind: "note",
  filter: "note",
  rows: async ({ tx, actor, contact }) => sql`
    select n.created_at as at, lpad(n.note_id::text, 20, '0') as key,
      jsonb_build_object('id', n.note_id, 'con_id', n.con_id, 'contact', (select contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) from contacts c where c.con_id = n.con_id),
        'body', n.body, 'author_id', n.author_id, 'author', ${userNameSql("n.author_id")}, 'editor', case when n.editor_id is distinct from n.author_id then ${userNameSql("n.editor_id")} end,
        'editable', ${isAdmin(actor.role)} or n.author_id is not distinct from ${actor.user_id}::bigint, 'version', n.version, 'created_at', n.created_at, 'updated_at', n.updated_at) as data
    from contact_notes n where n.org_id = ${tx.org} and n.con_id = ${contact} and n.deleted_at is null`,
};
