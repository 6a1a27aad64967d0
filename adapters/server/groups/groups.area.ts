import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";

/** The audit log names groups and their folders. */
export const area: Area = {
  recordNames: {
    group: sql`select group_id::text as id, name, org_id from contact_groups`,
    group_folder: sql`select folder_id::text as id, name, org_id from group_folders`,
  },
};
