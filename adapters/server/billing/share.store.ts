import * as E from "fp-ts/lib/Either.js";
import type { StaffActor } from "../../../core/access/actor.model.ts";
import { type BillingShare, type RevokedShares, shareSeconds } from "../../../core/billing/billing.model.ts";
import { conflict, type Failure } from "../../../core/kernel/failure.ts";
import { outboxRefusals } from "../../../core/outbox/outbox-refusals.ts";
import { billingLetter } from "../../../core/outbox/staff-letters.rule.ts";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { type Doer, writeAudit } from "../audit/audit.store.ts";
import { freshSecret, secretHash } from "../auth/secret.crypto.ts";
import type { Request } from "../http/call.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Database, Tx } from "../storage/database.ts";

type OwnerCall = Doer & {
  readonly tx: Tx;
  readonly actor: StaffActor;
  readonly request: Pick<Request, "id" | "ip" | "now" | "origin" | "language">;
};

const makeLink = async ({ tx, actor, request }: OwnerCall): Promise<BillingShare> => {
  const secret = freshSecret();
  const expires_at = request.now + shareSeconds;
  await tx.db
    .insertInto("billing_shares")
    .values({ token_hash: secretHash(secret), org_id: actor.org_id, user_id: actor.user_id, created_at: request.now, expires_at })
    .execute();
  return { url: `${request.origin}/ui/share-billing#token=${secret}`, expires_at };
};

/** Creates a shared link to the billing page. */
export const shareBilling = async (call: OwnerCall): Promise<BillingShare> => {
  const share = await makeLink(call);
  await writeAudit(call.tx, call, {
    action: "billing.share",
    object_type: "org",
    object_id: call.actor.org_id,
    before: null,
    after: { expires_at: share.expires_at },
  });
  return share;
};

/** Revokes all shared billing links of the organisation. */
export const unshareBilling = async (call: OwnerCall): Promise<RevokedShares> => {
  const { tx, actor, request } = call;
  const links = await tx.db.deleteFrom("billing_shares").where("org_id", "=", actor.org_id).returning("expires_at").execute();
  const revoked = links.filter(({ expires_at }) => expires_at > request.now).length;
  await writeAudit(tx, call, { action: "billing.unshare", object_type: "org", object_id: actor.org_id, before: null, after: { revoked } });
  return { revoked };
};

/** The organisation of a shared link while the link is valid. */
export const sharedOrg = (database: Database, token: string, now: number): Promise<number | null> =>
  database.asSystem(async ({ db }) => {
    const row = await db
      .selectFrom("billing_shares")
      .select("org_id")
      .where("token_hash", "=", secretHash(token))
      .where("expires_at", ">", now)
      .executeTakeFirst();
    return row?.org_id ?? null;
  });

/** Mails a link to each given user of the organisation; does nothing for an empty list. */
export const notifyPeople = async (call: OwnerCall, outbox: Outbox, userIds: readonly number[]): Promise<E.Either<Failure, void>> => {
  const { tx, actor, request } = call;
  if (userIds.length === 0) return E.right(undefined);
  if (!canSend(outbox.ways, "email")) return E.left(conflict(outboxRefusals.mail_not_set_up));
  const people = await tx.db
    .selectFrom("users")
    .select(["user_id", "first_name", "email"])
    .where("org_id", "=", actor.org_id)
    .where("status", "=", 1)
    .where("user_id", "in", [...userIds])
    .orderBy("user_id")
    .execute();
  if (people.length === 0) return E.right(undefined);
  const { name } = await tx.db.selectFrom("orgs").select("name").where("org_id", "=", actor.org_id).executeTakeFirstOrThrow();
  for (const { first_name, email } of people) {
    const { url, expires_at } = await makeLink(call);
    await outbox.send(
      tx,
      actor.org_id,
      {
        channel: "email",
        recipient: email,
        letter: billingLetter(request.language ?? "en", { name: first_name, org: name }, url),
        secret: { until: expires_at, code: null },
      },
      request.now,
    );
  }
  await writeAudit(tx, call, {
    action: "billing.notify",
    object_type: "org",
    object_id: actor.org_id,
    before: null,
    after: { user_ids: people.map(({ user_id }) => user_id) },
  });
  return E.right(undefined);
};
