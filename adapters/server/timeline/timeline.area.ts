import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { activityTimeline } from "./activity-timeline.ts";
import { eventTimeline } from "./event-timeline.ts";
import { movedEvents } from "./moved-events.ts";

/** Activity of contacts is merged and shown with them; field values and custom events are erased. */
export const area: Area = {
  mergeParts: [movedEvents],
  timelineParts: [activityTimeline, eventTimeline],
  erase: async (tx, contacts) => {
    await sql`delete from contact_events where org_id = ${tx.org} and kind in ('field', 'custom') and con_id = any(${contacts}::bigint[])`.execute(
      tx.db,
    );
  },
};
