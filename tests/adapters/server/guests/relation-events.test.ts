import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { engines } from "../groups/group-rows.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

describe.each(engines(() => inject("postgresUrl"), "relation_events"))("events of a contact visible to a guest, on %s", (_, open) => {
  let database: Database;
  let org: TestOrg;
  beforeAll(async () => {
    database = await open();
    org = await seedOrg(database, "relations");
    await database.asSystem(async ({ db }) => {
      await sql`update contacts set fields = '{"contactTeam": ["3"]}' where con_id = ${org.learner.contact}`.execute(db);
      await sql`insert into fields (org_id, name, label, type, created_at, updated_at) values (${org.org}, 'friends', 'Friends', 'related_contacts', 0, 0), (${org.org}, 'town', 'Town', 'string', 0, 0)`.execute(
        db,
      );
      await sql`insert into contact_events (org_id, con_id, at, kind, item, answer) select ${org.org}, ${org.learner.contact}, 1, 'field', item, 'x' from unnest(array['friends', 'town']) item`.execute(
        db,
      );
    });
  });
  afterAll(() => database.close());

  it.each(["contact_events", "activity_events"])("should omit values of relations, which name other contacts: %s", async (view) => {
    const items = async (teams: readonly number[] | null): Promise<readonly unknown[]> =>
      (
        await database.inOrg(
          org.org,
          ({ db }) => sql<{ item: string }>`select item from ${sql.table(view)} where kind = 'field' order by item`.execute(db),
          teams === null ? null : { rule: "guest", teams },
        )
      ).rows.map(({ item }) => item);
    expect(await items(null)).toEqual(["friends", "town"]);
    expect(await items([3])).toEqual(["town"]);
    expect(await items([4])).toEqual([]);
  });
});
