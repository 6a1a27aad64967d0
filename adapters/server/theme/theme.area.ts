import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { usedInColumns } from "../contributions/used-in-columns.ts";

/** Themes of organisations use files, such as a logo. */
export const area: Area = {
  fileUses: [
    usedInColumns({
      kind: "org",
      table: "orgs",
      id: "org_id",
      name: sql`r.name`,
      href: sql`null`,
      columns: { theme: "jsonb" },
      inUse: sql`true`,
      sees: () => sql`true`,
      marks: () => [],
    }),
  ],
};
