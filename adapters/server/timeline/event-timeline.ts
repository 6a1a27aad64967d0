import { sql } from "kysely";
import type { TimelinePart } from "../contributions/timeline-part.ts";

/** Timeline entries for custom events about the contact. */
export const eventTimeline: TimelinePart = {
  kind: "event",
  filter: "activity",
  rows: async ({ tx, contact, now }) => sql`
    select e.at, lpad(e.event_id::text, 20, '0') as key, jsonb_build_object('name', e.item, 'data', e.answer::jsonb) as data
    from contact_events e where e.org_id = ${tx.org} and e.con_id = ${contact} and e.kind = 'custom' and e.at <= ${now}`,
};
