import { sql } from "kysely";
import { messageLetter } from "../../../core/conversations/conversation-letters.rule.ts";
import type { ThreadMessage } from "../../../core/conversations/thread.model.ts";
import { isToldByMail, toldOfMessage } from "../../../core/conversations/told-by-mail.rule.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { answeringUsers } from "./answering-users.store.ts";

type About = { readonly con_id: number; readonly thread: number | null; readonly contact: number | null; readonly told_at: number | null };

/** Mails the users who are to answer that a contact wrote in a thread, in the transaction that stored the message, once in 15 minutes. */
export const tellStaff = async (
  tx: Tx,
  { outbox, origin, now }: { readonly outbox: Outbox; readonly origin: string; readonly now: number },
  { thread_id, creator }: ThreadMessage,
): Promise<void> => {
  if (tx.org === null || !canSend(outbox.ways, "email")) return;
  const { rows } = await sql<About>`
    select t.con_id, t.assigned_to as thread, case when c.fields #>> '{assignedUser,0}' ~ '^[0-9]{1,15}$' then (c.fields #>> '{assignedUser,0}')::bigint end as contact, t.staff_told_at as told_at
    from threads t join contacts c on c.con_id = t.con_id where t.org_id = ${tx.org} and t.thread_id = ${thread_id}`.execute(tx.db);
  const [about] = rows;
  if (about === undefined || !isToldByMail({ told_at: about.told_at, seen_at: null, now })) return;
  const told = toldOfMessage(await answeringUsers(tx, now), about);
  if (told.length === 0) return;
  await sql`update threads set staff_told_at = ${now} where org_id = ${tx.org} and thread_id = ${thread_id}`.execute(tx.db);
  for (const { email, first_name } of told) {
    const letter = messageLetter("en", { contact: creator.name, name: first_name }, `${origin}/ui/contacts/${about.con_id}`);
    await outbox.send(tx, tx.org, { channel: "email", recipient: email, letter, secret: null }, now);
  }
};
