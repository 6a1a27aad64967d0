import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { FailedReply } from "../../../../adapters/contract/envelope.ts";
import { makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";
import { type Proxy, startProxy } from "./tcp-proxy.ts";

let proxy: Proxy;
let server: TestServer;
let client: Client;
const idleErrors: string[] = [];

beforeAll(async () => {
  const url = new URL(await freshDatabase(inject("postgresUrl"), "cut"));
  proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  const database = makeDatabase(await openPostgres(url.href, (error) => void idleErrors.push(error.message)));
  await migrate(database);
  server = await startServer({ database });
  client = await server.as((await seedOrg(database, "cut")).owner);
});
afterAll(async () => {
  await server.close();
  proxy.close();
});

describe("a server whose connection to PostgreSQL is cut", () => {
  it("should answer 503 within three seconds while it is gone and recover within two once it is back", async () => {
    expect((await client.get("/api/contacts")).status).toBe(200);
    proxy.cut();
    const started = performance.now();
    const during = await Promise.all(Array.from({ length: 20 }, () => client.get("/api/contacts")));
    expect(performance.now() - started).toBeLessThan(3_000);
    for (const reply of during) {
      expect(reply.status).toBe(503);
      expect(FailedReply.is(reply.body)).toBe(true);
      expect(reply.headers["retry-after"]).toBeDefined();
    }
    expect((await client.get("/readyz")).status).toBe(503);
    expect((await client.get("/healthz")).status).toBe(200);
    proxy.mend();
    const back = performance.now();
    while ((await client.get("/api/contacts")).status !== 200) expect(performance.now() - back).toBeLessThan(2_000);
    expect((await client.get("/readyz")).status).toBe(200);
  });
});
