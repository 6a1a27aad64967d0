import { sql } from "kysely";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { makeResourceHttp } from "../../../../adapters/http/resource.http.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { withKindsOf } from "../../../../adapters/server/org-export/org-export.job.ts";
import { type Database, makeDatabase } from "../../../../adapters/server/storage/database.ts";
import { migrate } from "../../../../adapters/server/storage/migrate.ts";
import { openPostgres } from "../../../../adapters/server/storage/postgres.engine.ts";
import { scopeOf } from "../../../../core/auth/token-scope.rule.ts";
import { plainResourceConformance } from "../../../conformance/plain-resource.conformance.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { berths } from "../../../plain-resource/adapters/contract/berths.contract.ts";
import { makeBerthStoreFake } from "../../../plain-resource/berth-store.fake.ts";
import { freshDatabase } from "../../../setup/postgres.ts";
import { noon, openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const area = fileURLToPath(new URL("../../../plain-resource/", import.meta.url));
const product = fileURLToPath(new URL("../../../../", import.meta.url));
const migrations = globSync("adapters/server/storage/migrations/*.sql", { cwd: area }).map((path) => readFileSync(area + path, "utf8"));
const prepared = async (database: Database): Promise<Database> => {
  for (const script of migrations) await database.asSystem(({ db }) => sql.raw(script).execute(db));
  return database;
};
const clock = fakeClock(noon);
const servers = new Map<"embedded" | "postgres", TestServer>();
const serverOn = (engine: "embedded" | "postgres"): TestServer => {
  const server = servers.get(engine);
  if (server === undefined) throw new Error(`${engine} has not started.`);
  return server;
};
const newOrg = (server: TestServer): Promise<TestOrg> => seedOrg(server.database, `o${crypto.randomUUID().slice(0, 8)}`);

beforeAll(async () => {
  const postgres = makeDatabase(await openPostgres(await freshDatabase(inject("postgresUrl"), "plain_resource"), () => undefined));
  await migrate(postgres);
  const areaFolders = [`${area}adapters/server/`];
  servers.set("embedded", await startServer({ clock, database: await prepared(await openEmbeddedDatabase()), areaFolders }));
  servers.set("postgres", await startServer({ clock, database: await prepared(postgres), areaFolders }));
});
afterAll(async () => {
  for (const server of servers.values()) await server.close();
});

plainResourceConformance("the fake", async () => ({ store: makeBerthStoreFake(clock.now), wait: clock.advance }));
for (const engine of ["embedded", "postgres"] as const)
  plainResourceConformance(`the server on ${engine}`, async () => {
    const server = serverOn(engine);
    const { owner } = await newOrg(server);
    return { store: makeResourceHttp(await server.callerOf(owner), berths), wait: clock.advance };
  });

describe("a plain resource that is new files only", () => {
  it("should take at most 14 files, none of which is a file of the product", () => {
    const files = globSync("{core,adapters,ui}/**/*.{ts,tsx,sql}", { cwd: area });
    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThanOrEqual(14);
    const known: ReadonlySet<string> = new Set(globSync("{core,adapters,ui}/**/*.{ts,tsx,sql}", { cwd: product }));
    expect(known.size).toBeGreaterThan(1500);
    expect(files.filter((path) => known.has(path))).toEqual([]);
  });

  it("should show its records to their own organisation alone, and to nobody who is not signed in", async () => {
    const server = serverOn("embedded");
    const [own, other] = [await newOrg(server), await newOrg(server)];
    const made = await (await server.as(own.owner)).post("/api/berths", { name: "North 1", notes: "" });
    expect(made).toMatchObject({ status: 200, body: { name: "North 1" } });
    const path = `/api/berths/${String(Reflect.get(Object(made.body), "id"))}`;
    const stranger = await server.as(other.owner);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
    expect(await stranger.get("/api/berths")).toMatchObject({ status: 200, body: { results: [], count: 0 } });
    expect((await server.stranger().get("/api/berths")).status).toBe(401);
  });

  it("should be listed, read, created, changed and deleted by the five calls of its path [C7.01]", async () => {
    const owner = await (async (server) => server.as((await newOrg(server)).owner))(serverOn("embedded"));
    const made = await owner.post("/api/berths", { name: "North 1", notes: "" });
    const path = `/api/berths/${String(Reflect.get(Object(made.body), "id"))}`;
    expect(await owner.get(path)).toMatchObject({ status: 200, body: { name: "North 1", version: 1 } });
    expect(await owner.put(path, { version: 1, notes: "deep" })).toMatchObject({ status: 200, body: { notes: "deep", version: 2 } });
    expect(await owner.get("/api/berths")).toMatchObject({ status: 200, body: { results: [{ name: "North 1", notes: "deep" }] } });
    expect((await owner.delete(path)).status).toBe(200);
    expect([(await owner.get(path)).status, (await owner.get("/api/berths")).body]).toMatchObject([404, { results: [], count: 0 }]);
  });

  it("should refuse unknown fields, sort orders and values of the wrong type", async () => {
    const server = serverOn("embedded");
    const owner = await server.as((await newOrg(server)).owner);
    expect((await owner.post("/api/berths", { name: "North 1", notes: "", depth: 3 })).status).toBe(422);
    expect((await owner.post("/api/berths", { name: 1, notes: "" })).status).toBe(422);
    expect((await owner.get("/api/berths?sort=depth")).status).toBe(422);
  });

  it("should write every change into the audit log, with the record's name", async () => {
    const server = serverOn("embedded");
    const owner = await server.as((await newOrg(server)).owner);
    const id = Number(Reflect.get(Object((await owner.post("/api/berths", { name: "North 1", notes: "" })).body), "id"));
    await owner.put(`/api/berths/${id}`, { version: 1, notes: "deep" });
    await owner.delete(`/api/berths/${id}`);
    await owner.post(`/api/berths/${id}/restore`);
    expect(await owner.get(`/api/audit?type=berth&record=${id}`)).toMatchObject({
      body: {
        entries: [
          { action: "berth.restore" },
          { action: "berth.delete" },
          { action: "berth.update", record: { type: "berth", id: String(id), name: "North 1" } },
          { action: "berth.create" },
        ],
      },
    });
  });

  it("should be in an area of API tokens and in a whole export, as its own files declare", async () => {
    const owned = await loadAreas([`${area}adapters/server/`]);
    expect([scopeOf(berths.list), scopeOf(berths.create)]).toEqual(["contacts:read", "contacts:write"]);
    expect(withKindsOf(owned)).toMatchObject({ berths: { file: "organisation/berths.csv" }, tasks: { file: "tasks.csv" } });
  });
});
