import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workOnGroups } from "../../../../adapters/server/groups/group-work.flow.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { noon, openTestDatabase } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";
import { addContacts } from "./group-rows.ts";

describe("A pass over the groups", () => {
  let database: Database;
  let org = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ org } = await seedOrg(database, "passes"));
    await database.inOrg(org, ({ db }) =>
      sql`insert into contact_groups (org_id, name, filters, created_at, updated_at) values (${org}, 'All', '{"first_name":{"$ne":"nobody"}}', 1, 1)`.execute(
        db,
      ),
    );
    await workOnGroups(database, noon);
  });
  afterAll(() => database.close());

  const members = async (): Promise<number> => {
    const { rows } = await database.inOrg(org, ({ db }) => sql<{ members: number }>`select members from group_states`.execute(db));
    return rows[0]?.members ?? -1;
  };

  it("should process the changes that exist when it begins, and leave later ones for the next", async () => {
    const before = await members();
    await database.inOrg(org, (tx) => addContacts(tx, org, 3));
    let passes = 0;
    const busy: Database = {
      ...database,
      inOrg: (id, work) =>
        database.inOrg(id, async (tx) => {
          passes += 1;
          const done = await work(tx);
          if (passes <= 20) await addContacts(tx, org, 1);
          return done;
        }),
    };
    await workOnGroups(busy, noon);
    expect(passes).toBe(1);
    expect(await members()).toBe(before + 3);
    await workOnGroups(database, noon);
    expect(await members()).toBe(before + 4);
  });

  it("should process all existing changes, even when they need more than one transaction", async () => {
    const before = await members();
    await database.inOrg(org, async (tx) => {
      for (const many of [400, 600, 1_000, 1_300, 7]) await addContacts(tx, org, many);
    });
    await workOnGroups(database, noon);
    expect(await members()).toBe(before + 3_307);
  });
});
