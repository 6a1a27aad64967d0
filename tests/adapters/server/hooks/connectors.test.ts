import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import type { TestServer } from "../harness.ts";
import { byTokenOf, type TokenCaller } from "../org-tokens/token-caller.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { dispatcherOf, fieldOf, isSignedWith, makeReceivers } from "../webhooks/receivers.ts";

let engines: Engines;
beforeAll(async () => {
  engines = await startBoth("connectors");
}, 60_000);
afterAll(() => engines.close());

const url = "https://connect.example.com/1";
const events = ["contact.create"];
let count = 0;

describe.each(["pglite", "postgres"] as const)("Automation connectors on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let admin: Client;
  let connector: TokenCaller;
  let secret: string;
  const hooks = async (): Promise<readonly unknown[]> => {
    const { body } = await admin.get("/api/webhooks");
    return Array.isArray(body) ? body : [];
  };

  beforeEach(async () => {
    server = engines[engine].server;
    org = await seedOrg(server.database, `connect${(count += 1)}`);
    admin = await server.as(org.admin);
    const { status, body } = await admin.post("/api/hooks/credentials", { name: "Zapper" });
    expect(status).toBe(200);
    expect(body).toEqual({ app_key: org.appKey, token: expect.any(String), secret: expect.stringMatching(/^whsec_/) });
    connector = byTokenOf(server, org, String(fieldOf(body, "token")));
    secret = String(fieldOf(body, "secret"));
  });

  it("should subscribe and be told, signed with the secret that they got once [C7.09]", async () => {
    const subscribed = await connector("POST", "/api/hooks/subscribe", { url, events });
    expect(subscribed.statusCode).toBe(200);
    expect(await hooks()).toMatchObject([{ id: subscribed.json().id, url, events, role: "user", connector: "Zapper" }]);
    await admin.post("/api/contacts", { first_name: "Ada" });
    const { received, post } = makeReceivers();
    await dispatcherOf({ database: server.database, clock: engines[engine].clock }, post).runDue();
    expect(received.map((one) => [one.url, isSignedWith(one, secret)])).toEqual([[url, true]]);
  });

  it("should subscribe and unsubscribe as often as they like, by id or address", async () => {
    const first = await connector("POST", "/api/hooks/subscribe", { url, events });
    const second = await connector("POST", "/api/hooks/subscribe", { url, events: ["task.create"] });
    expect(second.json()).toEqual(first.json());
    expect(await hooks()).toMatchObject([{ events: ["task.create"] }]);
    const { id } = first.json<{ readonly id: number }>();
    for (const _ of [1, 2]) expect((await connector("POST", "/api/hooks/unsubscribe", { id })).statusCode).toBe(200);
    expect(await hooks()).toEqual([]);
    await connector("POST", "/api/hooks/subscribe", { url, events });
    for (const _ of [1, 2])
      expect((await connector("DELETE", `/api/hooks/unsubscribe?url=${encodeURIComponent(url)}`)).statusCode).toBe(200);
    expect(await hooks()).toEqual([]);
    expect((await connector("POST", "/api/hooks/unsubscribe", {})).statusCode).toBe(422);
  });

  it("should be told once of what they subscribed to several times at once", async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => connector("POST", "/api/hooks/subscribe", { url, events })));
    expect(new Set(made.map((one) => String(one.json().id))).size).toBe(1);
    expect(await hooks()).toHaveLength(1);
  });

  it("should do nothing else, and nobody else do it for them", async () => {
    for (const path of ["/api/contacts", "/api/users", "/api/org/tokens"])
      expect((await connector("GET", path)).statusCode, path).toBe(403);
    expect((await connector("POST", "/api/hooks/subscribe", { url, events: ["org.update"] })).statusCode).toBe(422);
    expect((await connector("POST", "/api/hooks/subscribe", { url: "https://10.0.0.1/", events })).statusCode).toBe(422);
    expect((await admin.post("/api/hooks/subscribe", { url, events })).status).toBe(403);
    const made = await admin.post("/api/webhooks", { url, events });
    await connector("POST", "/api/hooks/unsubscribe", { url });
    await connector("POST", "/api/hooks/unsubscribe", { id: Number(fieldOf(made.body, "webhook", "id")) });
    expect(await hooks()).toHaveLength(1);
  });

  it("should be told what to do where their secret was encrypted with another key", async () => {
    await server.database.asSystem(({ db }) =>
      db.updateTable("hook_credentials").set({ sealed: "AAAA" }).where("org_id", "=", org.org).execute(),
    );
    const answer = await connector("POST", "/api/hooks/subscribe", { url, events });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { message: expect.stringContaining("create a connector anew") }]);
  });

  it("should be signed for with the old and the new secret for a day after their token was rotated, also what they subscribe meanwhile", async () => {
    const later = "https://connect.example.com/2";
    await connector("POST", "/api/hooks/subscribe", { url, events });
    const [token] = Object.values(Object((await admin.get("/api/org/tokens")).body));
    const rotated = await admin.post(`/api/org/tokens/${String(fieldOf(token, "id"))}/rotate`);
    const fresh = String(fieldOf(rotated.body, "secret"));
    expect(fresh).toMatch(/^whsec_/);
    expect(fresh).not.toBe(secret);
    expect((await connector("POST", "/api/hooks/subscribe", { url: later, events })).statusCode).toBe(200);
    const { clock } = engines[engine];
    const signedIn = async (wait: number): Promise<unknown> => {
      clock.advance(wait);
      admin = await server.as(org.admin);
      await admin.post("/api/contacts", { first_name: "Ada" });
      const { received, post } = makeReceivers();
      await dispatcherOf({ database: server.database, clock }, post).runDue();
      return Object.fromEntries(received.map((one) => [one.url, [isSignedWith(one, secret), isSignedWith(one, fresh)]]));
    };
    const day = 86_400;
    expect(await signedIn(day - 1)).toEqual({ [url]: [true, true], [later]: [true, true] });
    expect(await signedIn(1)).toEqual({ [url]: [false, true], [later]: [false, true] });
    const renewed = byTokenOf(server, org, String(fieldOf(rotated.body, "token")));
    expect((await connector("POST", "/api/hooks/subscribe", { url, events })).statusCode).toBe(401);
    expect((await renewed("POST", "/api/hooks/subscribe", { url: "https://connect.example.com/3", events })).statusCode).toBe(200);
    expect(await signedIn(0)).toMatchObject({ "https://connect.example.com/3": [false, true] });
  });

  it("should lose their subscriptions with their token", async () => {
    await connector("POST", "/api/hooks/subscribe", { url, events });
    const { body } = await admin.get("/api/org/tokens");
    const [token] = Array.isArray(body) ? body : [];
    expect(token).toMatchObject({ name: "Zapper", is_connector: true, scopes: ["hooks:read", "hooks:write"] });
    await admin.delete(`/api/org/tokens/${String(fieldOf(token, "id"))}`);
    expect((await connector("POST", "/api/hooks/subscribe", { url, events })).statusCode).toBe(401);
    expect(await hooks()).toEqual([]);
  });
});

describe("Automation connectors on PostgreSQL", () => {
  it("should have one subscription of an address that they subscribe twice at once", async () => {
    const { server } = engines.postgres;
    const org = await seedOrg(server.database, "connecttwice");
    const admin = await server.as(org.admin);
    const { body } = await admin.post("/api/hooks/credentials", { name: "Zapper" });
    const connector = byTokenOf(server, org, String(fieldOf(body, "token")));
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = server.database.asSystem(async ({ db }) => {
      await sql`select from orgs where org_id = ${org.org} for no key update`.execute(db);
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const both = [1, 2].map(() => connector("POST", "/api/hooks/subscribe", { url, events }));
    const waiting = (): Promise<number> =>
      server.database.asSystem(async ({ db }) => (await sql`select from pg_locks where not granted`.execute(db)).rows.length);
    await expect.poll(waiting).toBe(2);
    released.resolve();
    await held;
    const [one, two] = await Promise.all(both);
    expect(one?.json()).toEqual(two?.json());
    expect((await admin.get("/api/webhooks")).body).toHaveLength(1);
  });
});
