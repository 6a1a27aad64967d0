import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { openEmbeddedDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

const engines = {
  PGlite: openEmbeddedDatabase,
  PostgreSQL: async (): Promise<Database> =>
    makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "forced_row_security"), () => undefined)),
} as const;

describe.each(["PGlite", "PostgreSQL"] as const)("row-level security on %s", (engine) => {
  let database: Database;
  let orgs: readonly number[] = [];
  beforeAll(async () => {
    database = await engines[engine]();
    orgs = [(await seedOrg(database, "a")).org, (await seedOrg(database, "b")).org];
  });
  afterAll(() => database.close());

  const open = async (condition: string): Promise<readonly string[]> =>
    (
      await database.asSystem(({ db }) =>
        sql<{
          name: string;
        }>`select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped) and not (${sql.raw(condition)}) order by 1`.execute(
          db,
        ),
      )
    ).rows.map(({ name }) => name);

  it("should be forced, for the owner too, on every table of organisations, with a policy for the owner's access", async () => {
    expect(await open("false")).toContain("contacts");
    expect(await open("c.relrowsecurity and c.relforcerowsecurity")).toEqual([]);
    expect(
      await open(
        "exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'every_org' and p.polroles = array[c.relowner])",
      ),
    ).toEqual([]);
  });

  it("should show every organisation to system work, and one to a call", async () => {
    const seen = ({ db }: Parameters<Parameters<Database["asSystem"]>[0]>[0]) =>
      db.selectFrom("orgs").select("org_id").orderBy("org_id").execute();
    expect((await database.asSystem(seen)).map(({ org_id }) => org_id)).toEqual(orgs);
    for (const org of orgs) expect(await database.inOrg(org, seen)).toEqual([{ org_id: org }]);
  });
});

describe("a call on PostgreSQL that resets its role", () => {
  let database: Database;
  let org = 0;
  beforeAll(async () => {
    database = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "given_up_role"), () => undefined));
    org = (await seedOrg(database, "a")).org;
    await seedOrg(database, "b");
  });
  afterAll(() => database.close());

  it.each(["reset role", "set local role none", "select set_config('role', 'none', true)"])(
    "should have no privileges: %s",
    async (given) => {
      for (const table of ["contacts", "orgs", "users", "audit", "sessions", "own_contacts"])
        await expect(
          database.inOrg(org, async ({ db }) => {
            await sql.raw(given).execute(db);
            return sql.raw(`select * from ${table}`).execute(db);
          }),
          table,
        ).rejects.toThrow("permission denied");
    },
  );

  it("should change neither the schema nor the audit log", async () => {
    for (const statement of [
      "alter table contacts disable row level security",
      "drop policy own_org on contacts",
      "delete from audit",
      "truncate contacts",
    ])
      for (const given of ["select 1", "reset role"])
        await expect(
          database.inOrg(org, async ({ db }) => {
            await sql.raw(given).execute(db);
            return sql.raw(statement).execute(db);
          }),
          `${given}; ${statement}`,
        ).rejects.toThrow(/permission denied|must be owner/);
  });
});
