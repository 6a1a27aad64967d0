import { sql } from "kysely";
import type { Demo } from "../demo/demo.ts";
import { shareWithRole } from "../portal-roles/shared-with-role.store.ts";

const shared = { Crew: ["Drills"], "Crew leader": ["Drills", "Service"] } as const;

/** The lessons of folders are shared with the roles of the demo's learners. */
export const demo: Demo = {
  place: 190,
  seed: async (tx, { org }) => {
    for (const [role, names] of Object.entries(shared)) {
      const { rows: folders } = await sql<{ folder_id: number; role_id: number }>`
        select f.folder_id, r.role_id from lesson_folders f join portal_roles r on r.org_id = f.org_id and r.name = ${role}
        where f.org_id = ${org} and f.name = any(${[...names]}::text[]) and f.deleted_at is null`.execute(tx.db);
      const ids = folders.map(({ folder_id }) => folder_id);
      await shareWithRole({ ...tx, org }, "lessons/folders", folders[0]?.role_id ?? 0, ids);
    }
  },
};
