import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { afterAll, beforeAll, inject } from "vitest";
import { makeContactsHttp } from "../../../../adapters/http/contacts.http.ts";
import { makeContactStore } from "../../../../adapters/server/contacts/contacts.store.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import type { ContactStore } from "../../../../core/contacts/contacts.port.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { contactsConformance } from "../../../conformance/contacts.conformance.ts";
import { type FakeClock, fakeClock } from "../../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../../fakes/contact-store.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

/** A new organisation in which nobody is known yet. */
const emptyOrg = async (database: Database): Promise<TestOrg> => {
  const org = await seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`);
  await database.asSystem(({ db }) => db.deleteFrom("contacts").where("org_id", "=", org.org).execute());
  return org;
};

/** The server's own store, each command in a transaction of its own. */
const inTransactions = (database: Database, org: TestOrg, clock: FakeClock): ContactStore => {
  const actor = {
    kind: "staff",
    row_rule: "all",
    org_id: org.org,
    user_id: org.owner.user,
    role: "owner",
    flags: [],
    features: [],
    teams: [],
  } as const;
  const inOne =
    <A>(use: (store: ContactStore) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      database.inOrg(org.org, (tx) => use(makeContactStore({ tx, actor, request: { id: "test", ip: "127.0.0.1", now: clock.now() } }))());
  return {
    list: (query) => inOne((store) => store.list(query)),
    get: (id) => inOne((store) => store.get(id)),
    create: (contact) => inOne((store) => store.create(contact)),
    update: (id, change) => inOne((store) => store.update(id, change)),
    archive: (id) => inOne((store) => store.archive(id)),
    unarchive: (id) => inOne((store) => store.unarchive(id)),
    names: (query) => inOne((store) => store.names(query)),
    duplicates: (filter) => inOne((store) => store.duplicates(filter)),
  };
};

contactsConformance("the fake", async () => {
  const clock = fakeClock(noon);
  return { store: makeContactStoreFake(clock.now), wait: clock.advance };
});

let pglite: Database;
let postgres: Database;
let server: TestServer;
const clock = fakeClock(noon);

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ clock, database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "contacts_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const kept = (database: () => Database) => async () => ({
  store: inTransactions(database(), await emptyOrg(database()), clock),
  wait: clock.advance,
});

contactsConformance(
  "the embedded database",
  kept(() => pglite),
);
contactsConformance(
  "PostgreSQL",
  kept(() => postgres),
);
contactsConformance("the server, over HTTP", async () => ({
  store: makeContactsHttp(await server.callerOf((await emptyOrg(pglite)).owner)),
  wait: clock.advance,
}));
