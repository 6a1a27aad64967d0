import { sql } from "kysely";
import type { ThreadMessage } from "../../../core/conversations/thread.model.ts";
import { isToldByMail } from "../../../core/conversations/told-by-mail.rule.ts";
import { aboutNothing } from "../../../core/portal-notices/notice-about.model.ts";
import { tellContacts } from "../portal-notices/tell-contacts.store.ts";
import type { Tx } from "../storage/database.ts";

type Told = {
  readonly con_id: number;
  readonly told_at: number | null;
  readonly seen_at: number | null;
  readonly organisation: string;
};

/**
 * Tells a contact that staff wrote in a thread, in the transaction that stored the message: by a notice, and by the way of alerts that the
 * contact has chosen, once in 15 minutes, and not while the contact reads the thread.
 * @param now epoch seconds
 */
export const tellOfAnswer = async (tx: Tx, { thread_id, sequence, creator }: ThreadMessage, now: number): Promise<void> => {
  const { rows } = await sql<Told>`
    select t.con_id, t.contact_told_at as told_at, t.contact_seen_at as seen_at, o.name as organisation
    from threads t join orgs o on o.org_id = t.org_id where t.org_id = ${tx.org} and t.thread_id = ${thread_id}`.execute(tx.db);
  const [told] = rows;
  if (told === undefined || !isToldByMail({ ...told, now })) return;
  await sql`update threads set contact_told_at = ${now} where org_id = ${tx.org} and thread_id = ${thread_id}`.execute(tx.db);
  const subject = { id: thread_id, name: creator.name === "" ? told.organisation : creator.name };
  const key = `message:${thread_id}:${sequence}`;
  await tellContacts(tx, { contacts: [told.con_id], kind: "message", key, about: { ...aboutNothing, subject } }, now);
};
