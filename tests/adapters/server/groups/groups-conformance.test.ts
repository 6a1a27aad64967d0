import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import { afterAll, beforeAll, inject } from "vitest";
import { makeGroupsHttp } from "../../../../adapters/http/groups.http.ts";
import { makeGroupStore } from "../../../../adapters/server/groups/groups.routes.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { type GroupBench, groupsConformance } from "../../../conformance/groups.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { type GroupKeeper, makeGroupStoreFake } from "../../../fakes/group-store.fake.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";
import { openOnPostgres } from "./group-rows.ts";

const clock = fakeClock(noon);
const freshOrg = (database: Database): Promise<TestOrg> =>
  seedOrg(database, `g${crypto.randomUUID().slice(0, 8)}`, { flags: ["contacts"] });

/** The server's own store, each command in a transaction of its own. */
const inTransactions = (database: Database, { org, user, role }: StaffPerson): GroupKeeper => {
  const actor = { kind: "staff", row_rule: "all", org_id: org, user_id: user, role, flags: [], features: [], teams: [] } as const;
  const inOne =
    <A>(use: (store: GroupKeeper) => TaskEither<Failure, A>): TaskEither<Failure, A> =>
    () =>
      database.inOrg(org, (tx) => use(makeGroupStore({ tx, actor, request: { id: "test", ip: "127.0.0.1", now: clock.now() } }))());
  return {
    list: () => inOne((store) => store.list()),
    search: (term) => inOne((store) => store.search(term)),
    get: (id) => inOne((store) => store.get(id)),
    create: (group) => inOne((store) => store.create(group)),
    update: (id, change) => inOne((store) => store.update(id, change)),
    remove: (id) => inOne((store) => store.remove(id)),
    restore: (id) => inOne((store) => store.restore(id)),
    order: (ids) => inOne((store) => store.order(ids)),
    createFolder: (folder) => inOne((store) => store.createFolder(folder)),
    renameFolder: (id, folder) => inOne((store) => store.renameFolder(id, folder)),
    removeFolder: (id) => inOne((store) => store.removeFolder(id)),
    orderFolders: (ids) => inOne((store) => store.orderFolders(ids)),
  };
};

groupsConformance("the fake", async () => {
  const of = makeGroupStoreFake({ now: clock.now, users: [1, 2] });
  return {
    admin: of({ user_id: 1, role: "admin", teams: [] }),
    user: of({ user_id: 2, role: "user", teams: [] }),
    userId: 2,
    wait: clock.advance,
  };
});

let pglite: Database;
let postgres: Database;
let server: TestServer;

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ clock, database: pglite });
  postgres = await openOnPostgres(inject("postgresUrl"), "groups_conformance");
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const kept = (database: () => Database) => async (): Promise<GroupBench> => {
  const { admin, user } = await freshOrg(database());
  return { admin: inTransactions(database(), admin), user: inTransactions(database(), user), userId: user.user, wait: clock.advance };
};

groupsConformance(
  "the embedded database",
  kept(() => pglite),
);
groupsConformance(
  "PostgreSQL",
  kept(() => postgres),
);
groupsConformance("the server, over HTTP", async () => {
  const { admin, user } = await freshOrg(pglite);
  return {
    admin: makeGroupsHttp(await server.callerOf(admin)),
    user: makeGroupsHttp(await server.callerOf(user)),
    userId: user.user,
    wait: clock.advance,
  };
});
