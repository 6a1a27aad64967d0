import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { afterAll, beforeAll, inject } from "vitest";
import { makeListViewsHttp } from "../../../../adapters/http/list-views.http.ts";
import { makeListViewStore } from "../../../../adapters/server/contacts/list-views.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { ListViewStore } from "../../../../core/contacts/list-views.port.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { listViewsConformance } from "../../../conformance/list-views.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeListViewStoreFake } from "../../../fakes/list-view-store.fake.ts";
import { engines } from "../groups/group-rows.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type StaffPerson } from "../two-orgs.ts";

const clock = fakeClock(noon);
const freshOrg = (database: Database) => seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`, { flags: ["contacts"] });

/** The server's own store, each command in a transaction of its own. */
const inTransactions = (database: Database, { org, user, role }: StaffPerson): ListViewStore => {
  const actor = { kind: "staff", row_rule: "all", org_id: org, user_id: user, role, flags: [], features: [], teams: [] } as const;
  const inOne =
    <A>(use: (store: ListViewStore) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      database.inOrg(org, (tx) => use(makeListViewStore({ tx, actor, request: { id: "test", ip: "127.0.0.1", now: clock.now() } }))());
  return {
    list: inOne((store) => store.list),
    create: (view) => inOne((store) => store.create(view)),
    update: (id, change) => inOne((store) => store.update(id, change)),
    remove: (id) => inOne((store) => store.remove(id)),
    restore: (id) => inOne((store) => store.restore(id)),
    begin: (id) => inOne((store) => store.begin(id)),
  };
};

listViewsConformance("the fake", async () => {
  const of = makeListViewStoreFake(clock.now);
  return { admin: of({ user_id: 1, role: "admin" }), user: of({ user_id: 2, role: "user" }), wait: clock.advance };
});

const databases = new Map<string, Database>();
let server: TestServer;
const opening = engines(() => inject("postgresUrl"), "list_views");

beforeAll(async () => {
  for (const [name, open] of opening) databases.set(name, await open());
  server = await startServer({ clock });
});
afterAll(async () => {
  await server.close();
  for (const database of databases.values()) await database.close();
});

for (const [name] of opening)
  listViewsConformance(name, async () => {
    const database = databases.get(name);
    if (database === undefined) throw new Error(`${name} is not open.`);
    const { admin, user } = await freshOrg(database);
    return { admin: inTransactions(database, admin), user: inTransactions(database, user), wait: clock.advance };
  });

listViewsConformance("the server, over HTTP", async () => {
  const { admin, user } = await freshOrg(server.database);
  return {
    admin: makeListViewsHttp(await server.callerOf(admin)),
    user: makeListViewsHttp(await server.callerOf(user)),
    wait: clock.advance,
  };
});
