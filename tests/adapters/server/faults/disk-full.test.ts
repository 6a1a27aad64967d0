import { sql } from "kysely";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FailedReply } from "../../../../adapters/contract/envelope.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPglite } from "../../../../adapters/server/storage/pglite.engine.ts";
import { failureRefusals } from "../../../../core/kernel/failure-refusals.ts";
import type { Client } from "../client.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";
import { makeSmallDisk, type SmallDisk } from "./small-disk.ts";

const megabyte = 1_048_576;
let disk: SmallDisk;
let database: Database;
let server: TestServer;
let client: Client;
/** How much more room the engine is told of than there is. */
let untrue = 0;
const acknowledged: string[] = [];

beforeAll(async () => {
  disk = makeSmallDisk();
  database = makeDatabase(await openPglite(join(disk.folder, "db"), { free: () => disk.free() + untrue }));
  await migrate(database);
  server = await startServer({ database });
  client = await server.as((await seedOrg(database, "full")).owner);
});
afterAll(async () => {
  await server.close();
  disk.remove();
});

const create = async (): Promise<number> => {
  const first_name = `Full${acknowledged.length}x${crypto.randomUUID().slice(0, 8)}`;
  const { status } = await client.post("/api/contacts", { first_name, last_name: "Disk" });
  if (status === 200) acknowledged.push(first_name);
  return status;
};

const stored = async (): Promise<readonly string[]> =>
  (
    await database.asSystem(({ db }) =>
      sql<{ first_name: string }>`select first_name from contacts where last_name = 'Disk' order by con_id`.execute(db),
    )
  ).rows.map(({ first_name }) => first_name);

/** Begins new segments of the log until there is no room for one, which the engine does not survive. */
const fillLog = async (): Promise<never> => {
  for (;;) {
    await create();
    await database.asSystem(({ db }) => sql`select pg_switch_wal()`.execute(db));
  }
};

const loopForEver = (): Promise<unknown> => database.asSystem(({ db }) => sql`do $$ begin loop end loop; end $$`.execute(db));

describe("the embedded database on a disk that fills up", () => {
  it("should refuse writes with 507 and the reason while there is too little space, keep reading, and write again once there is space", async () => {
    expect(await create()).toBe(200);
    disk.fill(16);
    await expect.poll(create).toBe(507);
    const refused = await client.post("/api/contacts", { first_name: "Refused", last_name: "Disk" });
    expect(FailedReply.is(refused.body)).toBe(true);
    expect(refused.body).toMatchObject({ code: "full", message: failureRefusals.storage_full.message });
    expect((await client.get("/api/contacts?search=Disk")).body).toMatchObject({ count: acknowledged.length });
    expect((await client.get("/readyz")).status).toBe(200);
    disk.clear();
    await expect.poll(create).toBe(200);
    expect(await stored()).toEqual(acknowledged);
  });

  it("should be reopened when it is stuck, without a restart of the server or lost acknowledged rows", async () => {
    database.engine.supervise(2_000);
    untrue = 64 * megabyte;
    disk.fill(1);
    await expect(disk.isReal ? fillLog() : loopForEver()).rejects.toThrow(/did not answer|being opened/);
    untrue = 0;
    disk.clear();
    await expect.poll(create, { timeout: 30_000 }).toBe(200);
    expect((await client.get("/readyz")).status).toBe(200);
    expect(await stored()).toEqual(acknowledged);
  });

  it("should be stopped within a limit even when it is stuck", async () => {
    const refused = expect(loopForEver()).rejects.toThrow("embedded database");
    database.engine.supervise(600_000);
    const started = performance.now();
    await database.close();
    expect(performance.now() - started).toBeLessThan(12_000);
    await refused;
  });
});
