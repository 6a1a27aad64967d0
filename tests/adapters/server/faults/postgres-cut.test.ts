import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { FailedReply } from "../../../../adapters/contract/envelope.ts";
import { databaseRoles } from "../../../../adapters/server/storage/database-roles.ts";
import { makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { serverRefusals } from "../../../../core/client/server-refusals.ts";
import { failureRefusals } from "../../../../core/kernel/failure-refusals.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";
import { type Proxy, startProxy } from "./tcp-proxy.ts";

let proxy: Proxy;
let server: TestServer;
let client: Client;
let contact: number;
let directUrl: string;
const idleErrors: string[] = [];

beforeAll(async () => {
  directUrl = await freshDatabase(inject("postgresUrl"), "cut");
  const url = new URL(directUrl);
  proxy = await startProxy(Number(url.port));
  url.port = String(proxy.port);
  const database = makeDatabase(await openPostgres(url.href, (error) => void idleErrors.push(error.message)));
  await migrate(database);
  server = await startServer({ database });
  const { owner, learner } = await seedOrg(database, "cut");
  client = await server.as(owner);
  contact = learner.contact;
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

describe("a server whose connection to PostgreSQL is half-open", () => {
  it("should answer every call with 503 within three seconds and recover within two once it is back", async () => {
    expect((await Promise.all(Array.from({ length: 10 }, () => client.get("/api/contacts")))).map(({ status }) => status)).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    proxy.stall();
    const started = performance.now();
    const during = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const { status } = await client.get("/api/contacts");
        return { status, isInTime: performance.now() - started < 3_000 };
      }),
    );
    expect(during).toEqual(Array.from({ length: 30 }, () => ({ status: 503, isInTime: true })));
    expect((await client.get("/readyz")).status).toBe(503);
    proxy.mend();
    const back = performance.now();
    while ((await client.get("/api/contacts")).status !== 200) expect(performance.now() - back).toBeLessThan(2_000);
    expect((await client.get("/readyz")).status).toBe(200);
  });
});

describe("a server with a row that another PostgreSQL session has locked", () => {
  it("should answer waiting calls that another change is in progress, stay ready, and continue once it is unlocked", async () => {
    const other = new pg.Client({ connectionString: directUrl });
    await other.connect();
    await other.query("begin");
    await other.query(`set role ${databaseRoles.owner}`);
    await other.query("select from contacts where con_id = $1 for update", [contact]);
    await other.query("reset role");
    const { version } = Object((await client.get(`/api/contacts/${contact}`)).body);
    const edit = (name: string) => client.put(`/api/contacts/${contact}`, { first_name: name, version });
    const edits = Promise.all(Array.from({ length: 15 }, (_, at) => edit(`Waiting${at}`)));
    const waiting = async (): Promise<unknown> => {
      await other.query("select pg_stat_clear_snapshot()");
      return (await other.query("select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'")).rows[0];
    };
    await expect.poll(waiting).toEqual({ n: 10 });
    expect((await client.get("/readyz")).status).toBe(200);
    const replies = await edits;
    const said = replies.map(({ status, body }) => `${status} ${String(Reflect.get(Object(body), "message"))}`);
    expect(new Set(said)).toEqual(new Set([`503 ${serverRefusals.record_locked.message}`, `503 ${failureRefusals.busy.message}`]));
    expect((await client.get("/readyz")).status).toBe(200);
    await other.query("rollback");
    await other.end();
    expect((await edit("Free")).status).toBe(200);
  });
});
