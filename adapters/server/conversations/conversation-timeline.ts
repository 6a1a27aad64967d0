import { sql } from "kysely";
import type { TimelinePart } from "../contributions/timeline-part.ts";
import { userNameSql } from "../users/user-name-sql.ts";

/** Timeline entries for the messages of a contact's conversations. */
export const conversationTimeline: TimelinePart = {
  kind: "chat",
  filter: "conversation",
  rows: async ({ tx, contact }) => sql`
    select m.created_at as at, lpad(m.message_id::text, 20, '0') as key,
      jsonb_build_object('thread_id', t.thread_id, 'thread', t.name, 'channel', t.channel, 'side', case when m.from_contact then 'contact' else 'user' end, 'by', ${userNameSql("m.user_id")}, 'body', m.body, 'failure', case when o.state = 'failed' then o.reason end) as data
    from messages m join threads t on t.thread_id = m.thread_id left join outbox o on o.carries = m.message_id and o.org_id = t.org_id where t.org_id = ${tx.org} and t.con_id = ${contact}`,
};
