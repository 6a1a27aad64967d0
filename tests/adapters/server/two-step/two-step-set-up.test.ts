import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiToken } from "../../../../adapters/server/auth/api-token.store.ts";
import { createLink } from "../../../../adapters/server/auth/one-time-code.store.ts";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { afterPassword, codeOf, nextCode, password, recoveryCodesIn, secretIn, setUp, signedIn } from "./two-step-actor.ts";

const off = "/api/users/two_step/off";
const start = "/api/users/two_step/start";
const confirm = "/api/users/two_step/confirm";

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startServer();
  hash = await passwordHash(password);
});
afterAll(() => server.close());

const someOrg = (): Promise<TestOrg> => seedOrg(server.database, `u${crypto.randomUUID().slice(0, 8)}`, { passwordHash: hash });
const trail = (org: number) =>
  server.database.asSystem(
    async ({ db }) =>
      (
        await sql<{
          action: string;
          actor_id: number | null;
          after: unknown;
        }>`select action, actor_id, after from audit where org_id = ${org} order by audit_id`.execute(db)
      ).rows,
  );
const stored = (user: number) =>
  server.database.asSystem(({ db }) => db.selectFrom("two_steps").selectAll().where("user_id", "=", user).executeTakeFirst());

describe("setting up two-step sign-in", () => {
  it("should ask for the password, return the secret as text and as an address for a QR code, and be on only once a code is confirmed", async () => {
    const { user } = await someOrg();
    const client = await server.as(user);
    expect(await client.post(start, { password: "Wrong-horse-1" })).toMatchObject({
      status: 422,
      body: { errors: { password: ["This is not your password."] } },
    });
    const begun = await client.post(start, { password });
    const secret = secretIn(begun);
    expect(begun.body).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: `otpauth://totp/Cygnet:${encodeURIComponent(user.email)}?issuer=Cygnet&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    });
    expect(await client.get("/api/users/two_step")).toMatchObject({
      body: { since: null, recovery_left: 0, required: false, has_password: true, devices: [] },
    });
    expect(await afterPassword(server, user)).toMatchObject({ reply: { body: { status: "success" } } });
    expect(await client.post(confirm, { code: "000000" })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.stringContaining("not right")] } },
    });
    expect(recoveryCodesIn(await client.post(confirm, { code: codeOf(server, secret) }))).toHaveLength(10);
    expect(await client.get("/api/users/two_step")).toMatchObject({ body: { since: server.clock.now(), recovery_left: 10 } });
    expect(await afterPassword(server, user)).toMatchObject({ reply: { body: { status: "second_step" } } });
  });

  it("should encrypt the secret for its user", async () => {
    const { user, admin } = await someOrg();
    const { secret } = await setUp(server, user);
    const [row, other] = [await stored(user.user), (await setUp(server, admin)).secret];
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(secret).not.toBe(other);
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("two_steps")
        .set({ secret: row?.secret ?? null })
        .where("user_id", "=", admin.user)
        .execute(),
    );
    const { client } = await afterPassword(server, admin);
    expect((await client.post("/api/users/login/second_step", { code: codeOf(server, secret) })).status).toBe(500);
  });

  it("should expire after 30 minutes", async () => {
    const { user } = await someOrg();
    const client = await server.as(user);
    const secret = secretIn(await client.post(start, { password }));
    server.clock.advance(30 * 60);
    expect(await client.post(confirm, { code: codeOf(server, secret) })).toMatchObject({
      status: 422,
      body: { errors: { code: ["This set-up has expired. Start it again."] } },
    });
  });

  it("should move to another app only with a code of the current one, which works until the other is confirmed", async () => {
    const { user, org } = await someOrg();
    const { client, secret, codes } = await setUp(server, user);
    expect(await client.post(start, { password })).toMatchObject({ status: 422, body: { errors: { code: [expect.any(String)] } } });
    const next = secretIn(await client.post(start, { password, code: nextCode(server, secret) }));
    expect(
      (await (await afterPassword(server, user)).client.post("/api/users/login/second_step", { code: nextCode(server, secret) })).status,
    ).toBe(200);
    const renewed = recoveryCodesIn(await client.post(confirm, { code: codeOf(server, next) }));
    expect(renewed.some((code) => codes.includes(code))).toBe(false);
    const { client: browser } = await afterPassword(server, user);
    expect((await browser.post("/api/users/login/second_step", { code: nextCode(server, secret) })).status).toBe(422);
    expect((await browser.post("/api/users/login/second_step", { code: codeOf(server, next) })).status).toBe(200);
    expect((await trail(org)).map(({ action }) => action)).toContain("replace_two_step_app");
  });

  it("should be refused to a token, and to an account without a password", async () => {
    const { user, org, appKey } = await someOrg();
    const token = await server.database.asSystem((tx) => createApiToken(tx, { org, user: user.user, name: "script" }, server.clock.now()));
    const headers = { "x-app-key": appKey, "x-token": token };
    for (const [path, body] of [
      [start, { password }],
      [confirm, { code: "123456" }],
      [off, { password, code: "123456" }],
    ] as const)
      expect(await server.stranger().post(path, body, headers), path).toMatchObject({
        status: 403,
        body: { message: "A token cannot change how you sign in. Log in to do that." },
      });
    await server.database.asSystem(({ db }) =>
      db.updateTable("users").set({ password_hash: null }).where("user_id", "=", user.user).execute(),
    );
    const client = await server.as(user);
    expect(await client.post(start, { password })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.stringContaining("another provider")] } },
    });
    expect(await client.get("/api/users/two_step")).toMatchObject({ body: { has_password: false } });
  });
});

describe("two-step sign-in once it is on", () => {
  it("should create new recovery codes for password and code, and refuse the old ones", async () => {
    const { user } = await someOrg();
    const { client, secret, codes } = await setUp(server, user);
    expect(
      (await client.post("/api/users/two_step/recovery_codes", { password: "Wrong-horse-1", code: nextCode(server, secret) })).status,
    ).toBe(422);
    const [fresh = ""] = recoveryCodesIn(
      await client.post("/api/users/two_step/recovery_codes", { password, code: codeOf(server, secret) }),
    );
    const { client: browser } = await afterPassword(server, user);
    expect((await browser.post("/api/users/login/second_step", { code: codes[0] })).status).toBe(422);
    expect((await browser.post("/api/users/login/second_step", { code: fresh })).status).toBe(200);
  });

  it("should be turned off by password and code only, counting wrong codes", async () => {
    const { user, org } = await someOrg();
    const { client, secret } = await setUp(server, user);
    expect((await client.post(off, { password: "Wrong-horse-1", code: nextCode(server, secret) })).status).toBe(422);
    for (let tried = 0; tried < 5; tried += 1) expect((await client.post(off, { password, code: "000000" })).status).toBe(422);
    expect((await client.post(off, { password, code: codeOf(server, secret) })).status).toBe(403);
    server.clock.advance(15 * 60);
    expect((await client.post(off, { password, code: codeOf(server, secret) })).status).toBe(200);
    expect(await client.get("/api/users/two_step")).toMatchObject({ body: { since: null, recovery_left: 0 } });
    expect(await afterPassword(server, user)).toMatchObject({ reply: { body: { status: "success" } } });
    expect(await client.post(off, { password, code: "000000" })).toMatchObject({
      status: 422,
      body: { errors: { code: ["Two-step sign-in is off."] } },
    });
    const written = await trail(org);
    expect(written.map(({ action }) => action)).toEqual([
      "begin_two_step",
      "turn_on_two_step",
      ...Array.from({ length: 5 }, () => "second_step_failed"),
      "turn_off_two_step",
      "login",
    ]);
    expect(written.find(({ action }) => action === "turn_off_two_step")).toMatchObject({ actor_id: user.user });
  });

  it("should stay on when the password is reset by mail", async () => {
    const { user, org } = await someOrg();
    const { secret } = await setUp(server, user);
    const link = await server.database.asSystem((tx) => createLink(tx, "reset", { org_id: org, user_id: user.user }, server.clock.now()));
    expect((await server.stranger().post("/api/users/reset_password_confirm", { token: link, password: "Battery-staple-2" })).status).toBe(
      200,
    );
    const client = server.stranger();
    expect(await client.post("/api/users/login", { email: user.email, password: "Battery-staple-2" })).toMatchObject({
      body: { status: "second_step" },
    });
    expect((await client.post("/api/users/login/second_step", { code: nextCode(server, secret) })).status).toBe(200);
  });

  it("should leave API tokens working", async () => {
    const { user, org, appKey } = await someOrg();
    const token = await server.database.asSystem((tx) => createApiToken(tx, { org, user: user.user, name: "script" }, server.clock.now()));
    await setUp(server, user);
    expect((await server.stranger().get("/api/users/current", { "x-app-key": appKey, "x-token": token })).status).toBe(200);
  });
});

describe("two-step sign-in required by the organisation", () => {
  const requirement = "/api/org/two_step";

  it("should be required only by administrators who use it themselves", async () => {
    const { owner, user, org } = await someOrg();
    expect((await (await server.as(user)).put(requirement, { required: true })).status).toBe(403);
    expect(await (await server.as(owner)).put(requirement, { required: true })).toMatchObject({
      status: 422,
      body: { errors: { required: ["Set up two-step sign-in for yourself first."] } },
    });
    const { client } = await setUp(server, owner);
    expect((await client.put(requirement, { required: true })).status).toBe(200);
    expect(await client.get("/api/users/two_step")).toMatchObject({ body: { required: true } });
    expect((await trail(org)).at(-1)).toMatchObject({ action: "org.require_two_step", after: { required: true } });
  });

  it("should limit a user without it to setting it up or logging out, and nothing afterwards", async () => {
    const { owner, user, guest } = await someOrg();
    const before = await signedIn(server, guest);
    const { client: admin } = await setUp(server, owner);
    await admin.put(requirement, { required: true });
    const client = await signedIn(server, user);
    expect(await client.get("/api/users/current")).toMatchObject({ status: 200, body: { two_step_due: true } });
    expect(await client.get("/api/tasks")).toMatchObject({
      status: 403,
      body: { message: "Set up two-step sign-in first: your organisation requires it.", needs: "two_step" },
    });
    expect((await client.put("/api/users/current", { first_name: "Ulla" })).status).toBe(403);
    const film = "/media/00000000-0000-4000-8000-000000000000/film.mp4";
    expect((await client.get(film)).status).toBe(401);
    const secret = secretIn(await client.post(start, { password }));
    expect((await client.post(confirm, { code: codeOf(server, secret) })).status).toBe(200);
    expect((await client.get("/api/tasks")).status).toBe(200);
    expect((await client.get(film)).status).toBe(404);
    expect(await client.get("/api/users/current")).toMatchObject({ body: { two_step_due: false } });
    expect((await before.get("/api/users/current")).body, "sessions from before go on").toMatchObject({ two_step_due: false });
    expect((await signedIn(server, guest).then((again) => again.post("/api/users/logout"))).status).toBe(200);
  });

  it("should release users who had to set it up when it is no longer required, and not be turned off while it is", async () => {
    const { owner, user } = await someOrg();
    const { client: admin, secret } = await setUp(server, owner);
    await admin.put(requirement, { required: true });
    expect(await admin.post(off, { password, code: nextCode(server, secret) })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("requires two-step sign-in") },
    });
    const client = await signedIn(server, user);
    expect((await client.get("/api/tasks")).status).toBe(403);
    await admin.put(requirement, { required: false });
    server.clock.advance(2);
    expect((await client.get("/api/tasks")).status).toBe(200);
  });
});
