import { sql } from "kysely";
import { type AlertChoice, defaultAlerts } from "../../../core/portal-notices/alert-choice.model.ts";
import type { Tx } from "../storage/database.ts";

/** What the portal's frame shows of notices: how the contact is notified of them, and how many are unread. */
export const noticeStanding = async (
  { db, org }: Tx,
  contact: number,
): Promise<{ readonly alerts: AlertChoice; readonly unread_notices: number }> => {
  const { rows } = await sql<{ alerts: AlertChoice | null; unread: number }>`
    select (select a.alerts from contact_alerts a where a.org_id = ${org} and a.con_id = ${contact}) as alerts,
      (select count(*) from portal_notices n where n.org_id = ${org} and n.con_id = ${contact} and n.read_at is null) as unread`.execute(
    db,
  );
  const [row] = rows;
  return { alerts: row?.alerts ?? defaultAlerts, unread_notices: Number(row?.unread ?? 0) };
};

/**
 * Stores how a contact wants to be told of notices.
 * @param now epoch seconds
 */
export const chooseAlerts = async ({ db, org }: Tx, contact: number, alerts: AlertChoice, now: number): Promise<void> => {
  await sql`
    insert into contact_alerts (con_id, org_id, alerts, updated_at) values (${contact}, ${org}, ${alerts}, ${now})
    on conflict (con_id) do update set alerts = excluded.alerts, before_stop = null, updated_at = excluded.updated_at`.execute(db);
};
