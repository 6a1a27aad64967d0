import { sql } from "kysely";
import { answerLetter } from "../../../core/conversations/conversation-letters.rule.ts";
import type { ThreadMessage } from "../../../core/conversations/thread.model.ts";
import { isToldByMail } from "../../../core/conversations/told-by-mail.rule.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import type { Language } from "../../../core/portal/language.rule.ts";
import { portalHref } from "../../../core/portal/portal-path.rule.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";

type Told = {
  readonly con_id: number;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly language: Language | null;
  readonly told_at: number | null;
  readonly seen_at: number | null;
  readonly pid: string;
  readonly title: string;
};

/**
 * Tells a contact that staff wrote in a thread, in the transaction that stored the message: by mail, or by text without an address, once in
 * 15 minutes, and not while the contact reads the thread.
 */
export const tellOfAnswer = async (
  tx: Tx,
  { outbox, origin, now }: { readonly outbox: Outbox; readonly origin: string; readonly now: number },
  { thread_id, creator }: ThreadMessage,
): Promise<void> => {
  const { rows } = await sql<Told>`
    select t.con_id, c.email[1] as email, c.mobile[1] as mobile, c.language, t.contact_told_at as told_at, t.contact_seen_at as seen_at, p.pid, p.title
    from threads t join contacts c on c.con_id = t.con_id
      join lateral (select pid, title from portals where org_id = t.org_id order by created_at, pid limit 1) p on true
    where t.org_id = ${tx.org} and t.thread_id = ${thread_id}`.execute(tx.db);
  const [told] = rows;
  if (told === undefined || tx.org === null || !isToldByMail({ ...told, now })) return;
  const to = [
    { channel: "email" as const, recipient: told.email },
    { channel: "sms" as const, recipient: told.mobile },
  ].find(({ channel, recipient }) => recipient !== null && canSend(outbox.ways, channel));
  if (to === undefined || to.recipient === null) return;
  await sql`update threads set contact_told_at = ${now} where org_id = ${tx.org} and thread_id = ${thread_id}`.execute(tx.db);
  const url = `${origin}${portalHref(told.pid, `/p/conversations/${thread_id}`)}`;
  const letter = answerLetter(told.language ?? "en", { name: creator.name === "" ? told.title : creator.name, portal: told.title }, url);
  const about = { contact: told.con_id, user: creator.id, shown: null };
  await outbox.send(tx, tx.org, { channel: to.channel, recipient: to.recipient, letter, secret: null, about }, now);
};
