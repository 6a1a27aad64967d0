import * as E from "fp-ts/lib/Either.js";
import { type RawBuilder, sql } from "kysely";
import { notFound } from "../../../core/kernel/failure.ts";
import { webhookRefusals } from "../../../core/webhooks/webhook-refusals.ts";
import { type Delivery, webhookLimits } from "../../../core/webhooks/webhook.model.ts";
import type { WebhookStore } from "../../../core/webhooks/webhooks.port.ts";
import { writeAudit } from "../audit/audit.store.ts";
import { deliveryBody } from "./delivery-body.store.ts";
import { type HookCall, lockedWebhook, readWebhook } from "./webhooks.store.ts";

const columns = sql`delivery_id as id, message_id, event, state, attempts, next_at, status, problem, created_at, ended_at`;

/** The deliveries of webhooks in the transaction of one call. */
export const makeDeliveryStore = (call: HookCall): Pick<WebhookStore, "deliveries" | "body" | "resend" | "resendSince"> => {
  const { tx, request } = call;
  const org = call.actor.org_id;

  const again = async (id: number, which: RawBuilder<unknown>): Promise<number> => {
    const sent = await sql`
      update webhook_deliveries set state = 'due', attempts = 0, next_at = ${request.now}, lease_until = null, ended_at = null
      where org_id = ${org} and webhook_id = ${id} and state <> 'due' and ${which}`.execute(tx.db);
    return Number(sent.numAffectedRows ?? 0n);
  };

  return {
    deliveries:
      (id, { state, before }) =>
      async () => {
        if ((await readWebhook(call, id)) === null) return E.left(notFound(webhookRefusals.no_webhook));
        const { rows } = await sql<Delivery>`
          select ${columns} from webhook_deliveries where org_id = ${org} and webhook_id = ${id}
          ${state === null ? sql`` : sql`and state = ${state}`} ${before === null ? sql`` : sql`and delivery_id < ${before}`}
          order by delivery_id desc limit ${webhookLimits.page + 1}`.execute(tx.db);
        const deliveries = rows.slice(0, webhookLimits.page);
        return E.right({ deliveries, next: rows.length > deliveries.length ? (deliveries.at(-1)?.id ?? null) : null });
      },
    body: (id, delivery) => async () => {
      const webhook = await readWebhook(call, id);
      if (webhook === null) return E.left(notFound(webhookRefusals.no_webhook));
      const row = await tx.db
        .selectFrom("webhook_deliveries")
        .select("audit_id")
        .where("org_id", "=", org)
        .where("webhook_id", "=", id)
        .where("delivery_id", "=", delivery)
        .executeTakeFirst();
      const body = row === undefined ? null : await deliveryBody(tx, row.audit_id, webhook.role);
      return body === null ? E.left(notFound(webhookRefusals.no_delivery)) : E.right({ body });
    },
    resend: (id, delivery) => async () => {
      const webhook = await lockedWebhook(call, id);
      if (webhook === null) return E.left(notFound(webhookRefusals.no_webhook));
      const { rows } = await sql`
        select from webhook_deliveries where org_id = ${org} and webhook_id = ${id} and delivery_id = ${delivery}`.execute(tx.db);
      if (rows.length === 0) return E.left(notFound(webhookRefusals.no_delivery));
      const count = await again(id, sql`delivery_id = ${delivery}`);
      if (count > 0)
        await writeAudit(tx, call, {
          action: "webhook.resend",
          object_type: "webhook",
          object_id: id,
          before: null,
          after: { delivery },
        });
      return E.right({ count });
    },
    resendSince:
      (id, { since, failed }) =>
      async () => {
        if ((await lockedWebhook(call, id)) === null) return E.left(notFound(webhookRefusals.no_webhook));
        const count = await again(id, sql`created_at >= ${since} and (${!failed} or state = 'dead')`);
        if (count > 0)
          await writeAudit(tx, call, {
            action: "webhook.resend",
            object_type: "webhook",
            object_id: id,
            before: null,
            after: { since, failed, count },
          });
        return E.right({ count });
      },
  };
};
