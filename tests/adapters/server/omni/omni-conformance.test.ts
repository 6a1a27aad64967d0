import { afterAll, beforeAll, inject } from "vitest";
import { makeOmniHttp } from "../../../../adapters/http/omni.http.ts";
import { makeOmniStore } from "../../../../adapters/server/omni/omni.store.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { campaignStatus } from "../../../../core/campaigns/campaign-status.rule.ts";
import { teamInfo } from "../../../../core/shell/omni-record.rule.ts";
import type { OmniStore } from "../../../../core/shell/omni.port.ts";
import { omniConformance, type OmniWorld } from "../../../conformance/omni.conformance.ts";
import { makeOmniStoreFake, omniRecord } from "../../../fakes/omni-store.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

omniConformance("the fake", noon, async ({ contacts, lessons, campaigns, teams = [] }) =>
  makeOmniStoreFake(() => [
    ...contacts
      .filter(({ archived = false }) => !archived)
      .map(({ first_name, last_name, email = [], mobile = [] }, id) => ({
        ...omniRecord("contact", id, `${first_name} ${last_name}`.trim(), email[0] ?? mobile[0] ?? ""),
        addresses: [`${first_name} ${last_name}`, ...email, ...mobile],
      })),
    ...lessons.map((name, id) => omniRecord("lesson", id, name)),
    ...campaigns.map(({ name, ...period }, id) => omniRecord("campaign", id, name, campaignStatus(period, noon))),
    ...teams.map((label, id) => omniRecord("team", id, label, teamInfo(0))),
  ]),
);

let pglite: Database;
let postgres: Database;
let server: TestServer;

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "omni_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const times = { created_at: noon, updated_at: noon, deleted_at: null };

/** A new organisation that holds just that. */
const orgOf = async (database: Database, world: OmniWorld): Promise<TestOrg> => {
  const org = await seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`);
  const own = { ...times, org_id: org.org };
  await database.asSystem(async ({ db }) => {
    await db.deleteFrom("contacts").where("org_id", "=", org.org).execute();
    for (const { first_name, last_name, email = [], mobile = [], archived = false } of world.contacts)
      await db
        .insertInto("contacts")
        .values({
          ...own,
          first_name,
          last_name,
          email: [...email],
          mobile: [...mobile],
          photo: null,
          password_hash: null,
          language: null,
          archived_at: archived ? noon : null,
          create_key: null,
        })
        .execute();
    for (const name of world.lessons)
      await db
        .insertInto("lessons")
        .values({ ...own, name, uuid: crypto.randomUUID(), banner_img: null, user_id: null })
        .execute();
    for (const label of world.teams ?? [])
      await db
        .insertInto("teams")
        .values({ org_id: org.org, label, twilio_phone: null, created_at: noon, updated_at: noon, deleted_at: null })
        .execute();
    for (const { name, start_time, end_time } of world.campaigns)
      await db
        .insertInto("campaigns")
        .values({ ...own, name, start_time, end_time, cover: null, portal_section: null, show_order: null, user_id: null })
        .execute();
  });
  return org;
};

const kept =
  (database: () => Database) =>
  async (world: OmniWorld): Promise<OmniStore> => {
    const { org, owner } = await orgOf(database(), world);
    const actor = {
      kind: "staff",
      row_rule: "all",
      org_id: org,
      user_id: owner.user,
      role: "owner",
      flags: [],
      features: ["teams"],
      teams: [],
    } as const;
    return { search: (query) => () => database().inOrg(org, (tx) => makeOmniStore({ tx, actor, request: { now: noon } }).search(query)()) };
  };

omniConformance(
  "the embedded database",
  noon,
  kept(() => pglite),
);
omniConformance(
  "PostgreSQL",
  noon,
  kept(() => postgres),
);
omniConformance("the server, over HTTP", noon, async (world) => makeOmniHttp(await server.callerOf((await orgOf(pglite, world)).owner)));
