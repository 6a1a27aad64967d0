import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import { usedInColumns } from "../contributions/used-in-columns.ts";

const name = sql<string>`btrim(r.first_name || ' ' || r.last_name)`;

/** The audit log names users; their photos are files. */
export const area: Area = {
  recordNames: { user: sql`select user_id::text as id, btrim(first_name || ' ' || last_name) as name, org_id from users` },
  fileUses: [
    usedInColumns({
      kind: "user",
      table: "users",
      id: "user_id",
      name,
      href: sql`null`,
      columns: { photo: "text" },
      inUse: sql`true`,
      sees: () => sql`true`,
      marks: (now) => [sql`updated_at = ${now}`],
    }),
  ],
};
