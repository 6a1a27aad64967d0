import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { SessionUser, SignedIn } from "../../../../core/auth/session-user.model.ts";
import { noon, type TestServer, startServer } from "../harness.ts";
import { type TestOrg, seedTwoOrgs } from "../two-orgs.ts";

const password = "Correct-horse-1";

describe("POST /api/users/login", () => {
  let server: TestServer;
  let a: TestOrg;
  let b: TestOrg;
  beforeAll(async () => {
    server = await startServer();
    ({ a, b } = await seedTwoOrgs(server.database, { passwordHash: await passwordHash(password) }));
  });
  afterAll(() => server.close());

  it("should answer with a token, a CSRF token and the user [C7.37] [C7.41]", async () => {
    const reply = await server.stranger().post("/api/users/login", { email: a.owner.email, password });
    expect(reply.status).toBe(200);
    expect(SignedIn.is(reply.body)).toBe(true);
    expect(reply.body).toMatchObject({
      status: "success",
      user: { id: a.owner.user, org_id: a.org, role: "owner", owner: true, org_name: "Org a" },
    });
  });

  it("should accept the email in any case and with outer white space", async () => {
    const reply = await server.stranger().post("/api/users/login", { email: `  ${a.owner.email.toUpperCase()} `, password });
    expect(reply.status).toBe(200);
  });

  it("should open a session that loads the current user, with its CSRF token [A2.32] [C7.41]", async () => {
    const client = server.stranger();
    const { body } = await client.post("/api/users/login", { email: b.user.email, password });
    const current = await client.get("/api/users/current");
    expect(SessionUser.is(current.body)).toBe(true);
    expect(current.body).toEqual(SignedIn.is(body) ? body.user : null);
  });

  it("should return everything that pages need about the signed-in user [A3.05]", async () => {
    const { body } = await (await server.as(a.owner)).get("/api/users/current");
    const stated = [
      "id",
      "first_name",
      "last_name",
      "email",
      "mobile",
      "photo",
      "role",
      "org_id",
      "org_name",
      "org_domain",
      "org_plan",
      "created_at",
      "trial_end",
      "activated",
      "owner",
      "training_pid",
      "features",
      "sudo",
      "analytics_integrations",
      "pn_user_channel",
      "pn_org_channel",
      "pn_sub_key",
      "team_id",
      "twilio_phone",
      "twilio_ms_id",
      "csrf_token",
    ];
    expect(Object.keys(Object(body))).toEqual(expect.arrayContaining(stated));
    expect(body).toMatchObject({
      email: a.owner.email,
      role: "owner",
      owner: true,
      activated: true,
      org_id: a.org,
      org_name: "Org a",
      org_domain: "a.example",
      org_plan: "pro",
      created_at: noon,
      trial_end: 0,
      training_pid: a.pid,
      features: expect.arrayContaining(["teams"]),
      sudo: false,
    });
  });

  it("should sign in the owner, administrators, ordinary users and guests, of whom the first two administer, and no learner [A1.02] [B1.04]", async () => {
    for (const person of [a.owner, a.admin, a.user, a.guest]) {
      const client = server.stranger();
      const { status, body } = await client.post("/api/users/login", { email: person.email, password });
      expect([status, body]).toMatchObject([200, { user: { role: person.role, owner: person.role === "owner", org_id: a.org } }]);
      const administers = person.role === "owner" || person.role === "admin";
      expect([person.role, (await client.get("/api/users/permissions/matrix")).status]).toEqual([person.role, administers ? 200 : 403]);
    }
    expect((await server.stranger().post("/api/users/login", { email: a.learner.email, password })).status).toBe(401);
    const learner = server.stranger();
    expect((await learner.post("/api/cg/auth", { pid: a.pid, email: a.learner.email, password })).status).toBe(200);
    expect((await learner.get("/api/users/current")).status).toBe(401);
    expect((await server.stranger().post("/api/cg/auth", { pid: a.pid, email: a.owner.email, password })).status).toBe(401);
  });

  it.each([
    ["a wrong password", () => ({ email: a.owner.email, password: "Wrong-horse-1" })],
    ["an unknown address", () => ({ email: "nobody@a.example", password })],
  ])("should answer %s with the same message and no cookie", async (_what, credentials) => {
    const client = server.stranger();
    const reply = await client.post("/api/users/login", credentials());
    expect(reply).toMatchObject({ status: 401, body: { status: "failed", message: "Email or password is incorrect." } });
    expect(client.cookies()).toEqual({});
  });

  it("should refuse a deactivated user with the same message", async () => {
    await server.database.asSystem(({ db }) => db.updateTable("users").set({ status: 0 }).where("user_id", "=", b.guest.user).execute());
    const reply = await server.stranger().post("/api/users/login", { email: b.guest.email, password });
    expect(reply).toMatchObject({ status: 401, body: { message: "Email or password is incorrect." } });
  });

  it("should name the field that is missing or unknown", async () => {
    const reply = await server.stranger().post("/api/users/login", { email: "", password, admin: true });
    expect(reply).toMatchObject({ status: 422, body: { errors: { email: ["is required"], admin: ["is not a known field"] } } });
  });

  it("should end the browser's previous session", async () => {
    const client = await server.as(a.user);
    const before = client.cookies();
    await client.post("/api/users/login", { email: a.user.email, password });
    expect(client.cookies()["sid"]).not.toBe(before["sid"]);
    const old = await server.app.inject({ method: "GET", url: "/api/users/current", cookies: { sid: before["sid"] ?? "" } });
    expect(old.statusCode).toBe(401);
  });

  it("should refuse an account after five failures in 15 minutes, even with the right password, and not with 429", async () => {
    const client = server.stranger();
    const wrong = { email: a.admin.email, password: "Wrong-horse-1" };
    for (const _ of [1, 2, 3, 4, 5]) expect((await client.post("/api/users/login", wrong)).status).toBe(401);
    const refused = await client.post("/api/users/login", { email: a.admin.email, password });
    expect(refused).toMatchObject({ status: 403, body: { status: "failed", message: "Too many attempts. Try again in 15 minutes." } });
    server.clock.advance(14 * 60 + 30);
    expect(await client.post("/api/users/login", { email: a.admin.email, password })).toMatchObject({
      body: { message: "Too many attempts. Try again in 1 minute." },
    });
    server.clock.advance(30);
    expect((await client.post("/api/users/login", { email: a.admin.email, password })).status).toBe(200);
  });

  it("should limit unknown addresses alike, so that the limit does not reveal accounts", async () => {
    const client = server.stranger();
    for (const _ of [1, 2, 3, 4, 5]) await client.post("/api/users/login", { email: "ghost@a.example", password });
    expect(await client.post("/api/users/login", { email: "ghost@a.example", password })).toMatchObject({
      status: 403,
      body: { message: "Too many attempts. Try again in 15 minutes." },
    });
  });

  it("should allow no more than five of many simultaneous attempts", async () => {
    const tries = await Promise.all(
      Array.from({ length: 9 }, () => server.stranger().post("/api/users/login", { email: b.admin.email, password: "Wrong-horse-1" })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 403, 403, 403, 403]);
  });

  it("should refuse a login sent by another site's page", async () => {
    const reply = await server.stranger().post("/api/users/login", { email: a.owner.email, password }, { "sec-fetch-site": "cross-site" });
    expect(reply.status).toBe(403);
  });

  it("should log in from a tab without a CSRF token although another tab has a session", async () => {
    const other = await server.as(a.owner);
    const { sid = "" } = other.cookies();
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/users/login",
      cookies: { sid },
      payload: { email: a.owner.email, password },
    });
    expect(reply.statusCode).toBe(200);
  });

  it("should write every sign-in, failed ones included, to the organisation's audit log", async () => {
    const { rows } = await server.database.asSystem(async ({ db }) => ({
      rows: await db.selectFrom("audit").select(["action", "org_id"]).where("object_id", "=", String(b.admin.user)).execute(),
    }));
    expect(rows).toEqual(Array.from({ length: 5 }, () => ({ action: "login_failed", org_id: b.org })));
  });
});

describe("GET /api/users/current", () => {
  it("should answer an anonymous caller with failed [B8.04]", async () => {
    const server = await startServer();
    expect(await server.stranger().get("/api/users/current")).toMatchObject({
      status: 401,
      body: { status: "failed", code: "unauthorized" },
    });
    await server.close();
  });
});
