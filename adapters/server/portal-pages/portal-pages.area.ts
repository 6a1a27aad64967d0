import { sql } from "kysely";
import { isAdmin } from "../../../core/access/permission.rule.ts";
import type { Area } from "../contributions/area.ts";
import { usedInColumns, versioned } from "../contributions/used-in-columns.ts";
import { containing } from "../storage/text-search.ts";

/** The audit log names pages of the portal; pages use files, and learners read those of the published ones. */
export const area: Area = {
  recordNames: { portal_page: sql`select page_id::text as id, draft_title as name, org_id from portal_pages` },
  fileUses: [
    usedInColumns({
      kind: "portal_page",
      table: "portal_pages",
      id: "page_id",
      name: sql`r.draft_title`,
      href: sql`'/ui/settings/other/portal/pages/' || r.page_id`,
      columns: { html: "text", draft_html: "text" },
      inUse: sql`r.deleted_at is null`,
      sees: ({ role }) => sql`${isAdmin(role)}::boolean`,
      marks: versioned,
    }),
  ],
  fileReader: {
    learner: async ({ tx, part }) => {
      const { rows } = await sql`
        select from portal_pages
        where org_id = ${tx.org} and deleted_at is null and published_at is not null and html like ${containing(part)}`.execute(tx.db);
      return rows.length > 0;
    },
  },
};
