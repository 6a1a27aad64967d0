import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoOrganisation, seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { tidyTables } from "../../../../adapters/server/storage/tidy-tables.ts";
import { noon, openEmbeddedDatabase } from "../harness.ts";

let database: Database;
let org: number;
beforeAll(async () => {
  database = await openEmbeddedDatabase();
  await seedDemo(database, noon);
  org = await demoOrganisation(database);
});
afterAll(() => database.close());

const add = (many: number) =>
  database.asSystem(({ db }) =>
    sql`insert into contacts (org_id, first_name, last_name, created_at, updated_at) select ${org}::bigint, 'Ada', 'Reed ' || i, 0, 0 from generate_series(1, ${many}::int) i`.execute(
      db,
    ),
  );
const touch = () => database.asSystem(({ db }) => sql`update contacts set updated_at = updated_at + 1`.execute(db));
const figures = async (): Promise<{ rows: number; size: number }> => {
  const found = await database.asSystem(({ db }) =>
    sql<{
      rows: number;
      size: number;
    }>`select reltuples::int as rows, pg_relation_size(oid)::int as size from pg_class where relname = 'contacts'`.execute(db),
  );
  return found.rows[0] ?? { rows: -1, size: 0 };
};

describe("tables of the embedded engine", () => {
  it("should be left alone while they are small", async () => {
    expect(await tidyTables(database)).not.toContain("contacts");
  });

  it("should get statistics once they have grown, and again only after much more growth", async () => {
    await add(10_000);
    expect(await tidyTables(database)).toContain("contacts");
    expect((await figures()).rows).toBeGreaterThan(10_000);
    expect(await tidyTables(database)).toEqual([]);
    await add(100);
    expect(await tidyTables(database)).not.toContain("contacts");
  });

  it("should reuse the space of dead rows", async () => {
    await touch();
    expect(await tidyTables(database)).toContain("contacts");
    const { size } = await figures();
    await touch();
    expect((await figures()).size).toBeLessThanOrEqual(size * 1.05);
  });
});
