import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { conversationTimeline } from "./conversation-timeline.ts";
import { movedThreads } from "./moved-threads.ts";

/** Conversations with contacts are merged, shown in timelines and erased with them. */
export const area: Area = {
  mergeParts: [movedThreads],
  timelineParts: [conversationTimeline],
  erase: async (tx, contacts) => {
    const erased = sql`(select thread_id from threads where org_id = ${tx.org} and con_id = any(${contacts}::bigint[]))`;
    await sql`delete from thread_reads where org_id = ${tx.org} and thread_id in ${erased}`.execute(tx.db);
    await sql`delete from messages where org_id = ${tx.org} and thread_id in ${erased}`.execute(tx.db);
    await sql`delete from threads where org_id = ${tx.org} and con_id = any(${contacts}::bigint[])`.execute(tx.db);
  },
};
