import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { afterAll, beforeAll, inject } from "vitest";
import { makeCampaignsHttp } from "../../../../adapters/http/campaigns.http.ts";
import { makeItemCounterHttp } from "../../../../adapters/http/home.http.ts";
import { makeCampaignStore } from "../../../../adapters/server/campaigns/campaigns.store.ts";
import { makeItemCounter } from "../../../../adapters/server/home/item-counts.store.ts";
import { type Database, makeDatabase, type Tx } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import type { StaffActor } from "../../../../core/access/actor.model.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { type Held, homeConformance, type HomeWorld } from "../../../conformance/home.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeCampaignStoreFake, makeItemCounterFake } from "../../../fakes/home.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const clock = fakeClock(noon);
const times = { created_at: noon, updated_at: noon };

/** A new organisation that holds just this. */
const orgWith = async (database: Database, { campaigns, contacts, archived, lessons, gone }: Held): Promise<TestOrg> => {
  const org = await seedOrg(database, `h${crypto.randomUUID().slice(0, 8)}`);
  const contact = (archived_at: number | null, deleted_at: number | null) => ({
    org_id: org.org,
    first_name: "C",
    last_name: "",
    email: [],
    mobile: [],
    photo: null,
    password_hash: null,
    language: null,
    archived_at,
    deleted_at,
    ...times,
  });
  const lesson = (deleted_at: number | null) => ({
    org_id: org.org,
    uuid: crypto.randomUUID(),
    name: "L",
    banner_img: null,
    user_id: null,
    deleted_at,
    ...times,
  });
  const many = <A>(n: number, make: () => A): A[] => Array.from({ length: n }, make);
  await database.asSystem(async ({ db }) => {
    await db.deleteFrom("contacts").where("org_id", "=", org.org).execute();
    const people = [
      ...many(contacts, () => contact(null, null)),
      ...many(archived, () => contact(noon, null)),
      ...many(gone, () => contact(null, noon)),
    ];
    if (people.length > 0) await db.insertInto("contacts").values(people).execute();
    const written = [...many(lessons, () => lesson(null)), ...many(gone, () => lesson(noon))];
    if (written.length > 0) await db.insertInto("lessons").values(written).execute();
    const rows = campaigns.map(({ gone: isGone, ...campaign }) => ({
      ...campaign,
      org_id: org.org,
      cover: null,
      portal_section: null,
      show_order: null,
      user_id: null,
      deleted_at: isGone ? noon : null,
      updated_at: noon,
    }));
    if (rows.length > 0) await db.insertInto("campaigns").values(rows).execute();
  });
  return org;
};

let pglite: Database;
let postgres: Database;
let server: TestServer;
beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ clock, database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "home_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const ownerOf = (org_id: number): StaffActor => ({
  kind: "staff",
  row_rule: "all",
  org_id,
  user_id: 1,
  role: "owner",
  flags: [],
  features: [],
  teams: [],
});

const kept =
  (database: () => Database) =>
  async (held: Held): Promise<HomeWorld> => {
    const { org } = await orgWith(database(), held);
    const inOne =
      <A>(use: (tx: Tx) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
      () =>
        database().inOrg(org, (tx) => use(tx)());
    return {
      campaigns: { list: inOne((tx) => makeCampaignStore(tx, ownerOf(org), clock.now()).list) },
      counter: { count: inOne((tx) => makeItemCounter(tx, ownerOf(org), null).count) },
      wait: clock.advance,
    };
  };

homeConformance("the fake", noon, async ({ campaigns, contacts, lessons }) => ({
  campaigns: makeCampaignStoreFake(campaigns, clock.now),
  counter: makeItemCounterFake(contacts, lessons),
  wait: clock.advance,
}));
homeConformance(
  "the embedded database",
  noon,
  kept(() => pglite),
);
homeConformance(
  "PostgreSQL",
  noon,
  kept(() => postgres),
);
homeConformance("the server, over HTTP", noon, async (held) => {
  const caller = await server.callerOf((await orgWith(pglite, held)).owner);
  return { campaigns: makeCampaignsHttp(caller), counter: makeItemCounterHttp(caller), wait: clock.advance };
});
