import { sql } from "kysely";
import { canSend } from "../../../core/outbox/ways.rule.ts";
import { afterDelivery, type DeliveryAnswer, deliveryProblem, isAccepted, isGivenUp } from "../../../core/webhooks/after-delivery.rule.ts";
import { WebhookRole } from "../../../core/webhooks/webhook-event.model.ts";
import { webhookOffLetter } from "../../../core/webhooks/webhook-off-letter.rule.ts";
import { writeAudit } from "../audit/audit.store.ts";
import type { Outbox } from "../outbox/outbox.store.ts";
import type { Tx } from "../storage/database.ts";
import type { Sealer } from "../storage/sealer.ts";
import { deliveryBody } from "./delivery-body.store.ts";
import type { DueDelivery } from "./due-deliveries.store.ts";
import { openHookSecret, signedHeaders } from "./webhook-secret.store.ts";

/** A request that delivers an event. */
export type Shipment = { readonly url: string; readonly body: string; readonly headers: Readonly<Record<string, string>> };

/** Writes the request of an attempt; null when the secret or the entry of the log cannot be read. A replaced secret that cannot be read signs nothing. */
export const shipmentOf = async (tx: Tx, due: DueDelivery, sealer: Sealer, now: number): Promise<Shipment | null> => {
  const { org_id: org } = due;
  const hook = await tx.db
    .selectFrom("webhooks")
    .select(["url", "role", "key", "sealed", "old_sealed", "old_until"])
    .where("org_id", "=", org)
    .where("webhook_id", "=", due.webhook_id)
    .executeTakeFirstOrThrow();
  const body = await deliveryBody(tx, due.audit_id, WebhookRole.is(hook.role) ? hook.role : "user");
  if (body === null) return null;
  const opened = (sealed: string): readonly string[] => {
    try {
      return [openHookSecret(sealer, sealed, { org, key: hook.key })];
    } catch {
      return [];
    }
  };
  const [secret] = opened(hook.sealed);
  if (secret === undefined) return null;
  const old = hook.old_sealed !== null && (hook.old_until ?? 0) > now ? opened(hook.old_sealed) : [];
  return { url: hook.url, body, headers: signedHeaders([secret, ...old], { id: due.message_id, at: now, body }) };
};

/** @property pages address of the page of webhooks */
type Ending = { readonly outbox: Outbox; readonly pages: string; readonly now: number };

const switchOff = async (
  tx: Tx,
  { org_id: org, webhook_id: id }: DueDelivery,
  url: string,
  { outbox, pages, now }: Ending,
): Promise<void> => {
  await sql`update webhooks set is_on = false, gave_up = true, version = version + 1 where org_id = ${org} and webhook_id = ${id}`.execute(
    tx.db,
  );
  await sql`
    update webhook_deliveries set state = 'dead', next_at = null, ended_at = ${now}
    where org_id = ${org} and webhook_id = ${id} and state = 'due'`.execute(tx.db);
  const doer = { actor: { kind: "system" }, request: { id: `webhook-${id}`, ip: "", now } } as const;
  await writeAudit(tx, doer, {
    action: "webhook.update",
    object_type: "webhook",
    object_id: id,
    before: { is_on: true },
    after: { is_on: false, gave_up: true },
  });
  if (!canSend(outbox.ways, "email")) return;
  const admins = await tx.db
    .selectFrom("users")
    .select(["email", "first_name"])
    .where("org_id", "=", org)
    .where("status", "=", 1)
    .where("activated", "=", true)
    .where("role", "in", ["owner", "admin"])
    .orderBy("user_id")
    .execute();
  for (const { email, first_name } of admins) {
    const letter = webhookOffLetter("en", { name: first_name, url }, pages);
    await outbox.send(tx, org, { channel: "email", recipient: email, letter, secret: null }, now);
  }
};

/** Stores what came of an attempt, and switches a webhook off that has been failing for days. */
export const endDelivery = async (tx: Tx, due: DueDelivery, answer: DeliveryAnswer, ending: Ending): Promise<void> => {
  const { org_id: org, webhook_id: id, delivery_id, attempts } = due;
  const { now } = ending;
  const problem = deliveryProblem(answer);
  const next = afterDelivery(answer, attempts, now);
  const { rows } = await sql<{ url: string; failing_since: number | null; is_on: boolean }>`
    update webhooks set ${
      isAccepted(answer)
        ? sql`succeeded_at = ${now}, failing_since = null, problem = null`
        : sql`failed_at = ${now}, failing_since = coalesce(failing_since, ${now}), problem = ${problem}`
    } where org_id = ${org} and webhook_id = ${id} returning url, failing_since, is_on`.execute(tx.db);
  await sql`
    update webhook_deliveries set state = ${next.state}, next_at = ${next.state === "due" ? next.at : null}::bigint, lease_until = null,
      status = ${answer.status ?? null}::int, problem = ${problem}, ended_at = ${next.state === "due" ? null : now}::bigint
    where org_id = ${org} and delivery_id = ${delivery_id} and state = 'due' and attempts = ${attempts}`.execute(tx.db);
  const [hook] = rows;
  if (hook !== undefined && hook.is_on && isGivenUp(hook, now)) await switchOff(tx, due, hook.url, ending);
};
