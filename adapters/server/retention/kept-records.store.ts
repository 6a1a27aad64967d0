import { type RawBuilder, sql } from "kysely";
import type { RetentionKey } from "../../../core/retention/retention-kinds.rule.ts";
import type { Tx } from "../storage/database.ts";
import { numberOf } from "../storage/number-of.ts";

/**
 * Records of a kind in the database.
 * @property at since when the time of a record counts
 * @property is which rows belong to the kind
 */
type Kept = { readonly table: string; readonly key: string; readonly at: RawBuilder<unknown>; readonly is: RawBuilder<unknown> };

const archivedAt = sql`(select c.archived_at from threads t join contacts c on c.con_id = t.con_id where t.org_id = r.org_id and t.thread_id = r.thread_id)`;

const records: Readonly<Record<RetentionKey, Kept>> = {
  deliveries: { table: "webhook_deliveries", key: "delivery_id", at: sql`r.created_at`, is: sql`r.state <> 'due'` },
  usage: { table: "analytics_events", key: "event_id", at: sql`r.at`, is: sql`true` },
  views_as: { table: "views_as", key: "view_id", at: sql`coalesce(r.ended_at, r.expires_at)`, is: sql`true` },
  messages_of_archived: {
    table: "messages",
    key: "message_id",
    at: sql`greatest(${archivedAt}, r.created_at)`,
    is: sql`${archivedAt} is not null`,
  },
};

/** Number of records of a kind, and the time of the oldest in epoch seconds. */
export const heldOf = async ({ db, org }: Tx, kind: RetentionKey): Promise<{ readonly rows: number; readonly oldest: number | null }> => {
  const { table, at, is } = records[kind];
  const { rows } = await sql<{ rows: number; oldest: number | null }>`
    select count(*)::int as rows, min(${at}) as oldest from ${sql.table(table)} r where r.org_id = ${org} and ${is}`.execute(db);
  return rows[0] ?? { rows: 0, oldest: null };
};

/**
 * Number of records of a kind from before a time.
 * @param before epoch seconds; null for none
 */
export const dueOf = async (tx: Tx, kind: RetentionKey, before: number | null): Promise<number> => {
  if (before === null) return 0;
  const { table, at, is } = records[kind];
  return numberOf(
    tx,
    sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} r where r.org_id = ${tx.org} and ${is} and ${at} <= ${before}`,
  );
};

/**
 * Deletes records of a kind from before a time.
 * @param most rows at once
 * @returns the number of deleted records
 */
export const cutRecords = async ({ db, org }: Tx, kind: RetentionKey, before: number, most: number): Promise<number> => {
  const { table, key, at, is } = records[kind];
  const { rows } = await sql`
    delete from ${sql.table(table)} where org_id = ${org} and ${sql.ref(key)} in (
      select r.${sql.ref(key)} from ${sql.table(table)} r where r.org_id = ${org} and ${is} and ${at} <= ${before} limit ${most}) returning 1`.execute(
    db,
  );
  return rows.length;
};
