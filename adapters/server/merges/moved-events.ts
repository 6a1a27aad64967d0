import { sql } from "kysely";
import { byNumber } from "./came-since.ts";
import type { MergePart, Move } from "./merge-part.ts";
import { numberOf } from "../storage/number-of.ts";

type Rows = { readonly table: "contact_events" | "analytics_events" | "outbox"; readonly id: "event_id" | "message_id" };

/** Rows of one table, which go over as they are. */
const rowsOf = (kind: string, { table, id }: Rows): MergePart => ({
  kind,
  count: async ({ tx, other }) => numberOf(tx, sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where org_id = ${tx.org} and con_id = ${other}`),
  move: async ({ tx, kept, other }) => {
    const { rows } = await sql<{ key: string }>`update ${sql.table(table)} set con_id = ${kept} where org_id = ${tx.org} and con_id = ${other} returning ${sql.ref(id)}::text as key`.execute(tx.db);
    return rows.map(({ key }): Move => ({ key, before: {} }));
  },
  back: async ({ tx, kept, other }, moves) => {
    await sql`update ${sql.table(table)} set con_id = ${other} where org_id = ${tx.org} and con_id = ${kept} and ${sql.ref(id)} = any(${moves.map(({ key }) => Number(key))}::bigint[])`.execute(tx.db);
  },
});

/** What was recorded of somebody outside courses. */
export const movedEvents: MergePart = { ...rowsOf("events", { table: "contact_events", id: "event_id" }), ...byNumber({ table: "contact_events", id: "event_id", of: ({ kept }) => sql`con_id = ${kept}` }) };

/** What somebody did in the pages, as it is counted. */
export const movedAnalytics: MergePart = rowsOf("analytics", { table: "analytics_events", id: "event_id" });

/** Messages that staff sent to somebody. */
export const movedMessages: MergePart = { ...rowsOf("messages", { table: "outbox", id: "message_id" }), ...byNumber({ table: "outbox", id: "message_id", of: ({ kept }) => sql`con_id = ${kept}` }) };
