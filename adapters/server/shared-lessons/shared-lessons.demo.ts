import { sql } from "kysely";
import type { Demo } from "../demo/demo.ts";
import { shareWithRole } from "../portal-roles/shared-with-role.store.ts";

/** The lessons of one folder are shared with the roles of the demo's learners. */
export const demo: Demo = {
  place: 190,
  seed: async (tx, { org }) => {
    const { rows: folders } = await sql<{ folder_id: number }>`
      select folder_id from lesson_folders where org_id = ${org} and name = 'Drills' and deleted_at is null`.execute(tx.db);
    const { rows: roles } = await sql<{ role_id: number }>`
      select role_id from portal_roles where org_id = ${org} and name in ('Crew', 'Crew leader')`.execute(tx.db);
    const ids = folders.map(({ folder_id }) => folder_id);
    for (const { role_id } of roles) await shareWithRole({ ...tx, org }, "lessons/folders", role_id, ids);
  },
};
