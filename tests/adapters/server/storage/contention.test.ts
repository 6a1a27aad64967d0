import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { DatabaseBusy } from "../../../../adapters/server/storage/database-error.ts";
import { type Database, makeDatabase, type Tx } from "../../../../adapters/server/storage/database.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { openEmbeddedDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

let databases: Readonly<Record<"pglite" | "postgres", Database>>;

beforeAll(async () => {
  const url = await freshDatabase(inject("postgresUrl"), "contention");
  databases = { pglite: await openEmbeddedDatabase(), postgres: makeDatabase(await openPostgres(url, () => undefined)) };
});
afterAll(async () => {
  await databases.pglite.close();
  await databases.postgres.close();
});

const fail = ({ db }: Tx, code: string): Promise<unknown> =>
  sql.raw(`do $$ begin raise exception 'Made up.' using errcode = '${code}'; end $$`).execute(db);

describe.each(["pglite", "postgres"] as const)("a transaction on %s that was aborted by others", (engine) => {
  it.each(["40P01", "40001"])("should be repeated after %s, and succeed once", async (code) => {
    const database = databases[engine];
    let attempts = 0;
    const { org } = await seedOrg(database, `again${code.toLowerCase()}`);
    await database.inOrg(org, async (tx) => {
      attempts += 1;
      await sql`insert into teams (org_id, label, created_at, updated_at) values (${org}, 'Once', 1, 1)`.execute(tx.db);
      if (attempts < 3) await fail(tx, code);
    });
    const { rows } = await database.asSystem(({ db }) =>
      sql<{ n: number }>`select count(*) as n from teams where org_id = ${org}`.execute(db),
    );
    expect([attempts, rows[0]?.n]).toEqual([3, 1]);
  });

  it("should fail as busy after four attempts", async () => {
    let attempts = 0;
    const always = databases[engine].asSystem((tx) => {
      attempts += 1;
      return fail(tx, "40P01");
    });
    await expect(always).rejects.toThrow(DatabaseBusy);
    expect(attempts).toBe(4);
  });

  it("should not be repeated once something outside was changed, or if its work keeps count", async () => {
    const { org } = await seedOrg(databases[engine], "outside");
    let attempts = 0;
    const changing = databases[engine].inOrg(org, (tx) => {
      attempts += 1;
      tx.changedOutside?.();
      return fail(tx, "40001");
    });
    await expect(changing).rejects.toThrow(DatabaseBusy);
    const counting = databases[engine].inOrg(
      org,
      (tx) => {
        attempts += 1;
        return fail(tx, "40001");
      },
      null,
      { once: true },
    );
    await expect(counting).rejects.toThrow(DatabaseBusy);
    expect(attempts).toBe(2);
  });

  it("should not be repeated for any other error", async () => {
    let attempts = 0;
    const wrong = databases[engine].asSystem((tx) => {
      attempts += 1;
      return fail(tx, "23505");
    });
    await expect(wrong).rejects.toMatchObject({ code: "23505" });
    expect(attempts).toBe(1);
  });
});

describe("two transactions on PostgreSQL that lock two rows in opposite orders", () => {
  it("should both succeed", async () => {
    const database = databases.postgres;
    const { org, owner, admin } = await seedOrg(database, "opposite");
    const both = Promise.withResolvers<void>();
    let held = 0;
    const rename = (first: number, second: number, name: string): Promise<void> =>
      database.inOrg(org, async ({ db }) => {
        await sql`update users set first_name = ${name} where user_id = ${first}`.execute(db);
        held += 1;
        if (held === 2) both.resolve();
        await both.promise;
        await sql`update users set last_name = ${name} where user_id = ${second}`.execute(db);
      });
    await Promise.all([rename(owner.user, admin.user, "Here"), rename(admin.user, owner.user, "There")]);
    // once, or again if the other had not got its lock before the repetition took it
    expect(held).toBeGreaterThan(2);
    const { rows } = await database.asSystem(({ db }) =>
      sql<{
        first_name: string;
        last_name: string;
      }>`select first_name, last_name from users where user_id in (${owner.user}, ${admin.user}) order by first_name`.execute(db),
    );
    expect(rows).toEqual([
      { first_name: "Here", last_name: "There" },
      { first_name: "There", last_name: "Here" },
    ]);
  });
});
