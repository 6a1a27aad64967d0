import { sql } from "kysely";
import type { UserNames } from "../../../core/users/colleague.model.ts";
import type { UserName } from "../../../core/users/user-name.model.ts";
import type { Tx } from "../storage/database.ts";
import { shownNameSql } from "./user-name-sql.ts";

/**
 * All staff by name, and one of them; a user without a name is listed by email.
 * @param self id of the caller
 */
export const userNames = async (tx: Tx, self: number): Promise<UserNames> => {
  const { rows } = await sql<UserName>`
    select user_id as id, ${shownNameSql("users")} as name, photo, status = 1 as active
    from users where org_id = ${tx.org} order by fold_text(first_name || ' ' || last_name) collate "C", user_id`.execute(tx.db);
  const own = rows.find(({ id }) => id === self);
  if (own === undefined) throw new Error("The caller is no user of the organisation.");
  return { users: rows, self: own };
};
