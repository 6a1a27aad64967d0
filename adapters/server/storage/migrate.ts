import { type Kysely, sql } from "kysely";
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import type { Database } from "./database.ts";
import type { Schema } from "./schema.ts";

type Migration = { readonly number: number; readonly name: string; readonly checksum: string; readonly text: string };

const folder = new URL("./migrations/", import.meta.url);
const afterEach = new URL("./after-migration.sql", import.meta.url);
const advisoryKey = 4_400_001;

const readMigrations = async (from: URL): Promise<readonly Migration[]> => {
  const names = (await readdir(from)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, from), "utf8");
      return { number: Number(name.slice(0, 4)), name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
};

const refuse = (message: string): never => {
  throw new Error(message);
};

/** Refuses a database with a migration that this version does not have, or has in a different form. */
const refuseForeign = (row: Pick<Migration, "number" | "name" | "checksum">, migrations: readonly Migration[]): void => {
  const known = migrations.find(({ number }) => number === row.number);
  if (known === undefined) refuse(`The database has migration ${row.name}, which this version does not know. Start a newer version.`);
  else if (known.name !== row.name)
    refuse(
      `The database was made by an earlier development version (migration ${row.name}) and cannot be upgraded. Set it up anew: "cygnet reset --yes" deletes an embedded database; drop and create a PostgreSQL database. ` +
        `A backup of that version can be restored by that version only; contacts can be exported there ("cygnet export contacts") and imported here.`,
    );
  else if (known.checksum !== row.checksum) refuse(`Migration ${row.name} was changed after it ran. Restore the file or the database.`);
};

const apply = async (db: Kysely<Schema>, migration: Migration, following: string): Promise<void> => {
  try {
    await sql.raw(migration.text).execute(db);
    await sql.raw(following).execute(db);
  } catch (error) {
    refuse(`Migration ${migration.name} failed and nothing of it was kept: ${error instanceof Error ? error.message : String(error)}`);
  }
  await sql`insert into schema_migrations (number, name, checksum) values (${migration.number}, ${migration.name}, ${migration.checksum})`.execute(
    db,
  );
};

/**
 * Migrates the database to this version, each step in its own transaction together with `after-migration.sql`.
 * @throws Error that names the step when one failed, was changed after it ran, is unknown to this version, or has a different name in it
 */
export const migrate = async (database: Database, from: URL = folder): Promise<number> => {
  const migrations = await readMigrations(from);
  const onPostgres = database.engine.name === "postgres";
  const lock = onPostgres ? sql.raw(`set local lock_timeout = 0; select pg_advisory_xact_lock(${advisoryKey})`) : sql`select 1`;
  const done = await database.asSystem(async ({ db }) => {
    await lock.execute(db);
    await sql`create table if not exists schema_migrations (number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`.execute(
      db,
    );
    return (
      await sql<{
        number: number;
        name: string;
        checksum: string;
      }>`select number, name, checksum from schema_migrations order by number`.execute(db)
    ).rows;
  });
  for (const row of done) refuseForeign(row, migrations);
  const pending = migrations.filter((m) => !done.some((row) => row.number === m.number));
  const following = pending.length === 0 ? "" : await readFile(afterEach, "utf8");
  for (const migration of pending)
    await database.asSystem(async ({ db }) => {
      await lock.execute(db);
      const already = await sql`select 1 from schema_migrations where number = ${migration.number}`.execute(db);
      if (already.rows.length === 0) await apply(db, migration, following);
    });
  return pending.length;
};
