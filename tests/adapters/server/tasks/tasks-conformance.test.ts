import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { afterAll, beforeAll, inject } from "vitest";
import { makeTasksHttp } from "../../../../adapters/http/tasks.http.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { makeTaskStore } from "../../../../adapters/server/tasks/tasks.store.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import type { TaskStore } from "../../../../core/tasks/tasks.port.ts";
import { tasksConformance, type TaskWorld } from "../../../conformance/tasks.conformance.ts";
import { type FakeClock, fakeClock } from "../../../fakes/clock.fake.ts";
import { makeTaskStoreFake } from "../../../fakes/task-store.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const newOrg = (database: Database): Promise<TestOrg> => seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`);

/** The server's own store, each command in a transaction of its own. */
const inTransactions = (database: Database, org: TestOrg, clock: FakeClock): TaskStore => {
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
    <A>(use: (store: TaskStore) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      database.inOrg(org.org, (tx) => use(makeTaskStore({ tx, actor, request: { id: "test", ip: "127.0.0.1", now: clock.now() } }))());
  return {
    list: (query) => inOne((store) => store.list(query)),
    get: (key) => inOne((store) => store.get(key)),
    create: (task) => inOne((store) => store.create(task)),
    update: (id, change) => inOne((store) => store.update(id, change)),
    remove: (id) => inOne((store) => store.remove(id)),
    restore: (id) => inOne((store) => store.restore(id)),
    schema: inOne((store) => store.schema),
  };
};

tasksConformance("the fake", async () => {
  const clock = fakeClock(noon);
  return { store: makeTaskStoreFake({ now: clock.now, hasRecord: () => false }), wait: clock.advance, me: 1, colleague: 2 };
});

let pglite: Database;
let postgres: Database;
let server: TestServer;
const clock = fakeClock(noon);

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ clock, database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "tasks_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const world = (org: TestOrg, store: TaskStore): TaskWorld => ({ store, wait: clock.advance, me: org.owner.user, colleague: org.user.user });
const kept = (database: () => Database) => async () => {
  const org = await newOrg(database());
  return world(org, inTransactions(database(), org, clock));
};

tasksConformance(
  "the embedded database",
  kept(() => pglite),
);
tasksConformance(
  "PostgreSQL",
  kept(() => postgres),
);
tasksConformance("the server, over HTTP", async () => {
  const org = await newOrg(pglite);
  return world(org, makeTasksHttp(await server.callerOf(org.owner)));
});
