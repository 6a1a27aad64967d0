import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiToken } from "../../../../adapters/server/auth/api-token.store.ts";
import { createLink } from "../../../../adapters/server/auth/one-time-code.store.ts";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const password = "Correct-horse-1";
const hour = 3_600;
const day = 24 * hour;
const clock = fakeClock(noon);
let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startServer({
    clock,
    config: { oidc: { issuer: "https://sign-on.example", clientId: "cygnet", clientSecret: "secret-of-the-tests" } },
  });
  hash = await passwordHash(password);
});
afterAll(() => server.close());

const seeded = (name: string): Promise<TestOrg> => seedOrg(server.database, name, { passwordHash: hash });
const statusAt = async (after: number, client: Awaited<ReturnType<TestServer["as"]>>): Promise<number> => {
  const now = clock.now();
  clock.advance(after);
  const { status } = await client.get("/api/users/current");
  clock.advance(now - clock.now());
  return status;
};

describe("the length of sessions", () => {
  it("should be refused out of range at its field, and to API tokens", async () => {
    const org = await seeded("secure1");
    const admin = await server.as(org.admin);
    for (const wrong of [{ idle_hours: 0 }, { idle_hours: 13 }, { idle_hours: 1.5 }, { session_days: 0 }, { session_days: 15 }]) {
      const { status, body } = await admin.put("/api/org", { version: 1, ...wrong });
      expect([status, Object.keys(Object(Reflect.get(Object(body), "errors")))]).toEqual([422, Object.keys(wrong)]);
    }
    const token = await server.database.asSystem((tx) =>
      createApiToken(tx, { org: org.org, user: org.admin.user, name: "crm" }, clock.now()),
    );
    const headers = { "x-app-key": org.appKey, "x-token": token };
    const put = (payload: object) => server.app.inject({ method: "PUT", url: "/api/org", headers, payload });
    expect((await put({ version: 1, idle_hours: 1 })).statusCode).toBe(403);
    expect((await put({ version: 1, name: "Renamed" })).statusCode).toBe(200);
  });

  it("should be in force at once for open sessions, and leave other organisations alone", async () => {
    const [org, other] = [await seeded("secure2"), await seeded("other2")];
    const [admin, user, stranger] = [await server.as(org.admin), await server.as(org.user), await server.as(other.user)];
    expect(await statusAt(2 * hour, user)).toBe(200);
    const { body } = await admin.put("/api/org", { version: 1, idle_hours: 1, session_days: 2 });
    expect(body).toMatchObject({ idle_hours: 1, session_days: 2, version: 2 });
    const fresh = await server.as(org.owner);
    expect(await statusAt(hour - 1, fresh)).toBe(200);
    const late = await server.as(org.user);
    expect(await statusAt(hour, late)).toBe(401);
    expect(await statusAt(3 * hour, stranger)).toBe(200);
    expect(await actionsInTrail(server, org.org, "org")).toEqual(["org.update"]);
  });

  it("should end a session in use after its days", async () => {
    const org = await seeded("secure3");
    await (await server.as(org.admin)).put("/api/org", { version: 1, session_days: 1 });
    const user = await server.as(org.user);
    const began = clock.now();
    for (let hours = 6; hours < 24; hours += 6) {
      clock.advance(6 * hour);
      expect((await user.get("/api/users/current")).status).toBe(200);
    }
    clock.advance(began + day - clock.now());
    expect((await user.get("/api/users/current")).status).toBe(401);
  });
});

describe("single sign-on alone", () => {
  it("should refuse passwords of staff with the reason, except the owner's", async () => {
    const org = await seeded("signon1");
    const login = (email: string, given = password) => server.stranger().post("/api/users/login", { email, password: given });
    expect((await login(org.admin.email)).status).toBe(200);
    const { body } = await (await server.as(org.admin)).put("/api/org", { version: 1, single_sign_on_only: true });
    expect(body).toMatchObject({ single_sign_on: true, single_sign_on_only: true });
    expect(await login(org.admin.email)).toMatchObject({ status: 403, body: { reason: { code: "sign_on_only" } } });
    expect((await login(org.admin.email, "Wrong-horse-1")).status).toBe(401);
    expect((await login(org.owner.email)).status).toBe(200);
  });

  it("should refuse to accept an invitation with a password", async () => {
    const org = await seeded("signon2");
    await (await server.as(org.admin)).put("/api/org", { version: 1, single_sign_on_only: true });
    const token = await server.database.asSystem(async (tx) => {
      const invited = { invited_at: clock.now(), password_hash: null };
      await tx.db.updateTable("users").set(invited).where("user_id", "=", org.user.user).execute();
      return createLink(tx, "invite", { org_id: org.org, user_id: org.user.user }, clock.now());
    });
    const person = { first_name: "Uma", last_name: "User", password: "Quite-another-7" };
    expect(await server.stranger().post("/api/users/accept", { token, ...person })).toMatchObject({
      status: 403,
      body: { reason: { code: "sign_on_accepts" } },
    });
  });
});

describe("the sites that may show portals", () => {
  const ancestors = async (url: string): Promise<string> => {
    const { headers } = await server.app.inject({ method: "GET", url });
    return /frame-ancestors ([^;]*)/.exec(String(headers["content-security-policy"]))?.[1] ?? "";
  };

  it("should be allowed by the portals of their organisation alone, until they are taken out", async () => {
    const [org, other] = [await seeded("framed1"), await seeded("framed2")];
    const admin = await server.as(org.admin);
    expect((await admin.put("/api/org", { version: 1, frame_origins: ["https://*.example"] })).status).toBe(422);
    expect(
      (await admin.put("/api/org", { version: 1, frame_origins: Array.from({ length: 21 }, (_, at) => `https://s${at}.example`) })).status,
    ).toBe(422);
    expect((await admin.put("/api/org", { version: 1, frame_origins: ["https://intranet.example"] })).status).toBe(200);
    const allowed = "'self' https://intranet.example";
    await expect.poll(() => ancestors(`/portal/${org.pid}/course/1`), { timeout: 5_000 }).toBe(allowed);
    for (const url of [`/portal/${other.pid}`, "/portal/", "/portal/nothing", "/ui/", "/ui/login", "/shared/x", "/api/org"])
      expect([url, await ancestors(url)]).toEqual([url, "'self'"]);
    expect((await admin.put("/api/org", { version: 2, frame_origins: [] })).status).toBe(200);
    await expect.poll(() => ancestors(`/portal/${org.pid}`), { timeout: 5_000 }).toBe("'self'");
  });
});
