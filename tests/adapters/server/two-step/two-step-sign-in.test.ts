import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type StaffPerson } from "../two-orgs.ts";
import { afterPassword, codeOf, nextCode, password, setUp } from "./two-step-actor.ts";

const wrong = { status: 422, body: { errors: { code: [expect.stringContaining("not right")] } } };
const tooMany = { status: 403, body: { message: "Too many attempts. Try again in 15 minutes." } };
const tooLate = { status: 401, body: { message: "That took too long. Enter your password again." } };

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startServer();
  hash = await passwordHash(password);
});
afterAll(() => server.close());

const somebody = async (): Promise<StaffPerson> =>
  (await seedOrg(server.database, `t${crypto.randomUUID().slice(0, 8)}`, { passwordHash: hash })).user;
const actions = (org: number) =>
  server.database.asSystem(async ({ db }) =>
    (await sql<{ action: string }>`select action from audit where org_id = ${org} order by audit_id`.execute(db)).rows.map(
      ({ action }) => action,
    ),
  );
const step = "/api/users/login/second_step";

describe("signing in in two steps", () => {
  it("should ask for a code after the password, open no session before it, and open one with it", async () => {
    const person = await somebody();
    const { secret } = await setUp(server, person);
    const { client, reply } = await afterPassword(server, person);
    expect(reply).toMatchObject({ status: 200, body: { status: "second_step" } });
    expect(JSON.stringify(reply.body)).not.toContain("token");
    expect(Object.keys(client.cookies())).toEqual(["second_step"]);
    expect((await client.get("/api/users/current")).status).toBe(401);
    expect(await client.post(step, { code: nextCode(server, secret) })).toMatchObject({
      status: 200,
      body: { status: "success", user: { id: person.user } },
    });
    expect(Object.keys(client.cookies())).toEqual(["sid"]);
    expect((await client.get("/api/users/current")).status).toBe(200);
    expect(await actions(person.org)).toEqual(["begin_two_step", "turn_on_two_step", "login"]);
  });

  it.each([-1, 1])("should accept the code of a clock that is %i step away, and none further away", async (away) => {
    const person = await somebody();
    const { secret } = await setUp(server, person);
    server.clock.advance(300);
    const { client } = await afterPassword(server, person);
    expect(await client.post(step, { code: codeOf(server, secret, away * 2) })).toMatchObject(wrong);
    expect((await client.post(step, { code: codeOf(server, secret, away) })).status).toBe(200);
  });

  it("should accept a code once: not again, not the previous one, and one of two simultaneous uses", async () => {
    const person = await somebody();
    const { secret } = await setUp(server, person);
    expect(await (await afterPassword(server, person)).client.post(step, { code: codeOf(server, secret) })).toMatchObject(wrong);
    const code = nextCode(server, secret);
    const browsers = await Promise.all([afterPassword(server, person), afterPassword(server, person), afterPassword(server, person)]);
    const replies = await Promise.all(browsers.map(({ client }) => client.post(step, { code })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await (await afterPassword(server, person)).client.post(step, { code: codeOf(server, secret, -1) })).toMatchObject(wrong);
  });

  it("should accept each recovery code once, in any notation, and store only hashes", async () => {
    const person = await somebody();
    const { codes } = await setUp(server, person);
    expect(new Set(codes).size).toBe(10);
    const [first = "", second = ""] = codes;
    expect((await (await afterPassword(server, person)).client.post(step, { code: first.toLowerCase().replaceAll("-", " ") })).status).toBe(
      200,
    );
    expect(await (await afterPassword(server, person)).client.post(step, { code: first })).toMatchObject(wrong);
    expect((await (await afterPassword(server, person)).client.post(step, { code: second })).status).toBe(200);
    const kept = await server.database.asSystem(({ db }) =>
      db.selectFrom("recovery_codes").selectAll().where("user_id", "=", person.user).execute(),
    );
    expect(kept.filter(({ used_at }) => used_at !== null)).toHaveLength(2);
    for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll("-", ""));
    expect(await actions(person.org)).toEqual(expect.arrayContaining(["use_recovery_code", "second_step_failed"]));
  });

  it("should accept no code after five wrong ones, not even the right one, for 15 minutes", async () => {
    const person = await somebody();
    const { secret, codes } = await setUp(server, person);
    const { client } = await afterPassword(server, person);
    for (let tried = 0; tried < 5; tried += 1) expect(await client.post(step, { code: "ABCD-EFGH-JKMN-PQRS" })).toMatchObject(wrong);
    expect(await client.post(step, { code: nextCode(server, secret) })).toMatchObject({ status: 403 });
    const other = await afterPassword(server, person);
    expect(await other.client.post(step, { code: codes[0] })).toMatchObject({
      status: 403,
      body: { message: tooMany.body.message.replace("15", "15") },
    });
    server.clock.advance(15 * 60);
    const later = await afterPassword(server, person);
    expect((await later.client.post(step, { code: codeOf(server, secret) })).status).toBe(200);
  });

  it("should count simultaneous attempts", async () => {
    const person = await somebody();
    await setUp(server, person);
    const { client } = await afterPassword(server, person);
    const replies = await Promise.all(Array.from({ length: 12 }, () => client.post(step, { code: "000000" })));
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(7);
  });

  it("should ask for the password again after ten minutes, without one, and in another browser", async () => {
    const person = await somebody();
    const { secret } = await setUp(server, person);
    const { client } = await afterPassword(server, person);
    expect(await server.stranger().post(step, { code: nextCode(server, secret) })).toMatchObject(tooLate);
    server.clock.advance(10 * 60);
    expect(await client.post(step, { code: codeOf(server, secret) })).toMatchObject(tooLate);
  });

  it("should refuse a user who was deactivated between password and code", async () => {
    const person = await somebody();
    const { secret } = await setUp(server, person);
    const { client } = await afterPassword(server, person);
    await server.database.asSystem(({ db }) => db.updateTable("users").set({ status: 0 }).where("user_id", "=", person.user).execute());
    expect(await client.post(step, { code: nextCode(server, secret) })).toMatchObject(tooLate);
  });

  it("should report a malformed code", async () => {
    expect(await server.stranger().post(step, { code: " ", forever: true })).toMatchObject({
      status: 422,
      body: { errors: { code: ["is required"], forever: ["is not a known field"] } },
    });
  });
});

