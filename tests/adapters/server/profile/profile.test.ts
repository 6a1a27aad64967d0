import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProfileHttp } from "../../../../adapters/http/profile.http.ts";
import { passwordHash } from "../../../../adapters/server/auth/password.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const old = "Correct-horse-1";
const fresh = "Battery-staple-2";

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startServer();
  hash = await passwordHash(old);
});
afterAll(() => server.close());

const someOrg = (): Promise<TestOrg> => seedOrg(server.database, `p${crypto.randomUUID().slice(0, 8)}`, { passwordHash: hash });
const trail = (org: number) =>
  server.database.asSystem(
    async ({ db }) =>
      (
        await sql<{
          action: string;
          before: unknown;
          after: unknown;
        }>`select action, before, after from audit where org_id = ${org} order by audit_id`.execute(db)
      ).rows,
  );

describe("the caller's account on the server", () => {
  it("should change name and mobile, return them, and log the changes", async () => {
    const { org, user } = await someOrg();
    const client = await server.as(user);
    expect((await client.put("/api/users/current", { first_name: " Ulla ", mobile: "212 555 1234" })).status).toBe(200);
    expect((await client.get("/api/users/current")).body).toMatchObject({ first_name: "Ulla", mobile: "+12125551234" });
    expect(await client.put("/api/users/current", { mobile: "1" })).toMatchObject({
      status: 422,
      body: { errors: { mobile: [expect.any(String)] } },
    });
    await client.put("/api/users/current", { first_name: "Ulla" });
    expect((await trail(org)).map(({ action }) => action)).toEqual(["user.change_own"]);
  });

  it("should set and remove the photo by the address of a file, and refuse other addresses", async () => {
    const { org, user } = await someOrg();
    const client = await server.as(user);
    const photo = "/media/7a4d8c1e-0000-4000-8000-000000000001/rosa.jpg";
    expect((await client.put("/api/users/current", { photo })).status).toBe(200);
    expect((await client.get("/api/users/current")).body).toMatchObject({ photo });
    for (const bad of ["javascript:alert(1)", "//elsewhere.example/a.png", "data:image/png;base64,AA", 7])
      expect(await client.put("/api/users/current", { photo: bad })).toMatchObject({
        status: 422,
        body: { errors: { photo: [expect.any(String)] } },
      });
    expect((await client.put("/api/users/current", { photo: "" })).status).toBe(200);
    expect((await client.get("/api/users/current")).body).toMatchObject({ photo: null });
    expect((await trail(org)).map(({ before, after }) => [before, after])).toEqual([
      [expect.objectContaining({ photo: null }), { photo }],
      [expect.objectContaining({ photo }), { photo: null }],
    ]);
  });

  it("should change the password given the current one, end all other sessions, and log neither password", async () => {
    const { org, user } = await someOrg();
    const [here, elsewhere] = [await server.as(user), await server.as(user)];
    expect((await here.put("/api/users/password", { current: old, password: fresh })).status).toBe(200);
    server.clock.advance(2);
    expect((await here.get("/api/users/current")).status).toBe(200);
    expect((await elsewhere.get("/api/users/current")).status).toBe(401);
    expect((await server.stranger().post("/api/users/login", { email: user.email, password: fresh })).status).toBe(200);
    expect((await server.stranger().post("/api/users/login", { email: user.email, password: old })).status).toBe(401);
    expect(JSON.stringify(await trail(org))).not.toMatch(/horse|staple/);
  });

  it("should refuse a wrong password at its field, a weak new one, and an account without one", async () => {
    const { user } = await someOrg();
    const client = await server.as(user);
    expect(await client.put("/api/users/password", { current: "wrong", password: fresh })).toMatchObject({
      status: 422,
      body: { errors: { current: ["This is not your password."] } },
    });
    expect(await client.put("/api/users/password", { current: old, password: "weak" })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
    const { user: other } = await seedOrg(server.database, `p${crypto.randomUUID().slice(0, 8)}`);
    expect(await (await server.as(other)).put("/api/users/password", { current: old, password: fresh })).toMatchObject({
      status: 422,
      body: { errors: { current: [expect.stringContaining("no password")] } },
    });
  });

  it("should list and close sessions, and create, list and revoke tokens through its client", async () => {
    const { user } = await someOrg();
    await server.as(user);
    const store = makeProfileHttp(await server.callerOf(user));
    const sessions = await store.sessions()();
    expect(E.isRight(sessions) && sessions.right.map(({ current }) => current).toSorted()).toEqual([false, true]);
    const other = E.isRight(sessions) ? sessions.right.find(({ current }) => !current) : undefined;
    expect(await store.closeSession(other?.id ?? 0)()).toEqual(E.right(undefined));
    const made = await store.createToken({ name: "script", scopes: ["account:read"], days: 30 })();
    expect(made).toMatchObject({ right: { token: expect.stringMatching(/^\S{20,}$/), app_key: expect.any(String) } });
    const tokens = await store.tokens()();
    expect(tokens).toMatchObject({ right: [{ name: "script", scopes: ["account:read"], days: 30, used_at: null }] });
    const id = E.isRight(tokens) ? (tokens.right[0]?.id ?? 0) : 0;
    expect(await store.rotateToken(id)()).toMatchObject({ right: { token: expect.stringMatching(/^\S{20,}$/) } });
    expect(await store.revokeToken(id)()).toEqual(E.right(undefined));
    expect(await store.tokens()()).toEqual(E.right([]));
  });
});
