import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { ownedRows } from "../contributions/owned-part.ts";
import { versioned } from "../contributions/used-in-columns.ts";
import { serveGroups } from "./serve-groups.ts";

/** The audit log names groups and their folders; members are updated in the background. */
export const area: Area = {
  recordNames: {
    group: sql`select group_id::text as id, name, org_id from contact_groups`,
    group_folder: sql`select folder_id::text as id, name, org_id from group_folders`,
  },
  ownedParts: [
    ownedRows({
      kind: "groups",
      place: 30,
      table: "contact_groups",
      id: "group_id",
      column: "user_id",
      inUse: sql`r.deleted_at is null`,
      marks: versioned,
    }),
  ],
  serve: (app, { database, clock, warn }) => serveGroups(app, database, clock, warn),
};
