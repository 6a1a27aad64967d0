import { sql } from "kysely";
import { isMaskedFor } from "../../../core/fields/field-access.rule.ts";
import type { TimelinePart } from "../contributions/timeline-part.ts";

/**
 * Timeline entries for new values of custom fields tracked as events, of fields that the caller may see, masked as in the record; never
 * secrets.
 */
export const fieldTimeline: TimelinePart = {
  kind: "field",
  filter: "activity",
  rows: async ({ tx, actor, contact, now }) => sql`
    select e.at, lpad(e.event_id::text, 20, '0') as key, jsonb_build_object('name', f.name, 'label', f.label, 'type', f.type, 'value', ${isMaskedFor("id_number", actor.role) ? sql`guest_values(e.org_id, jsonb_build_object(f.name, e.answer)) -> f.name` : sql`to_jsonb(e.answer)`}) as data
    from contact_events e join fields f on f.org_id = e.org_id and f.name = e.item
    where e.org_id = ${tx.org} and e.con_id = ${contact} and e.kind = 'field' and e.at <= ${now} and f.type <> 'secret' and f.name <> all (hidden_fields(${tx.org}, ${actor.role}))`,
};
