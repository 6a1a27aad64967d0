import { senderFailedLetter } from "../../../core/outbox/sender-letters.rule.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import { orgName } from "./mailbox-link.store.ts";

/** @property origin `https://host[:port]` of the product's pages */
export type Telling = { readonly outbox: Outbox; readonly origin: () => string };

/**
 * Mails the administrators of an organisation that a verified sender has failed.
 * @param now epoch seconds
 */
export const tellFailed = async (tx: Tx, { outbox, origin }: Telling, email: string, now: number): Promise<void> => {
  if (tx.org === null || !canSend(outbox.ways, "email")) return;
  const org = await orgName(tx);
  const people = await tx.db
    .selectFrom("users")
    .select(["email", "first_name as name"])
    .where("org_id", "=", tx.org)
    .where("role", "in", ["owner", "admin"])
    .where("status", "=", 1)
    .where("activated", "=", true)
    .orderBy("user_id")
    .execute();
  for (const { email: recipient, name } of people) {
    const letter = senderFailedLetter("en", { name, org, email }, `${origin()}/ui/settings/email-addresses`);
    await outbox.send(tx, tx.org, { channel: "email", recipient, letter, secret: null }, now);
  }
};
