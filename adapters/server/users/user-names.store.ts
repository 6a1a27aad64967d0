import { sql } from "kysely";
import type { UserName } from "../../../core/users/user-name.model.ts";
import type { Tx } from "../storage/database.ts";

/** All staff by name; a user without a name is listed by email. */
export const userNames = async (tx: Tx): Promise<readonly UserName[]> => {
  const { rows } = await sql<UserName>`
    select user_id as id, coalesce(nullif(btrim(first_name || ' ' || last_name), ''), email) as name, photo, status = 1 as active
    from users where org_id = ${tx.org} order by fold_text(first_name || ' ' || last_name) collate "C", user_id`.execute(tx.db);
  return rows;
};
