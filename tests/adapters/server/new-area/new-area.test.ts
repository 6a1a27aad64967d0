import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productAreas } from "../../../../adapters/server/contributions/contribution-files.ts";
import { seedDemo } from "../../../../adapters/server/demo/seed-demo.ts";
import type { Client } from "../client.ts";
import { noon, openTestDatabase, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { createParcels, type ParcelRow, parcelsOf } from "./areas/parcels/parcels.store.ts";

const areas = fileURLToPath(new URL("./areas/", import.meta.url));
const binDays = 31;

let server: TestServer;
let org: TestOrg;
let owner: Client;

beforeAll(async () => {
  const database = await openTestDatabase();
  await database.asSystem(createParcels);
  await seedDemo(database, noon, [productAreas, areas]);
  server = await startServer({ database, areaFolders: [areas] });
  org = await seedOrg(database, "parcels");
  owner = await server.as(org.owner);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const rows = (): Promise<readonly ParcelRow[]> => server.database.asSystem((tx) => parcelsOf(tx, org.org));
const contact = async (first_name: string): Promise<number> =>
  Number(Reflect.get(Object((await owner.post("/api/contacts", { first_name })).body), "con_id"));
const sent = async (con_id: number, name: string): Promise<number> =>
  Number(Reflect.get(Object((await owner.post("/api/parcels", { con_id, name })).body), "id"));

describe("an area of the server that consists of new files only", () => {
  it("should have its calls answered and documented, with access, decoding and plan as declared", async () => {
    const con_id = await contact("Ada");
    const reply = await owner.post("/api/parcels", { con_id, name: "Books" });
    expect(reply).toMatchObject({ status: 200, body: { con_id, name: "Books", is_delivered: false } });
    expect(await owner.get("/api/parcels")).toMatchObject({ status: 200, body: [{ name: "Books" }] });
    expect((await server.stranger().get("/api/parcels")).status).toBe(401);
    expect((await owner.post("/api/parcels", { con_id, name: 1 })).status).toBe(422);
    expect(JSON.stringify((await owner.get("/docs/openapi.json")).body)).toContain("parcels.send");
  });

  it("should serve what is no call, rate-limited in its class", async () => {
    const reply = await server.stranger().get("/parcels/label");
    expect(reply).toMatchObject({ status: 200, body: "Handle with care" });
    expect(reply.headers).toHaveProperty("ratelimit-limit");
  });

  it("should have its job run by the server", async () => {
    const id = await sent(await contact("Bo"), "Lamp");
    server.clock.advance(3600);
    await expect.poll(async () => (await rows()).find((row) => row.id === id)?.is_delivered, { timeout: 30_000 }).toBe(true);
  });

  it("should seed its demo data after that of the product", async () => {
    const demo = await server.database.asSystem(({ db }) =>
      db.selectFrom("orgs").select("org_id").where("is_demo", "=", true).orderBy("org_id").limit(1).executeTakeFirstOrThrow(),
    );
    expect((await server.database.asSystem((tx) => parcelsOf(tx, demo.org_id))).map(({ name }) => name)).toEqual(["Welcome box"]);
  });

  it("should have its records named in the audit log and shown in the timeline of their contact", async () => {
    const con_id = await contact("Cy");
    const id = await sent(con_id, "Vase");
    expect(await owner.get(`/api/audit?type=parcel&record=${id}`)).toMatchObject({
      status: 200,
      body: { entries: [{ action: "parcel.create", record: { type: "parcel", id: String(id), name: "Vase" } }] },
    });
    expect(await owner.get(`/api/contacts/${con_id}/timeline`)).toMatchObject({
      status: 200,
      body: { entries: [{ kind: "event", key: `event:p${id}`, data: { name: "Parcel: Vase" } }] },
    });
  });

  it("should have its rows moved by a merge, moved back, and deleted with an erased contact", async () => {
    const [kept, other] = [await contact("Dee"), await contact("Di")];
    const id = await sent(other, "Chair");
    const holder = async (): Promise<number | undefined> => (await rows()).find((row) => row.id === id)?.con_id;
    const merged = await owner.post("/api/contacts/merge", { kept_id: kept, merge_id: other });
    expect(merged).toMatchObject({ status: 200, body: { moved: { parcels: 1 } } });
    expect(await holder()).toBe(kept);
    expect((await owner.post(`/api/contacts/merges/${String(Reflect.get(Object(merged.body), "id"))}/undo`)).status).toBe(200);
    expect(await holder()).toBe(other);
    expect((await owner.delete(`/api/contacts/${other}`)).status).toBe(200);
    const stays = await sent(kept, "Rug");
    server.clock.advance(binDays * 24 * 3600);
    await expect.poll(holder, { timeout: 30_000 }).toBeUndefined();
    expect((await rows()).map((row) => row.id)).toContain(stays);
  });
});
