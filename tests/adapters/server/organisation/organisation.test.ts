import { sql } from "kysely";
import { createPublicKey } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { actionsInTrail } from "../actions-in-trail.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg } from "../two-orgs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const of = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);

describe("The settings of the organisation", () => {
  it("should be returned with the owner, the features of the plan and the facts that follow from other settings [C7.18] [A3.20] [C3.39]", async () => {
    const org = await seedOrg(server.database, "org1");
    const owner = await server.as(org.owner);
    await owner.post("/api/fields/sections", { title: "Work" });
    expect(await owner.get("/api/org")).toMatchObject({
      status: 200,
      body: {
        name: "Org org1",
        domain: "org1.example",
        owner: { name: "owner org1", email: "owner@org1.example" },
        meta: { features: { portal_messaging: true }, field_sections: [{ title: "Work" }] },
        public_key: null,
        public_encryption_key: null,
        version: 1,
      },
    });
    expect((await (await server.as(org.user)).get("/api/org")).status).toBe(403);
  });

  it("should be changed, answer the public key under both names, and be in the audit log [C7.19]", async () => {
    const org = await seedOrg(server.database, "org2");
    const admin = await server.as(org.admin);
    const { status, body } = await admin.put("/api/org", { version: 1, name: "Harbor", timezone: "Europe/Berlin", meta: { crm: "acme" } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: "Harbor", timezone: "Europe/Berlin", version: 2, meta: { crm: "acme", features: { tags: true } } });
    const key = String(of(body, "public_key"));
    expect(of(body, "public_encryption_key")).toBe(key);
    const { asymmetricKeyType } = createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" });
    expect(asymmetricKeyType).toBe("rsa");
    const late = await admin.put("/api/org", { version: 1, name: "Late" });
    expect(late.status).toBe(409);
    expect(JSON.stringify(late.body)).toContain('"name":"Harbor"');
    expect(await actionsInTrail(server, org.org, "org")).toEqual(["org.update"]);
  });

  it("should keep the old key for 30 days after it is replaced, and never answer a private one", async () => {
    const org = await seedOrg(server.database, "org3");
    const admin = await server.as(org.admin);
    const first = of((await admin.post("/api/org/keys")).body, "public_key");
    const { body } = await admin.post("/api/org/keys");
    expect(of(body, "public_key")).not.toBe(first);
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ public_key: string; private_key: string; retired: boolean }>`
        select public_key, private_key, retired_at is not null as retired from org_keys where org_id = ${org.org} order by key_id`.execute(
        db,
      ),
    );
    expect(rows.map(({ retired, public_key }) => [retired, public_key])).toEqual([
      [true, first],
      [false, of(body, "public_key")],
    ]);
    expect(JSON.stringify(body)).not.toContain(rows[1]?.private_key);
    await server.database.asSystem(({ db }) =>
      sql`update org_keys set retired_at = retired_at - 31 * 86400 where org_id = ${org.org} and retired_at is not null`.execute(db),
    );
    await admin.post("/api/org/keys");
    const { rows: left } = await server.database.asSystem(({ db }) =>
      sql<{ public_key: string }>`select public_key from org_keys where org_id = ${org.org} and public_key = ${String(first)}`.execute(db),
    );
    expect(left).toEqual([]);
  });
});
