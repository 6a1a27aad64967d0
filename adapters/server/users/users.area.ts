import { sql } from "kysely";
import type { Area } from "../contributions/area.ts";
import type { FileReader } from "../contributions/file-reader.ts";
import { usedInColumns } from "../contributions/used-in-columns.ts";

const name = sql<string>`btrim(r.first_name || ' ' || r.last_name)`;

/** Learners read the photo of the user who is assigned to them, whom they write to from the portal. */
const assignedPhoto: FileReader = {
  learner: async ({ tx, part }, { con_id }) => {
    const { rows } = await sql`
      select from contacts c join users u on u.org_id = c.org_id and u.user_id::text = first_choice(c.fields, 'assignedUser')
      where c.org_id = ${tx.org} and c.con_id = ${con_id} and position(${part} in u.photo) > 0`.execute(tx.db);
    return rows.length > 0;
  },
};

/** The audit log names users; their photos are files. */
export const area: Area = {
  recordNames: { user: sql`select user_id::text as id, btrim(first_name || ' ' || last_name) as name, org_id from users` },
  fileReader: assignedPhoto,
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
