import * as t from "io-ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiTokenEntry, SessionEntry } from "../../../../core/auth/access-list.model.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

const TokenReply = t.type({ token: t.string });

describe("sessions and tokens of a user", () => {
  let server: TestServer;
  let a: TestOrg;
  let b: TestOrg;
  beforeAll(async () => {
    server = await startServer();
    ({ a, b } = await seedTwoOrgs(server.database));
  });
  afterAll(() => server.close());

  const sessionsOf = async (client: Awaited<ReturnType<TestServer["as"]>>): Promise<readonly SessionEntry[]> => {
    const { body } = await client.get("/api/users/sessions");
    return t.array(SessionEntry).is(body) ? body : [];
  };

  it("should end the session at logout and delete the cookie [C7.37]", async () => {
    const client = await server.as(a.owner);
    const cookies = client.cookies();
    expect((await client.post("/api/users/logout")).status).toBe(200);
    expect(client.cookies()).toEqual({});
    const again = await server.app.inject({ method: "GET", url: "/api/users/current", cookies });
    expect(again.statusCode).toBe(401);
  });

  it("should refuse a change without the session's CSRF token, or with another's [C7.41]", async () => {
    const client = await server.as(a.owner);
    client.useCsrf("");
    expect((await client.post("/api/users/token", {})).status).toBe(403);
    client.useCsrf("another");
    expect((await client.post("/api/users/token", {})).status).toBe(403);
  });

  it("should list the user's sessions and mark the current one", async () => {
    await server.as(a.admin);
    const client = await server.as(a.admin);
    const entries = await sessionsOf(client);
    expect(entries).toHaveLength(2);
    expect(entries.map(({ current }) => current).toSorted()).toEqual([false, true]);
  });

  it("should end another session of the user, and no other user's", async () => {
    const [mine, other, stranger] = [await server.as(a.user), await server.as(a.user), await server.as(b.user)];
    const target = (await sessionsOf(mine)).find(({ current }) => !current)?.id ?? 0;
    expect((await stranger.delete(`/api/users/sessions/${target}`)).status).toBe(404);
    expect((await mine.delete(`/api/users/sessions/${target}`)).status).toBe(200);
    expect((await other.get("/api/users/current")).status).toBe(401);
    expect((await mine.get("/api/users/current")).status).toBe(200);
  });

  it("should create a token that authenticates a script, and store only its hash [C7.08]", async () => {
    const client = await server.as(a.owner);
    const { body } = await client.post("/api/users/token", { name: "Nightly export" });
    const token = TokenReply.is(body) ? body.token : "";
    expect(token.length).toBeGreaterThan(40);
    const call = (key: string, secret: string) =>
      server.app.inject({ method: "GET", url: "/api/users/current", headers: { "x-app-key": key, "x-token": secret } });
    expect((await call(a.appKey, token)).json()).toMatchObject({ id: a.owner.user });
    expect((await call(b.appKey, token)).statusCode).toBe(401);
    const rows = await server.database.asSystem(({ db }) => db.selectFrom("api_tokens").selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("should list tokens without their secrets, and refuse a revoked one", async () => {
    const client = await server.as(b.owner);
    const made = await client.post("/api/users/token", { name: "Sync" });
    const token = TokenReply.is(made.body) ? made.body.token : "";
    const { body } = await client.get("/api/users/tokens");
    const [entry] = t.array(ApiTokenEntry).is(body) ? body : [];
    expect(entry).toMatchObject({ name: "Sync" });
    expect(JSON.stringify(body)).not.toContain(token);
    expect((await (await server.as(a.owner)).delete(`/api/users/tokens/${entry?.id}`)).status).toBe(404);
    expect((await client.delete(`/api/users/tokens/${entry?.id}`)).status).toBe(200);
    const after = await server.app.inject({
      method: "GET",
      url: "/api/users/current",
      headers: { "x-app-key": b.appKey, "x-token": token },
    });
    expect(after.statusCode).toBe(401);
  });

  it("should not let a token create tokens", async () => {
    const made = await (await server.as(a.owner)).post("/api/users/token", {});
    const token = TokenReply.is(made.body) ? made.body.token : "";
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/users/token",
      headers: { "x-app-key": a.appKey, "x-token": token },
      payload: {},
    });
    expect(reply.statusCode).toBe(403);
  });

  it("should answer a signed-in user with an empty list of sign-in options, or with validate_okta after a sign-on [C7.39] [C2.12]", async () => {
    const client = await server.as(a.owner);
    expect((await client.get("/api/users/login")).body).toEqual([]);
    expect((await client.get("/api/users/login?code=done")).body).toEqual({ action: "validate_okta" });
  });

  it("should show anonymous visitors the sign-in options, with demo accounts only in demo mode [C7.39]", async () => {
    expect((await server.stranger().get("/api/users/login")).body).toEqual({
      password: true,
      mail: true,
      oidc_url: null,
      sign_up: true,
      demo_accounts: [],
      message: null,
    });
    expect((await server.stranger().get("/dev/outbox")).status).toBe(404);
  });

  it("should end a session after twelve idle hours", async () => {
    const client = await server.as(a.guest);
    server.clock.advance(12 * 3600 - 1);
    expect((await client.get("/api/users/current")).status).toBe(200);
    server.clock.advance(12 * 3600);
    expect((await client.get("/api/users/current")).status).toBe(401);
  });
});
