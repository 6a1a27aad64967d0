import { type RawBuilder, sql } from "kysely";

/**
 * The name of a user in SQL, null for a user without one.
 * @param id column with the user's id
 */
export const userNameSql = (id: string): RawBuilder<string | null> =>
  sql`(select nullif(btrim(u.first_name || ' ' || u.last_name), '') from users u where u.user_id = ${sql.ref(id)})`;
