import { sql } from "kysely";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { mailboxLetter } from "../../../core/outbox/sender-letters.rule.ts";
import { senderLimits } from "../../../core/senders/sender.model.ts";
import { freshSecret, secretHash } from "../auth/secret.crypto.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import type { SenderRow } from "./sender-row.ts";

type Call = { readonly actor: StaffActor; readonly request: Request; readonly tx: Tx };
const day = 86_400;

/** The name of the organisation of a transaction. */
export const orgName = async ({ db, org }: Tx): Promise<string> =>
  (await db.selectFrom("orgs").select("name").where("org_id", "=", org).executeTakeFirstOrThrow()).name;

/** Deletes the content of a mail whose link no longer works. */
export const wipeLink = async ({ db }: Tx, org: number | null, hash: string | null): Promise<void> => {
  if (hash !== null)
    await sql`update outbox set sealed = null where org_id = ${org} and code_hash = ${hash} and sealed is not null`.execute(db);
};

/** Mails a sender's address the link that confirms its mailbox; the earlier one no longer works. */
export const mailLink = async (
  { tx, actor, request }: Call,
  outbox: Outbox,
  { id, email, link_hash }: Pick<SenderRow, "id" | "email" | "link_hash">,
): Promise<void> => {
  const { now } = request;
  const secret = freshSecret();
  const hash = secretHash(secret);
  const until = now + senderLimits.link;
  await wipeLink(tx, tx.org, link_hash);
  await tx.db
    .updateTable("senders")
    .set({ link_hash: hash, link_sent_at: now, link_until: until, updated_at: now })
    .where("org_id", "=", tx.org)
    .where("sender_id", "=", id)
    .execute();
  const letter = mailboxLetter(
    request.language ?? "en",
    { org: await orgName(tx), email, days: senderLimits.link / day },
    `${request.origin}/ui/confirm-sender#token=${secret}`,
  );
  await outbox.send(tx, actor.org_id, { channel: "email", recipient: email, letter, secret: { until, code: hash } }, now);
};
