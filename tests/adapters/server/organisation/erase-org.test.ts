import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tablesOfOrgs } from "../../../../adapters/server/organisation/erase-org.store.ts";
import { endClosed } from "../../../../adapters/server/organisation/serve-closing.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { noon, openDemoDatabase } from "../harness.ts";
import { testOutbox } from "../mails.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg } from "../two-orgs.ts";

const day = 86_400;
/** Tables of the product without rows of organisations. */
const ofNobody = ["oidc_attempts", "schema_migrations"];

let database: Database;
beforeAll(async () => {
  database = await openDemoDatabase();
});
afterAll(() => database.close());

const removed: string[] = [];
const unused = (): never => {
  throw new Error("Erasing only removes.");
};
const contents = {
  name: "fake",
  put: unused,
  size: unused,
  read: unused,
  list: unused,
  dropUnfinished: unused,
  remove: async ({ org, sha256 }: { readonly org: number; readonly sha256: string }) => void removed.push(`${org}/${sha256}`),
};
const end = (now: number): Promise<void> => endClosed({ config: testConfig, database, outbox: testOutbox, contents }, now);

/** Number and hash of the rows in each table: those of an organisation, or those of all others. */
const rowsOf = (org: number, whose: "own" | "others"): Promise<Readonly<Record<string, string>>> =>
  database.asSystem(async (tx) => {
    const operator = whose === "own" ? sql`=` : sql`<>`;
    const parts = (await tablesOfOrgs(tx)).map(
      (name) => sql`
        select ${sql.lit(name)} as name, count(*) || ' ' || md5(coalesce(string_agg(r::text, '|' order by r::text), '')) as rows
        from ${sql.table(name)} r where org_id ${operator} ${org}`,
    );
    const { rows } = await sql<{ name: string; rows: string }>`${sql.join(parts, sql` union all `)}`.execute(tx.db);
    return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
  });
const filled = (rows: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(rows).filter((name) => rows[name]?.startsWith("0 ") !== true);

const close = (org: number, at: number): Promise<unknown> =>
  database.asSystem(({ db }) => db.updateTable("orgs").set({ closed_at: at }).where("org_id", "=", org).execute());
const demoOrg = async (): Promise<number> =>
  (
    await database.asSystem(({ db }) =>
      db.selectFrom("orgs").select("org_id").where("is_demo", "=", true).orderBy("org_id").executeTakeFirstOrThrow(),
    )
  ).org_id;

describe("the erasure of a closed organisation", () => {
  it("should know every table of the product", async () => {
    const { rows } = await database.asSystem(({ db }) =>
      sql<{ name: string }>`
        select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db),
    );
    const known = await database.asSystem(tablesOfOrgs);
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual(expect.arrayContaining(ofNobody));
    expect(rows.length).toBe(known.length + ofNobody.length);
  });

  it("should find no reference that is checked before the end of a statement", async () => {
    const { rows } = await database.asSystem(({ db }) =>
      sql<{
        name: string;
      }>`select conname as name from pg_constraint where contype = 'f' and (confdeltype = 'r' or confupdtype = 'r')`.execute(db),
    );
    expect(rows).toEqual([]);
  });

  it("should wait for 30 days, leave nothing of the organisation in any table, and change no row of others", async () => {
    const org = await demoOrg();
    const other = await seedOrg(database, "kept");
    const open = await seedOrg(database, "open");
    expect(filled(await rowsOf(org, "own")).length).toBeGreaterThan(50);
    await close(org, noon);
    await close(other.org, noon + 10 * day);
    await end(noon + 26 * day);
    const before = await rowsOf(org, "own");
    const others = await rowsOf(org, "others");
    await end(noon + 30 * day - 1);
    expect(filled(await rowsOf(org, "own"))).toEqual(expect.arrayContaining([...filled(before)]));
    expect(removed).toEqual([]);

    const { rows: stored } = await database.asSystem(({ db }) =>
      sql<{ key: string }>`select org_id || '/' || sha256 as key from file_contents where org_id = ${org}`.execute(db),
    );
    await end(noon + 30 * day);
    expect(filled(await rowsOf(org, "own"))).toEqual([]);
    expect(await rowsOf(org, "others")).toEqual(others);
    expect(removed.toSorted()).toEqual(stored.map(({ key }) => key).toSorted());
    expect(filled(await rowsOf(open.org, "own"))).toContain("users");
  }, 120_000);

  it("should be announced to owner and administrators once, three days before", async () => {
    const { org } = await seedOrg(database, "told");
    await close(org, noon);
    const letters = (): Promise<readonly { recipient: string; subject: string }[]> =>
      database.asSystem(({ db }) =>
        db.selectFrom("outbox").select(["recipient", "subject"]).where("org_id", "=", org).orderBy("message_id").execute(),
      );
    await end(noon + 27 * day - 1);
    expect(await letters()).toEqual([]);
    await end(noon + 27 * day);
    await end(noon + 28 * day);
    expect(await letters()).toEqual([
      { recipient: "owner@told.example", subject: "Org told will be erased on 2026-07-31" },
      { recipient: "admin@told.example", subject: "Org told will be erased on 2026-07-31" },
    ]);
  });
});
