import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { callsOfPart, parts } from "../declared-calls.ts";
import type { TestServer } from "../harness.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { fieldOf } from "../webhooks/receivers.ts";
import { byTokenOf, type TokenCaller } from "./token-caller.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("org_tokens");
}, 60_000);
afterAll(() => engines.close());

const day = 86_400;
let count = 0;

describe.each(["pglite", "postgres"] as const)("Organisation tokens on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let admin: Client;
  const listed = async (): Promise<readonly unknown[]> => {
    const { body } = await admin.get("/api/org/tokens");
    return Array.isArray(body) ? body : [];
  };
  const make = async (more: object = {}): Promise<TokenCaller> => {
    const made = await admin.post("/api/org/tokens", {
      name: `Robot ${(count += 1)}`,
      role: "user",
      flags: ["contacts", "add_contacts"],
      ...more,
    });
    expect(made.status).toBe(200);
    return byTokenOf(server, org, String(fieldOf(made.body, "token")));
  };

  beforeEach(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `tokens${(count += 1)}`);
    admin = await server.as(org.admin);
  });

  it("should act as a service user with the flags that were chosen, and nothing more", async () => {
    const robot = await make();
    expect((await robot("POST", "/api/contacts", { first_name: "Made" })).statusCode).toBe(200);
    for (const url of ["/api/audit", "/api/org/tokens", "/api/webhooks", "/api/tags"])
      expect((await robot("GET", url)).statusCode, url).toBe(403);
    expect((await robot("POST", "/api/users/token", { name: "child" })).statusCode).toBe(403);
    const limited = await make({ role: "admin", scopes: ["contacts:read"] });
    expect((await limited("GET", "/api/contacts")).statusCode).toBe(200);
    expect((await limited("GET", "/api/audit")).statusCode).toBe(403);
    const boss = await make({ role: "admin" });
    expect((await boss("GET", "/api/audit")).statusCode).toBe(200);
    expect((await boss("POST", "/api/org/tokens", { name: "child", role: "admin" })).statusCode).toBe(403);
    expect((await boss("POST", "/api/hooks/credentials", { name: "child" })).statusCode).toBe(403);
  });

  it("should outlive whoever made it", async () => {
    const robot = await make();
    await server.database.asSystem(({ db }) => db.updateTable("users").set({ status: 0 }).where("user_id", "=", org.admin.user).execute());
    expect((await robot("GET", "/api/contacts")).statusCode).toBe(200);
  });

  it("should take no seat, and be in no list of people, picker, count or restore", async () => {
    const seats = async (): Promise<unknown> => fieldOf((await admin.get("/api/org/usage")).body, "users");
    const before = await seats();
    const robot = await make();
    expect(await seats()).toEqual(before);
    const [token] = await listed();
    const user = Number(fieldOf(token, "user_id"));
    for (const url of ["/api/users", "/api/users?archived=true", "/api/permissions/matrix"]) {
      const { status, body } = await admin.get(url);
      if (status === 200) expect(JSON.stringify(body), url).not.toContain("Robot");
    }
    expect((await admin.get(`/api/users/${user}`)).status).toBe(404);
    expect((await admin.post(`/api/users/${user}/restore`, {})).status).not.toBe(200);
    expect((await robot("GET", "/api/users/usernames")).statusCode).toBe(200);
    const names = fieldOf((await admin.get("/api/users/usernames")).body, "users");
    expect(Array.isArray(names) ? names.find((one) => fieldOf(one, "id") === user) : null).toMatchObject({ active: false });
    const { rows } = await server.database.asSystem(({ db }) =>
      sql`select password_hash from users where user_id = ${user} and kind = 'service' and status = 0`.execute(db),
    );
    expect(rows).toEqual([{ password_hash: null }]);
    await expect(
      server.database.asSystem(({ db }) => db.updateTable("users").set({ status: 1 }).where("user_id", "=", user).execute()),
    ).rejects.toThrow();
  });

  it("should be rotated with a day of overlap, and revoked at once", async () => {
    const robot = await make();
    const [entry] = await listed();
    expect(entry).toMatchObject({ role: "user", flags: ["contacts", "add_contacts"], is_connector: false, days: 90 });
    const id = String(fieldOf(entry, "id"));
    const rotated = byTokenOf(server, org, String(fieldOf((await admin.post(`/api/org/tokens/${id}/rotate`)).body, "token")));
    expect([(await robot("GET", "/api/contacts")).statusCode, (await rotated("GET", "/api/contacts")).statusCode]).toEqual([200, 200]);
    engines[engine].clock.advance(day + 1);
    admin = await server.as(org.admin);
    expect([(await robot("GET", "/api/contacts")).statusCode, (await rotated("GET", "/api/contacts")).statusCode]).toEqual([401, 200]);
    expect((await admin.delete(`/api/org/tokens/${id}`)).status).toBe(200);
    expect((await rotated("GET", "/api/contacts")).statusCode).toBe(401);
    expect(await listed()).toEqual([]);
    expect((await admin.delete(`/api/org/tokens/${id}`)).status).toBe(404);
  });

  it("should keep its name to itself, and a person's tokens out of the list", async () => {
    await admin.post("/api/users/token", { name: "Mine" });
    await make({ name: "Nightly export" });
    expect(await admin.post("/api/org/tokens", { name: "nightly EXPORT", role: "user" })).toMatchObject({
      status: 422,
      body: { errors: { name: [expect.stringContaining("already")] } },
    });
    expect((await listed()).map((one) => fieldOf(one, "name"))).toEqual(["Nightly export"]);
  });

  it("should never reach another organisation, nor make a call fail that it may make", async () => {
    const other = await seedOrg(server.database, `tokens${(count += 1)}`);
    const boss = await make({ role: "admin" });
    const reads = Array.from({ length: parts }, (_, part) => callsOfPart(part))
      .flat()
      .filter(({ method, access, isStream }) => method === "GET" && access.kind === "staff" && !isStream);
    expect(reads.length).toBeGreaterThan(50);
    for (const { path, name } of reads) {
      const reply = await boss("GET", path.replaceAll(/:[A-Za-z_]+/g, String(other.learner.contact)));
      expect(reply.statusCode, `${name}: ${reply.body}`).toBeLessThan(500);
      expect(reply.body, name).not.toContain(other.learner.email);
    }
  }, 60_000);
});
