import { type RawBuilder, sql } from "kysely";

/**
 * The name of a row of `users` in SQL; the email address for a user without one.
 * @param alias of the table in the query
 */
export const shownNameSql = (alias: string): RawBuilder<string> => {
  const column = (name: string): RawBuilder<unknown> => sql.ref(`${alias}.${name}`);
  return sql`coalesce(nullif(btrim(${column("first_name")} || ' ' || ${column("last_name")}), ''), ${column("email")})`;
};

/**
 * The name of a user in SQL, null for a user without one.
 * @param id column with the user's id
 */
export const userNameSql = (id: string): RawBuilder<string | null> =>
  sql`(select nullif(btrim(u.first_name || ' ' || u.last_name), '') from users u where u.user_id = ${sql.ref(id)})`;
