import { sql } from "kysely";
import type { Demo } from "../demo/demo.ts";
import { ruledStaff } from "../demo/ruled-staff.ts";

/** A colleague who sees the contacts of one team, and those in no team. */
export const demo: Demo = {
  place: 316,
  seed: async ({ db }, { org, now }) => {
    await sql`
      insert into users (org_id, first_name, last_name, email, password_hash, role, flags, teams, row_rule, activated, created_at, updated_at)
      select org_id, 'Rita', 'Rowe', ${ruledStaff.email}, password_hash, 'user', flags,
        array(select team_id from teams where org_id = ${org} and label = 'Customer success'), 'teams', true, ${now}, ${now}
      from users where org_id = ${org} and email = 'uma@harbor.example'`.execute(db);
  },
};
