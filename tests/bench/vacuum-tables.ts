import { Kysely, sql } from "kysely";
import { databaseRoles } from "../../adapters/server/storage/database-roles.ts";
import type { Database } from "../../adapters/server/storage/database.ts";

/** Vacuums and analyses tables as their owner, as autovacuum does soon after a seed; the login's own rights are not enough on PostgreSQL. */
export const vacuumTables = ({ engine }: Database, tables: readonly string[]): Promise<void> =>
  new Kysely({ dialect: engine.dialect }).connection().execute(async (db) => {
    if (engine.name === "postgres") await sql`set role ${sql.id(databaseRoles.owner)}`.execute(db);
    for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
    if (engine.name === "postgres") await sql`reset role`.execute(db);
  });
