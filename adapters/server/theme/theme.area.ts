import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { usedInColumns } from "../contributions/used-in-columns.ts";

/** Themes of organisations use files, such as a logo, which sign-in pages show. */
export const area: Area = {
  fileReader: {
    anyone: async ({ tx, part }) => {
      const { rows } = await sql`select from orgs where org_id = ${tx.org} and position(${part} in theme::text) > 0`.execute(tx.db);
      return rows.length > 0;
    },
  },
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
