import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiToken } from "../../../../adapters/server/auth/api-token.store.ts";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { createSudoLink } from "../../../../adapters/server/auth/sudo-link.store.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { testConfig } from "../test-config.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const password = "Correct-horse-1";
const supportSecret = "support-key";

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startServer({ config: { pages: { ...testConfig.pages, supportSecret } } });
  hash = await passwordHash(password);
});
afterAll(() => server.close());

const someOrg = (): Promise<TestOrg> => seedOrg(server.database, `h${crypto.randomUUID().slice(0, 8)}`, { passwordHash: hash });
describe("handing the organisation over on the server", () => {
  it("should make an administrator the owner, given the password, mail both, and stand in the trail of both", async () => {
    const { org, owner, admin } = await someOrg();
    const client = await server.as(owner);
    const id = admin.user;
    expect(await client.post(`/api/users/${id}/owner`, { password: "wrong" })).toMatchObject({
      status: 422,
      body: { errors: { password: ["This is not your password."] } },
    });
    expect((await client.post(`/api/users/${id}/owner`, { password })).status).toBe(200);
    expect(await client.get("/api/users/current")).toMatchObject({ body: { role: "admin", owner: false } });
    expect(await (await server.as(admin)).get("/api/users/current")).toMatchObject({ body: { role: "owner", owner: true } });
    for (const { email } of [owner, admin]) expect(await mailsIn(server.database, { recipient: email })).toHaveLength(1);
    expect(await actionsInTrail(server, org, "user")).toEqual(["user.hand_over", "user.hand_over"]);
    expect((await client.post(`/api/users/${id}/owner`, { password })).status).toBe(403);
  });

  it("should be refused to anyone but the owner, for others than active administrators, and for users of other organisations", async () => {
    const [{ owner, admin, user }, other] = [await someOrg(), await someOrg()];
    const [id, foreign] = [user.user, other.admin.user];
    expect((await (await server.as(admin)).post(`/api/users/${id}/owner`, { password })).status).toBe(403);
    const client = await server.as(owner);
    expect((await client.post(`/api/users/${id}/owner`, { password })).status).toBe(409);
    expect((await client.post(`/api/users/${foreign}/owner`, { password })).status).toBe(404);
  });
});

describe("the hash for the support chat", () => {
  it("should be the HMAC-SHA256 of the user's id, in the own record alone [B3.39]", async () => {
    const { admin, user } = await someOrg();
    const [id, other] = [admin.user, user.user];
    const client = await server.as(admin);
    const value = createHmac("sha256", supportSecret).update(String(id)).digest("hex");
    expect(await client.get("/api/users/current")).toMatchObject({ body: { intercom_user_hash: value } });
    expect(await client.get(`/api/users/${id}`)).toMatchObject({ body: { intercom_user_hash: { value } } });
    expect((await client.get(`/api/users/${other}`)).body).not.toHaveProperty("intercom_user_hash");
  });

  it("should be missing for whoever is not the user in person: a colleague who looks, support, and a token", async () => {
    const { org, owner, admin, appKey } = await someOrg();
    const asked = await (await server.as(owner)).post(`/api/users/${admin.user}/view-as`);
    const view = { "x-view-as": String(Reflect.get(Object(asked.body), "address")).split("#view-as=")[1] ?? "" };
    const who = { org, user: admin.user };
    const [token, link] = await server.database.asSystem(async (tx) => [
      await createApiToken(tx, { ...who, name: "Token" }, server.clock.now()),
      await createSudoLink(tx, { org_id: org, user_id: admin.user }, "Ticket 12", server.clock.now()),
    ]);
    const support = server.stranger();
    expect((await support.post("/api/users/sudo", { token: link })).status).toBe(200);
    for (const url of ["/api/users/current", `/api/users/${admin.user}`]) {
      const byToken = await server.app.inject({ method: "GET", url, headers: { "x-app-key": appKey, "x-token": token } });
      expect(byToken.statusCode).toBe(200);
      for (const body of [(await (await server.as(owner)).get(url, view)).body, (await support.get(url)).body, byToken.json()]) {
        expect(body).toMatchObject(url.endsWith("current") ? { id: admin.user } : { id: { value: admin.user } });
        expect(Reflect.get(Object(body), "intercom_user_hash") ?? "").toBe("");
      }
    }
  });

  it("should be missing without a key", async () => {
    const plain = await startServer();
    const { admin } = await seedOrg(plain.database, "plain");
    expect(await (await plain.as(admin)).get("/api/users/current")).toMatchObject({ body: { intercom_user_hash: "" } });
    await plain.close();
  });
});
