import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../storage/database.ts";

/** Seconds for which a process holds a delivery; longer than an attempt may take. */
const leaseSeconds = 60;

/** A delivery with a started attempt; it counts even if the process ends now. */
export type DueDelivery = {
  readonly delivery_id: number;
  readonly org_id: number;
  readonly webhook_id: number;
  readonly message_id: string;
  readonly audit_id: number;
  readonly attempts: number;
};

/**
 * Selects the delivery that is due for longest of each webhook that has none under way. Those of a closed organisation wait until it is taken
 * back.
 * @param most webhooks
 */
export const firstDue = (most: number, now: number): RawBuilder<{ readonly delivery_id: number }> => sql`
  select first.delivery_id from webhooks w join orgs o on o.org_id = w.org_id cross join lateral (
    select x.delivery_id, x.next_at from webhook_deliveries x where x.webhook_id = w.webhook_id and x.state = 'due' and x.next_at <= ${now}
    order by x.next_at, x.delivery_id limit 1) first
  where w.is_on and w.deleted_at is null and o.closed_at is null
    and not exists (select from webhook_deliveries b where b.webhook_id = w.webhook_id and b.state = 'due' and b.lease_until > ${now})
  order by first.next_at, first.delivery_id limit ${most}`;

/**
 * Leases the deliveries that are due first: a slow receiver holds up its own alone.
 * @param most webhooks
 */
export const takeDeliveries = async ({ db }: Tx, most: number, now: number): Promise<readonly DueDelivery[]> => {
  const { rows } = await sql<DueDelivery>`
    update webhook_deliveries d set lease_until = ${now + leaseSeconds}, attempts = d.attempts + 1
    from (${firstDue(most, now)}) due
    where d.delivery_id = due.delivery_id and d.state = 'due' and (d.lease_until is null or d.lease_until <= ${now})
    returning d.delivery_id, d.org_id, d.webhook_id, d.message_id, d.audit_id, d.attempts`.execute(db);
  return rows;
};

/** Ends the leases of a process that has ended; only where no other process can hold one. */
export const endDeliveryLeases = async ({ db }: Tx): Promise<void> => {
  await sql`update webhook_deliveries set lease_until = null where state = 'due' and lease_until is not null`.execute(db);
};

/** Ends the lease of an attempt that was given up because the process stops. */
export const giveUpDelivery = async ({ db, org }: Tx, { delivery_id }: Pick<DueDelivery, "delivery_id">): Promise<void> => {
  await sql`update webhook_deliveries set lease_until = null where org_id = ${org} and delivery_id = ${delivery_id} and state = 'due'`.execute(
    db,
  );
};
