import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { listViews } from "../../../../adapters/contract/list-views.contract.ts";
import { makeViewsHttp } from "../../../../adapters/http/views.http.ts";
import { makeListViewStore } from "../../../../adapters/server/contacts/list-views.store.ts";
import type { Database } from "../../../../adapters/server/storage/database.ts";
import { usualSettings } from "../../../../core/contacts/list-settings.rule.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { viewsConformance } from "../../../conformance/views.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { makeListViewStoreFake } from "../../../fakes/list-view-store.fake.ts";
import { engines } from "../groups/group-rows.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";
import { viewsInTransactions } from "../views-in-transactions.ts";

const clock = fakeClock(noon);
const freshOrg = (database: Database) => seedOrg(database, `o${crypto.randomUUID().slice(0, 8)}`, { flags: ["contacts"] });

const settings = {
  usual: usualSettings,
  other: {
    ...usualSettings,
    filters: { tags: { $overlaps: ["vip"] } },
    sort: "-updated" as const,
    columns: [
      { id: "name", width: 240 },
      { id: "tags", width: null },
    ],
    kind: "grid" as const,
  },
};

viewsConformance("the fake, of contacts", settings, async () => {
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
  viewsConformance(`${name}, of contacts`, settings, async () => {
    const database = databases.get(name);
    if (database === undefined) throw new Error(`${name} is not open.`);
    const { admin, user } = await freshOrg(database);
    return {
      admin: viewsInTransactions(database, admin, clock, makeListViewStore),
      user: viewsInTransactions(database, user, clock, makeListViewStore),
      wait: clock.advance,
    };
  });

viewsConformance("the server, of contacts over HTTP", settings, async () => {
  const { admin, user } = await freshOrg(server.database);
  return {
    admin: makeViewsHttp(await server.callerOf(admin), listViews),
    user: makeViewsHttp(await server.callerOf(user), listViews),
    wait: clock.advance,
  };
});

it("should refuse an invalid filter of contacts with its position", async () => {
  const { user } = await freshOrg(server.database);
  for (const views of [
    makeViewsHttp(await server.callerOf(user), listViews),
    makeListViewStoreFake(clock.now)({ user_id: 1, role: "user" }),
  ]) {
    const wrong = { ...settings.other, filters: { $and: [{ nonsense: { $any: true } }] } };
    expect(await refusal(views.create({ name: "Wrong", settings: wrong }))).toMatchObject({
      tag: "invalid",
      errors: { "settings.filters.$and.0.nonsense": ['Unknown field "nonsense".'] },
    });
    expect(await given(views.list)).toEqual([]);
  }
});
