import { type BillingShare, type RevokedShares, shareSeconds } from "../../../core/billing/billing.model.ts";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { freshSecret, secretHash } from "../auth/secret.ts";
import type { Request } from "../http/call.ts";
import { sendMessage } from "../outbox/outbox.store.ts";
import type { Database, Tx } from "../storage/database.ts";

type OwnerCall = Doer & { readonly tx: Tx; readonly actor: StaffActor; readonly request: Pick<Request, "id" | "ip" | "now" | "origin"> };

const makeLink = async ({ tx, actor, request }: OwnerCall): Promise<BillingShare> => {
  const secret = freshSecret();
  const expires_at = request.now + shareSeconds;
  await tx.db.insertInto("billing_shares").values({ token_hash: secretHash(secret), org_id: actor.org_id, user_id: actor.user_id, created_at: request.now, expires_at }).execute();
  return { url: `${request.origin}/ui/share-billing?token=${secret}`, expires_at };
};

/** Makes a link to the billing. */
export const shareBilling = async (call: OwnerCall): Promise<BillingShare> => {
  const share = await makeLink(call);
  await writeAudit(call.tx, call, { action: "billing.share", object_type: "org", object_id: call.actor.org_id, before: null, after: { expires_at: share.expires_at } });
  return share;
};

/** Revokes every link to the billing of the organisation. */
export const unshareBilling = async (call: OwnerCall): Promise<RevokedShares> => {
  const { tx, actor, request } = call;
  const links = await tx.db.deleteFrom("billing_shares").where("org_id", "=", actor.org_id).returning("expires_at").execute();
  const revoked = links.filter(({ expires_at }) => expires_at > request.now).length;
  await writeAudit(tx, call, { action: "billing.unshare", object_type: "org", object_id: actor.org_id, before: null, after: { revoked } });
  return { revoked };
};

/** The organisation that a shared link is about, while it works. */
export const sharedOrg = (database: Database, token: string, now: number): Promise<number | null> =>
  database.asSystem(async ({ db }) => {
    const row = await db.selectFrom("billing_shares").select("org_id").where("token_hash", "=", secretHash(token)).where("expires_at", ">", now).executeTakeFirst();
    return row?.org_id ?? null;
  });

/** Mails a link to each of those named who are in the organisation; nobody named, nothing done. */
export const notifyPeople = async (call: OwnerCall, userIds: readonly number[]): Promise<void> => {
  const { tx, actor, request } = call;
  if (userIds.length === 0) return;
  const people = await tx.db.selectFrom("users").select(["user_id", "first_name", "email"]).where("org_id", "=", actor.org_id).where("status", "=", 1).where("user_id", "in", [...userIds]).orderBy("user_id").execute();
  if (people.length === 0) return;
  const { name } = await tx.db.selectFrom("orgs").select("name").where("org_id", "=", actor.org_id).executeTakeFirstOrThrow();
  for (const { first_name, email } of people) {
    const { url } = await makeLink(call);
    const body = `Hello ${first_name},\n\nyou are asked to look at the billing of ${name}. This link shows it and lets you change the card; it works for seven days:\n${url}`;
    await sendMessage(tx, actor.org_id, { channel: "email", recipient: email, subject: `Billing of ${name}`, body }, request.now);
  }
  await writeAudit(tx, call, { action: "billing.notify", object_type: "org", object_id: actor.org_id, before: null, after: { user_ids: people.map(({ user_id }) => user_id) } });
};
