import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { afterAll, beforeAll, inject } from "vitest";
import type { Caller } from "../../../../adapters/http/caller.ts";
import { makeContactTasksHttp } from "../../../../adapters/http/contact-tasks.http.ts";
import { makeContactsHttp } from "../../../../adapters/http/contacts.http.ts";
import { makeNotesHttp } from "../../../../adapters/http/notes.http.ts";
import { makeTasksHttp } from "../../../../adapters/http/tasks.http.ts";
import { makeTimelineHttp } from "../../../../adapters/http/timeline.http.ts";
import { makeContactStore } from "../../../../adapters/server/contacts/contacts.store.ts";
import { makeContactNotes } from "../../../../adapters/server/contacts/notes.store.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { type Database, makeDatabase, type Tx } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { makeContactTasks } from "../../../../adapters/server/tasks/contact-tasks.store.ts";
import { makeTaskStore } from "../../../../adapters/server/tasks/tasks.store.ts";
import { makeTimelineStore } from "../../../../adapters/server/timeline/timeline.store.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { type RecordBench, recordConformance } from "../../../conformance/record.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeContactStoreFake } from "../../../fakes/contact-store.fake.ts";
import { makeContactNotesFake } from "../../../fakes/notes.fake.ts";
import { makeContactTasksFake, makeTimelineFake } from "../../../fakes/record.fake.ts";
import { makeTaskStoreFake } from "../../../fakes/task-store.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const clock = fakeClock(noon);
const timelineParts = (await loadAreas()).flatMap((area) => area.timelineParts ?? []);
let pglite: Database;
let postgres: Database;
let server: TestServer;

const emptyOrg = async (database: Database): Promise<TestOrg> => {
  const org = await seedOrg(database, `r${crypto.randomUUID().slice(0, 8)}`);
  await database.asSystem(({ db }) => db.deleteFrom("contacts").where("org_id", "=", org.org).execute());
  return org;
};

/** The server's own stores, each command in a transaction of its own. */
const inTransactions = (database: Database, org: TestOrg): RecordBench => {
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
  const call = (tx: Tx) => ({ tx, actor, request: { id: "test", ip: "127.0.0.1", now: clock.now() } });
  const inOne =
    <A>(use: (store: ReturnType<typeof call>) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      database.inOrg(org.org, (tx) => use(call(tx))());
  return {
    contacts: { create: (contact) => inOne((store) => makeContactStore(store).create(contact)) },
    notes: {
      of: (id) => inOne((store) => makeContactNotes(store).of(id)),
      all: (page, search) => inOne((store) => makeContactNotes(store).all(page, search)),
      add: (id, body) => inOne((store) => makeContactNotes(store).add(id, body)),
      edit: (id, body, version) => inOne((store) => makeContactNotes(store).edit(id, body, version)),
      remove: (id) => inOne((store) => makeContactNotes(store).remove(id)),
      restore: (id) => inOne((store) => makeContactNotes(store).restore(id)),
    },
    tasks: {
      list: (query) => inOne((store) => makeTaskStore(store).list(query)),
      get: (key) => inOne((store) => makeTaskStore(store).get(key)),
      create: (task) => inOne((store) => makeTaskStore(store).create(task)),
      update: (id, change) => inOne((store) => makeTaskStore(store).update(id, change)),
      remove: (id) => inOne((store) => makeTaskStore(store).remove(id)),
      restore: (id) => inOne((store) => makeTaskStore(store).restore(id)),
      schema: inOne((store) => makeTaskStore(store).schema),
    },
    timeline: { of: (id, query) => inOne((store) => makeTimelineStore(store, timelineParts).of(id, query)) },
    contactTasks: {
      grouped: (query) => inOne((store) => makeContactTasks(store).grouped(query)),
      of: (id) => inOne((store) => makeContactTasks(store).of(id)),
    },
    wait: clock.advance,
  };
};

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ clock, database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "record_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

recordConformance("the fake", async () => {
  const contacts = makeContactStoreFake(clock.now);
  const notes = makeContactNotesFake(contacts, clock.now, { id: 1, name: "Olivia" });
  const tasks = makeTaskStoreFake({ now: clock.now });
  return {
    contacts,
    notes,
    tasks,
    timeline: makeTimelineFake({ contacts, notes, tasks }),
    contactTasks: makeContactTasksFake({ contacts, tasks }),
    wait: clock.advance,
  };
});
recordConformance("the embedded database", async () => inTransactions(pglite, await emptyOrg(pglite)));
recordConformance("PostgreSQL", async () => inTransactions(postgres, await emptyOrg(postgres)));
recordConformance("the server, over HTTP", async () => {
  const org = await emptyOrg(pglite);
  const caller: Caller = (endpoint, input) => async () => (await server.callerOf(org.owner))(endpoint, input)();
  return {
    contacts: makeContactsHttp(caller),
    notes: makeNotesHttp(caller),
    tasks: makeTasksHttp(caller),
    timeline: makeTimelineHttp(caller),
    contactTasks: makeContactTasksHttp(caller),
    wait: clock.advance,
  };
});
