import { sql } from "kysely";
import type { TimelinePart } from "../contributions/timeline-part.ts";
import { userNameSql } from "../users/user-name-sql.ts";

/** Timeline entries for messages that staff sent to the contact; those of conversations have entries of their own. */
export const messageTimeline: TimelinePart = {
  kind: "message",
  filter: "message",
  rows: async ({ tx, contact }) => sql`
    select o.created_at as at, lpad(o.message_id::text, 20, '0') as key,
      jsonb_build_object('channel', o.channel, 'recipient', o.recipient, 'subject', o.subject, 'body', coalesce(o.shown, o.body), 'by', ${userNameSql("o.user_id")}, 'failure', case when o.state = 'failed' then o.reason end) as data
    from outbox o where o.org_id = ${tx.org} and o.con_id = ${contact} and o.carries is null`,
};
