import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { Area } from "../contributions/area.ts";
import { usedInColumns, versioned } from "../contributions/used-in-columns.ts";
import { containing } from "../storage/text-search.ts";

/** The audit log names portals by their titles; their looks use files, which sign-in pages of open portals show. */
export const area: Area = {
  recordNames: { portal: sql`select pid as id, title as name, org_id from portals` },
  fileUses: [
    usedInColumns({
      kind: "portal",
      table: "portals",
      id: "pid",
      name: sql`r.title`,
      href: sql`'/ui/settings/other/portal'`,
      columns: { theme: "jsonb" },
      inUse: sql`true`,
      sees: ({ role }) => sql`${isAdmin(role)}::boolean`,
      marks: versioned,
    }),
  ],
  fileReader: {
    anyone: async ({ tx, part }) => {
      const { rows } = await sql`
        select from portals where org_id = ${tx.org} and closed_at is null and theme::text like ${containing(part)}`.execute(tx.db);
      return rows.length > 0;
    },
  },
};
