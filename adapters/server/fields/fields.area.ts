import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { erasedRows } from "../contributions/erase.ts";
import { fieldTimeline } from "./field-timeline.ts";
import { movedSecrets } from "./moved-secrets.ts";

/** The audit log names fields; secrets of contacts and values before a conversion are merged, shown in timelines and erased with them. */
export const area: Area = {
  recordNames: {
    field: sql`select field_id::text as id, label as name, org_id from fields`,
    field_section: sql`select slug as id, title as name, org_id from field_sections`,
  },
  mergeParts: [movedSecrets],
  timelineParts: [fieldTimeline],
  erase: erasedRows("contact_secrets", "field_originals"),
};
