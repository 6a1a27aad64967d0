import { Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Pages of 8 kB that a table may grow by, beyond a fifth of it, before it is tidied: below that, plans without statistics are good enough.
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
 * Gives the embedded engine, which runs nothing by itself, statistics of the tables that have grown since the last time, and their dead
 * rows back, in two turns, so that calls are answered in between; PostgreSQL does both alone. Does nothing while the disk has too little
 * room.
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
