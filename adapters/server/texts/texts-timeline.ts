import { sql } from "kysely";
import type { TimelinePart } from "../contributions/timeline-part.ts";

/** Timeline entries for the words by which a contact stopped texts and wanted them again. */
export const textsTimeline: TimelinePart = {
  kind: "texts",
  filter: "message",
  rows: async ({ tx, contact }) => sql`
    select r.received_at as at, lpad(r.text_id::text, 20, '0') as key, jsonb_build_object('word', r.kind, 'mobile', r.sender) as data
    from received_texts r where r.org_id = ${tx.org} and r.con_id = ${contact} and r.sender is not null`,
};
