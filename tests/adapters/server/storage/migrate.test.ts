import { sql } from "kysely";
import { readdirSync } from "node:fs";
import { afterEach, describe, expect, inject, it } from "vitest";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { openEmbeddedDatabase } from "../harness.ts";

const files = readdirSync(new URL("../../../../adapters/server/storage/migrations/", import.meta.url)).toSorted();

let database: Database;
afterEach(() => database.close());

const engines = {
  PGlite: openEmbeddedDatabase,
  PostgreSQL: async (): Promise<Database> =>
    makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), `migrated_${crypto.randomUUID()}`), () => undefined)),
};
const applied = async (): Promise<readonly string[]> =>
  (await database.asSystem(({ db }) => db.selectFrom("schema_migrations").select("name").orderBy("number").execute())).map(
    ({ name }) => name,
  );
const change = (statement: ReturnType<typeof sql>): Promise<unknown> => database.asSystem(({ db }) => statement.execute(db));

describe.each(Object.entries(engines))("migrations on %s", (_, open) => {
  it("should each run once, in the order of their numbers", async () => {
    database = await open();
    expect(await applied()).toEqual(files);
    expect(await migrate(database)).toBe(0);
  });

  it("should refuse a database of an earlier numbering with instructions, and leave it unchanged", async () => {
    database = await open();
    await change(sql`update schema_migrations set name = '0001-foundation.sql', checksum = 'another' where number = 1`);
    await change(sql`delete from schema_migrations where number > 5`);
    await change(sql`insert into schema_migrations (number, name, checksum) values (105, '0105-functions-as-core-rules.sql', 'another')`);
    const before = await applied();
    for (const said of [
      "made by an earlier development version (migration 0001-foundation.sql)",
      "cygnet reset --yes",
      "drop and create a PostgreSQL database",
      "restored by that version only",
      "cygnet export contacts",
    ])
      await expect(migrate(database)).rejects.toThrow(said);
    expect(await applied()).toEqual(before);
  });

  it.each([
    [
      "has a migration of a newer version",
      sql`insert into schema_migrations (number, name, checksum) values (9999, '9999-later.sql', 'another')`,
      "9999-later.sql, which this version does not know. Start a newer version.",
    ],
    [
      "has a migration that was changed after it ran",
      sql`update schema_migrations set checksum = 'another' where number = 1`,
      "0001-platform.sql was changed after it ran.",
    ],
  ])("should refuse a database that %s", async (_, changed, said) => {
    database = await open();
    await change(changed);
    await expect(migrate(database)).rejects.toThrow(said);
  });
});
