import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedContacts } from "../../../../adapters/server/demo/many-contacts.ts";
import { demoOrganisation, seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { normalContactValues } from "../../../../core/contacts/contact-values.rule.ts";
import { noon, openTestDatabase } from "../harness.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database, noon);
});
afterAll(() => database.close());

type Row = { first_name: string; last_name: string; email: string[]; mobile: string[]; created_at: number; updated_at: number };
const rows = async (org: number): Promise<readonly Row[]> =>
  (
    await database.asSystem(({ db }) =>
      sql<Row>`select first_name, last_name, email, mobile, created_at, updated_at from contacts where org_id = ${org} order by con_id`.execute(
        db,
      ),
    )
  ).rows;

describe("Demo contacts", () => {
  it("should have normalised values, unique names and no future dates", async () => {
    const people = await rows(await demoOrganisation(database));
    expect(people.length).toBeGreaterThanOrEqual(240);
    expect(new Set(people.map(({ first_name, last_name }) => `${first_name} ${last_name}`)).size).toBe(people.length);
    for (const { first_name, last_name, email, mobile, created_at, updated_at } of people) {
      expect(normalContactValues({ first_name, last_name, email, mobile })).toEqual({
        _tag: "Right",
        right: { first_name, last_name, email, mobile },
      });
      expect(created_at).toBeLessThanOrEqual(updated_at);
      expect(updated_at).toBeLessThanOrEqual(noon);
    }
  });

  it("should be added in any number, reproducibly, each with an email and mobile of its own", async () => {
    const orgs = await database.asSystem(({ db }) =>
      db
        .insertInto("orgs")
        .values(["m1", "m2"].map((name) => ({ name, app_key: name, created_at: noon })))
        .returning("org_id")
        .execute(),
    );
    for (const { org_id } of orgs) await seedContacts(database, org_id, 10_050, noon);
    const [one, two] = await Promise.all(orgs.map(({ org_id }) => rows(org_id)));
    expect(one).toHaveLength(10_050);
    expect(two).toEqual(one);
    expect(new Set(one?.flatMap(({ email }) => email)).size).toBe(10_050);
    expect(new Set(one?.flatMap(({ mobile }) => mobile)).size).toBe(10_050);
    for (const { first_name, last_name, email, mobile } of one?.slice(0, 500) ?? [])
      expect(normalContactValues({ first_name, last_name, email, mobile })).toEqual({
        _tag: "Right",
        right: { first_name, last_name, email, mobile },
      });
  });

  it("should continue where an earlier seed ended", async () => {
    const org = await database.asSystem(
      async ({ db }) =>
        (await db.insertInto("orgs").values({ name: "m3", app_key: "m3", created_at: noon }).returning("org_id").executeTakeFirstOrThrow())
          .org_id,
    );
    await seedContacts(database, org, 30, noon);
    await seedContacts(database, org, 20, noon);
    expect(new Set((await rows(org)).flatMap(({ email }) => email)).size).toBe(50);
  });
});
