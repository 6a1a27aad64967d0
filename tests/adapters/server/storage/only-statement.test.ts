import { sql } from "kysely";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Database, makeDatabase, planned, type Tx } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { openEmbeddedDatabase } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

const engines = {
  pglite: openEmbeddedDatabase,
  postgres: async (): Promise<Database> =>
    makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "only_statement"), () => undefined)),
} as const;

type Standing = { readonly role: string; readonly org: string | null };
const standing = sql<Standing>`select current_user::text as role, nullif(current_setting('app.org_id', true), '') as org`;

describe.each(["pglite", "postgres"] as const)("The only statement of a transaction, on %s", (engine) => {
  let database: Database;
  let orgs: { readonly a: TestOrg; readonly b: TestOrg };
  beforeAll(async () => {
    database = await engines[engine]();
    orgs = await seedTwoOrgs(database);
  });
  afterAll(() => database.close());

  const only = <R>(org: TestOrg, statement: ReturnType<typeof sql<R>>): Promise<readonly R[]> =>
    database.inOrg(org.org, async (tx) => (await tx.only?.(statement)) ?? []);

  it("should run in the organisation and its role, and leave neither set", async () => {
    expect(await only(orgs.a, standing)).toEqual([{ role: "cygnet_app", org: String(orgs.a.org) }]);
    const [after] = await database.asSystem(async ({ db }) => (await standing.execute(db)).rows);
    expect(after?.role).not.toBe("cygnet_app");
    expect(after?.org).toBeNull();
  });

  it("should see only rows of its own organisation, in any sequence of calls", async () => {
    const emails = sql<{ email: string }>`select email from users order by user_id limit 1`;
    for (let round = 0; round < 8; round += 1) {
      expect(await only(orgs.a, emails)).toEqual([{ email: orgs.a.owner.email }]);
      expect(await only(orgs.b, emails)).toEqual([{ email: orgs.b.owner.email }]);
    }
    expect(
      await database.inOrg(orgs.a.org, async (tx) => (await tx.only?.(sql`select from users where org_id = ${orgs.b.org}`))?.length),
    ).toBe(0);
  });

  it("should pass texts unchanged", async () => {
    const hostile = `'; drop table users; --\\' $1 \u00e9 "`;
    expect(
      await only(
        orgs.a,
        sql<{ text: string; none: null; yes: boolean }>`select ${hostile}::text as text, ${null}::text as none, ${true}::boolean as yes`,
      ),
    ).toEqual([{ text: hostile, none: null, yes: true }]);
  });

  it("should be followed by statements in the organisation too, which are committed or rolled back together", async () => {
    const name = async (): Promise<string | undefined> => (await only(orgs.a, sql<{ name: string }>`select name from orgs`))[0]?.name;
    const before = await name();
    const broken = database.inOrg(orgs.a.org, async ({ db, only: first }) => {
      await first?.(standing);
      expect((await standing.execute(db)).rows).toEqual([{ role: "cygnet_app", org: String(orgs.a.org) }]);
      await sql`update orgs set name = 'Another'`.execute(db);
      throw new Error("broken");
    });
    await expect(broken).rejects.toThrow("broken");
    expect(await name()).toBe(before);
  });

  it("should run in the transaction of earlier statements", async () => {
    const seen = await database.inOrg(orgs.a.org, async ({ db, only: last }) => {
      await sql`update orgs set name = 'Seen'`.execute(db);
      return last?.(sql<{ name: string }>`select name from orgs`);
    });
    expect(seen).toEqual([{ name: "Seen" }]);
  });

  it("should run unprepared where the database has dropped its plan", async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await only(orgs.a, standing)).toEqual([{ role: "cygnet_app", org: String(orgs.a.org) }]);
      await database.asSystem(({ db }) => sql`deallocate all`.execute(db));
    }
    expect(await only(orgs.b, standing)).toEqual([{ role: "cygnet_app", org: String(orgs.b.org) }]);
  });

  it("should leave the connection usable when it fails", async () => {
    const failing = sql`select 1 / ${0}::int as broken`;
    for (let round = 0; round < 3; round += 1) await expect(only(orgs.a, failing)).rejects.toThrow(/division by zero/);
    expect(await only(orgs.b, standing)).toEqual([{ role: "cygnet_app", org: String(orgs.b.org) }]);
  });

  describe("A prepared statement", () => {
    const named = sql<{ name: string }>`select name from orgs where org_id = ${1}::bigint or ${true}::boolean order by org_id limit 1`;

    it("should open the transaction, run in its organisation, and see earlier statements", async () => {
      for (const [org, name] of [
        [orgs.a, "Of a"],
        [orgs.b, "Of b"],
      ] as const) {
        const seen = await database.inOrg(org.org, async (tx) => {
          const first = await planned(tx, standing);
          await sql`update orgs set name = ${name} where org_id = ${org.org}`.execute(tx.db);
          return [first, await planned(tx, named)];
        });
        expect(seen).toEqual([[{ role: "cygnet_app", org: String(org.org) }], [{ name }]]);
      }
    });

    it("should be rolled back with its transaction on a failure, its own included", async () => {
      const change = (tx: Tx, by: number) => planned(tx, sql`update orgs set name = name || '!' where ${1}::int / ${by}::int = 1`);
      const name = async (): Promise<string | undefined> => (await only(orgs.a, sql<{ name: string }>`select name from orgs`))[0]?.name;
      const before = await name();
      await expect(database.inOrg(orgs.a.org, async (tx) => change(tx, 1).then(() => change(tx, 0)))).rejects.toThrow(/division by zero/);
      await expect(database.inOrg(orgs.a.org, (tx) => change(tx, 0))).rejects.toThrow(/division by zero/);
      expect(await name()).toBe(before);
    });

    it("should run once in the end where the database has dropped its plan, first in the transaction or later", async () => {
      const count = sql<{ n: number }>`select count(*)::int as n from users`;
      for (const isFirst of [true, false]) {
        let runs = 0;
        await database.inOrg(orgs.a.org, (tx) => planned(tx, standing));
        await database.asSystem(({ db }) => sql`deallocate all`.execute(db));
        const seen = await database.inOrg(orgs.a.org, async (tx) => {
          runs += 1;
          if (!isFirst) await count.execute(tx.db);
          return planned(tx, standing);
        });
        expect(seen).toEqual([{ role: "cygnet_app", org: String(orgs.a.org) }]);
        expect(runs).toBe(2);
      }
    });

    it("should run where the database already has a plan of that name from another process", async () => {
      const text = sql<{ one: number }>`select ${1}::int as one`;
      const { sql: compiled } = text.compile(await database.inOrg(orgs.a.org, async ({ db }) => db));
      const name = `only_${createHash("sha256").update(compiled).digest("hex").slice(0, 32)}`;
      await database.asSystem(({ db }) => sql.raw(`prepare ${name} as ${compiled}`).execute(db));
      expect(await database.inOrg(orgs.a.org, (tx) => planned(tx, text))).toEqual([{ one: 1 }]);
    });
  });
});
