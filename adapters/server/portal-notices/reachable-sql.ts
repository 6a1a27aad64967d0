import { type RawBuilder, sql } from "kysely";

/** Whether a contact can be reached: it is neither archived nor blocked nor deleted. */
export const reachableSql = (contact: string): RawBuilder<boolean> =>
  sql`(${sql.ref(`${contact}.archived_at`)} is null and ${sql.ref(`${contact}.blocked_at`)} is null and ${sql.ref(`${contact}.deleted_at`)} is null)`;
