import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { serveGroups } from "./serve-groups.ts";

/** The audit log names groups and their folders; members are updated in the background. */
export const area: Area = {
  recordNames: {
    group: sql`select group_id::text as id, name, org_id from contact_groups`,
    group_folder: sql`select folder_id::text as id, name, org_id from group_folders`,
  },
  serve: (app, { database, clock, warn }) => serveGroups(app, database, clock, warn),
};
