import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Caller } from "../../../../adapters/http/caller.ts";
import { makeContactLifecycleHttp } from "../../../../adapters/http/contact-lifecycle.http.ts";
import { makeContactsHttp } from "../../../../adapters/http/contacts.http.ts";
import { makeNotesHttp } from "../../../../adapters/http/notes.http.ts";
import { makeContactLifecycle } from "../../../../adapters/server/contacts/contact-lifecycle.store.ts";
import { makeContactStore } from "../../../../adapters/server/contacts/contacts.store.ts";
import { eraseContactsJob } from "../../../../adapters/server/contacts/erase-contacts.job.ts";
import { makeContactNotes } from "../../../../adapters/server/contacts/notes.store.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { type Database, makeDatabase, type Tx } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import type { StaffActor } from "../../../../core/access/actor.model.ts";
import type { ContactNotes } from "../../../../core/contacts/notes.port.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { given } from "../../../conformance/answer-of.ts";
import { contactLifecycleConformance, type LifeBench } from "../../../conformance/contact-lifecycle.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeContactLifecycleFake } from "../../../fakes/contact-lifecycle.fake.ts";
import { makeContactStoreFake } from "../../../fakes/contact-store.fake.ts";
import { makeContactNotesFake } from "../../../fakes/notes.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { testSealer } from "../mails.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

const clock = fakeClock(noon);
let pglite: Database;
let postgres: Database;
let server: TestServer;

const emptyOrg = async (database: Database): Promise<TestOrg> => {
  const org = await seedOrg(database, `l${crypto.randomUUID().slice(0, 8)}`, { flags: ["contacts"] });
  await database.asSystem(({ db }) => db.deleteFrom("contacts").where("org_id", "=", org.org).execute());
  return org;
};

/** The server's own stores, each command in a transaction of its own. */
const inTransactions = (database: Database, org: TestOrg): LifeBench => {
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
  const colleague: StaffActor = { ...actor, user_id: org.user.user, role: "user", flags: ["contacts"] };
  const inOne =
    <A>(use: (tx: Tx) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      database.inOrg(org.org, (tx) => use(tx)());
  const contacts = (tx: Tx) => makeContactStore(call(tx));
  const life = (tx: Tx) => makeContactLifecycle(call(tx));
  const notesOf = (user: StaffActor): ContactNotes => {
    const notes = (tx: Tx) => makeContactNotes({ ...call(tx), actor: user });
    return {
      of: (id) => inOne((tx) => notes(tx).of(id)),
      all: (page, search) => inOne((tx) => notes(tx).all(page, search)),
      add: (id, body, key) => inOne((tx) => notes(tx).add(id, body, key)),
      edit: (id, body, version) => inOne((tx) => notes(tx).edit(id, body, version)),
      remove: (id) => inOne((tx) => notes(tx).remove(id)),
      restore: (id) => inOne((tx) => notes(tx).restore(id)),
    };
  };
  return {
    contacts: {
      list: (query) => inOne((tx) => contacts(tx).list(query)),
      get: (id) => inOne((tx) => contacts(tx).get(id)),
      create: (contact) => inOne((tx) => contacts(tx).create(contact)),
      update: (id, change) => inOne((tx) => contacts(tx).update(id, change)),
      archive: (id) => inOne((tx) => contacts(tx).archive(id)),
      unarchive: (id) => inOne((tx) => contacts(tx).unarchive(id)),
      names: (query) => inOne((tx) => contacts(tx).names(query)),
      duplicates: (filter) => inOne((tx) => contacts(tx).duplicates(filter)),
    },
    life: {
      remove: (id) => inOne((tx) => life(tx).remove(id)),
      restore: (id) => inOne((tx) => life(tx).restore(id)),
      bin: (page) => inOne((tx) => life(tx).bin(page)),
      block: (id) => inOne((tx) => life(tx).block(id)),
      unblock: (id) => inOne((tx) => life(tx).unblock(id)),
      setPhoto: (id, photo) => inOne((tx) => life(tx).setPhoto(id, photo)),
    },
    notes: notesOf(actor),
    colleague: notesOf(colleague),
    wait: clock.advance,
  };
};

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ clock, database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "life_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

contactLifecycleConformance("the fake", async () => {
  const contacts = makeContactStoreFake(clock.now);
  const notes = makeContactNotesFake(contacts, clock.now, { id: 1, name: "Olivia" });
  return {
    contacts,
    life: makeContactLifecycleFake(contacts, clock.now, "Olivia"),
    notes,
    colleague: notes.as({ id: 2, name: "Uma", role: "user" }),
    wait: clock.advance,
  };
});
contactLifecycleConformance("the embedded database", async () => inTransactions(pglite, await emptyOrg(pglite)));
contactLifecycleConformance("PostgreSQL", async () => inTransactions(postgres, await emptyOrg(postgres)));
contactLifecycleConformance("the server, over HTTP", async () => {
  const org = await emptyOrg(pglite);
  const callerOf =
    (person: StaffPerson): Caller =>
    (endpoint, input) =>
    async () =>
      (await server.callerOf(person))(endpoint, input)();
  const caller = callerOf(org.owner);
  return {
    contacts: makeContactsHttp(caller),
    life: makeContactLifecycleHttp(caller),
    notes: makeNotesHttp(caller),
    colleague: makeNotesHttp(callerOf(org.user)),
    wait: clock.advance,
  };
});

describe("Erasing a contact", () => {
  it.each([
    ["the embedded database", () => pglite],
    ["PostgreSQL", () => postgres],
  ] as const)("should remove personal data from %s after 30 days, of no other contact", async (_, database) => {
    const org = await emptyOrg(database());
    const { contacts, life, notes, wait } = inTransactions(database(), org);
    const ada = await given(contacts.create({ first_name: "Ada-to-forget", email: ["ada@forget.example"], tags: ["vip"] }));
    await given(notes.add(ada.con_id, "Told in confidence"));
    await given(life.remove(ada.con_id));
    wait(29 * 24 * 3600);
    const bob = await given(contacts.create({ first_name: "Bob" }));
    await given(life.remove(bob.con_id));
    wait(24 * 3600);
    await makeJobRunner({ database: database(), clock, warn: () => undefined }, [
      eraseContactsJob({ areas: await loadAreas(), sealer: testSealer }),
    ]).runDue();
    const { rows } = await database().asSystem(({ db }) =>
      sql<{
        con_id: number;
        all: string;
      }>`select c.con_id, c::text || coalesce((select string_agg(n.body, '') from contact_notes n where n.con_id = c.con_id), '') as all from contacts c where c.org_id = ${org.org} order by con_id`.execute(
        db,
      ),
    );
    expect(rows).toHaveLength(2);
    for (const word of ["forget", "vip", "confidence"]) expect(rows[0]?.all).not.toContain(word);
    expect((await given(life.restore(bob.con_id))).first_name).toBe("Bob");
  });
});
