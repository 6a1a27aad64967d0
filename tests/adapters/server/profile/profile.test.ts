import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProfileHttp } from "../../../../adapters/http/profile.http.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const someOrg = (): Promise<TestOrg> => seedOrg(server.database, `p${crypto.randomUUID().slice(0, 8)}`);
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
  it("should change the name, return it, and log the change", async () => {
    const { org, user } = await someOrg();
    const client = await server.as(user);
    expect((await client.put("/api/users/current", { first_name: " Ulla ", last_name: "Unger" })).status).toBe(200);
    expect((await client.get("/api/users/current")).body).toMatchObject({ first_name: "Ulla", last_name: "Unger" });
    expect(await client.put("/api/users/current", { first_name: " " })).toMatchObject({
      status: 422,
      body: { errors: { first_name: [expect.any(String)] } },
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

  it("should list time zones, and show times in the user's own, else in the organisation's [B7.07]", async () => {
    const { user } = await someOrg();
    const client = await server.as(user);
    expect(await client.get("/api/users/timezones")).toMatchObject({
      body: { timezones: expect.arrayContaining(["UTC", "Europe/Berlin"]), own: null, organisation: "UTC" },
    });
    expect((await client.put("/api/users/current", { timezone: "Europe/Berlin" })).status).toBe(200);
    expect(await client.get("/api/users/timezones")).toMatchObject({ body: { own: "Europe/Berlin", organisation: "UTC" } });
    expect(await client.get("/api/users/current")).toMatchObject({ body: { timezone: "Europe/Berlin" } });
    expect(await client.put("/api/users/current", { timezone: "Europe/Atlantis" })).toMatchObject({
      status: 422,
      body: { errors: { timezone: [expect.any(String)] } },
    });
    expect((await client.put("/api/users/current", { timezone: null })).status).toBe(200);
    expect(await client.get("/api/users/current")).toMatchObject({ body: { timezone: "UTC" } });
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
