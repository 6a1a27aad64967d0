import { type RawBuilder, sql } from "kysely";
import { WebhookEvent } from "../../../core/webhooks/webhook-event.model.ts";
import type { Webhook } from "../../../core/webhooks/webhook.model.ts";

type WebhookRow = Omit<Webhook, "events"> & { readonly events: readonly string[] };

/**
 * The returned columns of a webhook `w`; names of connectors are those of their service users.
 * @param now epoch seconds
 */
export const webhookColumns = (now: number): RawBuilder<WebhookRow> => sql<WebhookRow>`
  w.webhook_id as id, w.url, w.events, w.role, w.is_on, w.gave_up, w.succeeded_at, w.failed_at, w.problem,
  case when w.old_until > ${now} then w.old_until end as old_until,
  (select count(*)::int from webhook_deliveries d where d.webhook_id = w.webhook_id and d.state = 'due') as waiting,
  (select u.first_name from users u where u.user_id = w.user_id and u.org_id = w.org_id) as connector, w.version, w.created_at`;

/** A row as a webhook; events that the product no longer has are left out. */
export const webhookOf = ({ events, ...row }: WebhookRow): Webhook => ({ ...row, events: events.filter(WebhookEvent.is) });
