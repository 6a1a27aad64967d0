import { Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Pages of 8 kB that a table may grow by, beyond a fifth of its size, before it is due: below that, plans without statistics are good
 * enough.
 */
const spare = 64;

const dueTables = async (database: Database): Promise<readonly string[]> => {
  const { rows } = await database.asSystem(({ db }) =>
    sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_relation_size(c.oid) / 8192 > greatest(c.relpages, 0) * 1.2 + ${spare}
      order by c.relpages`.execute(db),
  );
  return rows.map(({ name }) => name);
};

/**
 * Analyses and vacuums the tables of the embedded engine that have grown since the last time, in two turns, so that calls are answered in
 * between; PostgreSQL has autovacuum. Does nothing while the disk has too little space.
 * @returns their names
 */
export const tidyTables = async (database: Database): Promise<readonly string[]> => {
  if (database.engine.name !== "pglite" || database.engine.isFull()) return [];
  const names = await dueTables(database);
  const alone = new Kysely({ dialect: database.engine.dialect });
  for (const name of names) {
    await sql`vacuum ${sql.table(name)}`.execute(alone);
    await sql`analyze ${sql.table(name)}`.execute(alone);
  }
  return names;
};
