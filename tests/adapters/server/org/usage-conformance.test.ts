import { afterAll, beforeAll, inject } from "vitest";
import { makeUsageHttp } from "../../../../adapters/http/org.http.ts";
import { makeUsageStore } from "../../../../adapters/server/org/usage.store.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { monthStart } from "../../../../core/org/month-start.rule.ts";
import type { UsageStore } from "../../../../core/org/usage.port.ts";
import { type UsageFacts, usageConformance } from "../../../conformance/usage.conformance.ts";
import { makeUsageFake } from "../../../fakes/usage.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { orgWithUsage } from "./org-with-usage.ts";

let pglite: Database;
let postgres: Database;
let server: TestServer;

beforeAll(async () => {
  pglite = await openEmbeddedDatabase();
  server = await startServer({ database: pglite });
  postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "usage_conformance"), () => undefined));
  await migrate(postgres);
});
afterAll(async () => {
  await server.close();
  await postgres.close();
});

const kept =
  (database: () => Database) =>
  async (facts: UsageFacts): Promise<UsageStore> => {
    const { org } = await orgWithUsage(database(), facts);
    return { usage: (types) => () => database().inOrg(org, (tx) => makeUsageStore({ tx, request: { now: noon } }).usage(types)()) };
  };
const since = monthStart(noon, "America/New_York");

usageConformance("the fake", async ({ plan, users, campaigns, texts, learning }) =>
  makeUsageFake(plan, {
    users,
    campaigns,
    workflows: 0,
    workflow_size: 0,
    sms: texts.filter((at) => at >= since).length,
    mal: new Set(learning.filter(({ at }) => at >= since).map(({ learner }) => learner)).size,
  }),
);
usageConformance(
  "the embedded database",
  kept(() => pglite),
);
usageConformance(
  "PostgreSQL",
  kept(() => postgres),
);
usageConformance("the server, over HTTP", async (facts) => makeUsageHttp(await server.callerOf((await orgWithUsage(pglite, facts)).guest)));
