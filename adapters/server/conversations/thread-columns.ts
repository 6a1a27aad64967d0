import { type RawBuilder, sql } from "kysely";
import { conversationLimits, type Thread, type ThreadMessage } from "../../../core/conversations/thread.model.ts";
import { userNameSql } from "../users/user-name-sql.ts";

/** Who reads threads: a user, or their contact if that is null. */
export type Reader = { readonly user_id: number | null };

const contactName = sql`(select contact_name(c.first_name, c.last_name, c.email, c.mobile, c.con_id) from contacts c where c.con_id = t.con_id)`;
const writerName = sql`coalesce(case when m.from_contact then ${contactName} else ${userNameSql("m.user_id")} end, '')`;
const side = sql`case when m.from_contact then 'contact' else 'user' end`;

/** The columns of a message `m` of a thread `t`. */
export const messageColumns = sql<ThreadMessage>`m.message_id as id, m.thread_id, m.sequence, m.client_key::text as key,
  json_build_object('side', ${side}, 'id', case when m.from_contact then t.con_id else m.user_id end, 'name', ${writerName}) as creator, m.body, m.created_at`;

const readBy = ({ user_id }: Reader): RawBuilder<number> =>
  user_id === null
    ? sql`t.contact_read`
    : sql`coalesce((select r.sequence from thread_reads r where r.thread_id = t.thread_id and r.user_id = ${user_id}), 0)`;

/** The columns of a thread `t`, as one reader sees it. */
export const threadColumns = (
  reader: Reader,
): RawBuilder<Thread> => sql`t.thread_id as id, t.con_id, t.channel, t.name, t.assigned_to, t.closed_at is not null as closed,
  (select json_build_object('sequence', m.sequence, 'side', ${side}, 'name', ${writerName}, 'body', left(regexp_replace(m.body, '\\s+', ' ', 'g'), ${conversationLimits.line}), 'created_at', m.created_at)
    from messages m where m.thread_id = t.thread_id and m.sequence = t.last_sequence) as last,
  ${readBy(reader)} as read,
  (select count(*) from messages u where u.thread_id = t.thread_id and u.sequence > ${readBy(reader)} and u.from_contact = ${reader.user_id !== null}) as unread`;
