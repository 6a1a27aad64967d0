import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import { visibleTasks } from "../tasks/task-list.store.ts";
import { toldActivity } from "./told-activity.ts";
import { toldEvents } from "./told-events.ts";
import { toldFields } from "./told-fields.ts";
import type { TimelinePart } from "./timeline-part.ts";

const userName = (id: string) => sql`(select nullif(btrim(u.first_name || ' ' || u.last_name), '') from users u where u.user_id = ${sql.ref(id)})`;

const toldNotes: TimelinePart = {
  kind: "note",
  filter: "note",
  rows: async ({ tx, actor, contact }) => sql`
    select n.created_at as at, lpad(n.note_id::text, 20, '0') as key,
      jsonb_build_object('id', n.note_id, 'con_id', n.con_id, 'contact', (select contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) from contacts c where c.con_id = n.con_id),
        'body', n.body, 'author_id', n.author_id, 'author', ${userName("n.author_id")}, 'editor', case when n.editor_id is distinct from n.author_id then ${userName("n.editor_id")} end,
        'editable', ${isAdmin(actor.role)} or n.author_id is not distinct from ${actor.user_id}::bigint, 'version', n.version, 'created_at', n.created_at, 'updated_at', n.updated_at) as data
    from contact_notes n where n.org_id = ${tx.org} and n.con_id = ${contact} and n.deleted_at is null`,
};

const toldTasks: TimelinePart = {
  kind: "task",
  filter: "task",
  rows: async ({ tx, actor, contact }) => sql`
    select t.created_at as at, lpad(t.task_id::text, 20, '0') as key,
      jsonb_build_object('id', t.task_id, 'name', t.name, 'slug', t.slug, 'status', t.status, 'by', ${userName("t.created_by")}) as data
    from own_tasks t where ${visibleTasks(tx, actor)} and t.contact_ids <> '{}' and t.contact_ids @> array[${contact}]::bigint[]`,
};

const toldMessages: TimelinePart = {
  kind: "message",
  filter: "message",
  rows: async ({ tx, contact }) => sql`
    select o.created_at as at, lpad(o.message_id::text, 20, '0') as key,
      jsonb_build_object('channel', o.channel, 'recipient', o.recipient, 'subject', o.subject, 'body', coalesce(o.shown, o.body), 'by', ${userName("o.user_id")}, 'failure', case when o.state = 'failed' then o.reason end) as data
    from outbox o where o.org_id = ${tx.org} and o.con_id = ${contact}`,
};

/** Everything that timelines tell of. */
export const timelineParts: readonly TimelinePart[] = [toldNotes, toldTasks, toldMessages, toldActivity, toldFields, toldEvents];