describe("a remembered browser", () => {
  it("should not be asked for a code for 30 days, but for the password", async () => {
    const person = await somebody();
    const { secret } = await setUp(server, person);
    const { client } = await afterPassword(server, person);
    await client.post(step, { code: nextCode(server, secret), remember: true });
    const kept = await server.database.asSystem(({ db }) =>
      db.selectFrom("remembered_devices").selectAll().where("user_id", "=", person.user).execute(),
    );
    expect(JSON.stringify(kept)).not.toContain(client.cookies()["device"]);
    server.clock.advance(30 * 24 * 3600 - 1);
    expect(await afterPassword(server, person, client)).toMatchObject({ reply: { body: { status: "success" } } });
    expect((await client.post("/api/users/login", { email: person.email, password: "Wrong-horse-1" })).status).toBe(401);
    server.clock.advance(1);
    expect(await afterPassword(server, person, client)).toMatchObject({ reply: { body: { status: "second_step" } } });
  });

  it("should be remembered for one user only, and be listed and deleted in the profile", async () => {
    const { user, admin } = await seedOrg(server.database, `t${crypto.randomUUID().slice(0, 8)}`, { passwordHash: hash });
    const [member, other] = [await setUp(server, user), await setUp(server, admin)];
    const { client } = await afterPassword(server, user);
    await client.post(step, { code: nextCode(server, member.secret), remember: true });
    expect(await afterPassword(server, admin, client)).toMatchObject({ reply: { body: { status: "second_step" } } });
    expect(await other.client.get("/api/users/two_step")).toMatchObject({ body: { devices: [] } });
    const listed = await member.client.get("/api/users/two_step");
    expect(listed).toMatchObject({ body: { devices: [{ current: false, expires_at: server.clock.now() + 30 * 24 * 3600 }] } });
    const { device_id } = await server.database.asSystem(({ db }) =>
      db.selectFrom("remembered_devices").select("device_id").where("user_id", "=", user.user).executeTakeFirstOrThrow(),
    );
    expect((await other.client.delete(`/api/users/two_step/devices/${device_id}`)).status).toBe(404);
    expect((await member.client.delete(`/api/users/two_step/devices/${device_id}`)).status).toBe(200);
    expect(await afterPassword(server, user, client)).toMatchObject({ reply: { body: { status: "second_step" } } });
    expect(await actions(user.org)).toEqual(expect.arrayContaining(["remember_device", "forget_device"]));
  });

  it("should be deleted when the password is changed", async () => {
    const person = await somebody();
    const { secret } = await setUp(server, person);
    const { client, reply } = await afterPassword(server, person);
    expect(reply.status).toBe(200);
    const { body } = await client.post(step, { code: nextCode(server, secret), remember: true });
    client.useCsrf(typeof body === "object" && body !== null ? String(Reflect.get(body, "csrf_token")) : "");
    expect((await client.put("/api/users/password", { current_password: password, password: "Battery-staple-2" })).status).toBe(200);
    expect(await client.post("/api/users/login", { email: person.email, password: "Battery-staple-2" })).toMatchObject({
      body: { status: "second_step" },
    });
  });
});
