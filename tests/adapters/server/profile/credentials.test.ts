import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { newEmailLimits } from "../../../../core/profile/decide-email-change.rule.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const old = "Correct-horse-1";
const fresh = "Battery-staple-2";
const pin = "271828";

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
  hash = await passwordHash(old);
});
afterAll(() => server.close());

const someOrg = (): Promise<TestOrg> => seedOrg(server.database, `p${crypto.randomUUID().slice(0, 8)}`, { passwordHash: hash });
const trail = (org: number) =>
  server.database.asSystem(
    async ({ db }) =>
      (await sql<{ before: unknown; after: unknown }>`select before, after from audit where org_id = ${org} order by audit_id`.execute(db))
        .rows,
  );
const mailTo = async (recipient: string) => (await mailsIn(server.database, { recipient })).at(-1);
const tokenTo = async (recipient: string): Promise<string> => /#token=([\w-]+)/.exec(JSON.stringify(await mailTo(recipient)))?.[1] ?? "";
const follow = (token: string) => server.stranger().post("/api/users/activate", { token });
const signIn = (email: string, password = old) => server.stranger().post("/api/users/login", { email, password });
const address = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}@sea.example`;

describe("the caller's password on the server", () => {
  it("should change the password given the current one, end all other sessions, and log neither password", async () => {
    const { org, user } = await someOrg();
    const [here, elsewhere] = [await server.as(user), await server.as(user)];
    expect((await here.put("/api/users/password", { current_password: old, password: fresh })).status).toBe(200);
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
    expect(await client.put("/api/users/password", { current_password: "wrong", password: fresh })).toMatchObject({
      status: 422,
      body: { errors: { current_password: ["This is not your password."] } },
    });
    expect(await client.put("/api/users/password", { current_password: old, password: "weak" })).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
    const { user: other } = await seedOrg(server.database, `p${crypto.randomUUID().slice(0, 8)}`);
    expect(await (await server.as(other)).put("/api/users/password", { current_password: old, password: fresh })).toMatchObject({
      status: 422,
      body: { errors: { current_password: [expect.stringContaining("no password")] } },
    });
  });

  it("should be asked for with the limit of sign-in, in all changes together, and never be given by a token [B7.06]", async () => {
    const { admin: user } = await someOrg();
    const client = await server.as(user);
    const wrong = { current_password: "wrong" };
    const refused = { status: 422, body: { errors: { current_password: ["This is not your password."] } } };
    expect(await client.put("/api/users/email", { ...wrong, email: address("a") })).toMatchObject(refused);
    expect(await client.put("/api/users/mobile", { ...wrong, mobile: null })).toMatchObject(refused);
    expect(await client.put("/api/users/pin", { ...wrong, pin })).toMatchObject(refused);
    expect(await client.put("/api/users/password", { ...wrong, password: fresh })).toMatchObject(refused);
    expect(await client.post("/api/users/confirm_password", { password: "wrong" })).toMatchObject({ body: { confirmed: false } });
    expect(await client.put("/api/users/pin", { current_password: old, pin })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("15 minutes") },
    });
    server.clock.advance(15 * 60);
    expect((await client.put("/api/users/pin", { current_password: old, pin })).status).toBe(200);
    const { body } = await client.post("/api/users/token", { name: "script" });
    const { token, app_key } = body as { token: string; app_key: string };
    const script = await server.app.inject({
      method: "PUT",
      url: "/api/users/pin",
      headers: { "x-token": token, "x-app-key": app_key },
      payload: { current_password: old, pin: null },
    });
    expect(script.statusCode).toBe(403);
  });
});

describe("the caller's email address on the server", () => {
  it("should change once the link to the new address was followed, be told to the old one, and sign in from then on [B7.06]", async () => {
    const { org, user } = await someOrg();
    const client = await server.as(user);
    const email = address("uma");
    expect((await client.put("/api/users/email", { current_password: old, email: email.toUpperCase() })).status).toBe(200);
    expect((await mailTo(user.email))?.body).toContain(email);
    expect(JSON.stringify(await mailTo(user.email))).not.toContain("#token=");
    expect(await client.get("/api/users/credentials")).toMatchObject({
      body: {
        has_password: true,
        has_pin: false,
        waiting_email: { email, sent_at: server.clock.now(), expires_at: server.clock.now() + newEmailLimits.seconds },
      },
    });
    expect((await signIn(email)).status).toBe(401);
    const token = await tokenTo(email);
    expect((await follow(token)).status).toBe(200);
    expect((await follow(token)).status).toBe(422);
    expect(await client.get("/api/users/current")).toMatchObject({ body: { email } });
    expect(await client.get("/api/users/credentials")).toMatchObject({ body: { waiting_email: null } });
    expect([(await signIn(email)).status, (await signIn(user.email)).status]).toEqual([200, 401]);
    expect(await actionsInTrail(server, org, "user")).toEqual(["user.ask_email", "user.change_email"]);
  });

  it("should be sent again once a minute, where earlier links die, and be cancelled", async () => {
    const { user } = await someOrg();
    const client = await server.as(user);
    const email = address("again");
    await client.put("/api/users/email", { current_password: old, email });
    const first = await tokenTo(email);
    expect((await client.post("/api/users/email/resend", {})).status).toBe(409);
    server.clock.advance(newEmailLimits.again);
    expect((await client.post("/api/users/email/resend", {})).status).toBe(200);
    const second = await tokenTo(email);
    expect(second).not.toBe(first);
    expect((await follow(first)).status).toBe(422);
    expect((await client.delete("/api/users/email")).status).toBe(200);
    expect((await follow(second)).status).toBe(422);
    expect((await client.post("/api/users/email/resend", {})).status).toBe(409);
    expect(await client.get("/api/users/current")).toMatchObject({ body: { email: user.email } });
  });

  it("should be dropped once the password is reset, with its link", async () => {
    const { org, user } = await someOrg();
    const email = address("stranger");
    await (await server.as(user)).put("/api/users/email", { current_password: old, email });
    const token = await tokenTo(email);
    await server.stranger().post("/api/users/reset_password", { email: user.email });
    const reset = { token: await tokenTo(user.email), password: fresh };
    expect((await server.stranger().post("/api/users/reset_password_confirm", reset)).status).toBe(200);
    expect((await follow(token)).status).toBe(422);
    const client = await server.as(user);
    expect(await client.get("/api/users/credentials")).toMatchObject({ body: { waiting_email: null } });
    expect((await client.post("/api/users/email/resend", {})).status).toBe(409);
    expect(await client.get("/api/users/current")).toMatchObject({ body: { email: user.email } });
    expect((await trail(org)).at(-1)).toEqual({ before: { new_email: email }, after: { new_email: null } });
  });

  it("should not work after seven days, nor once somebody else has the address", async () => {
    const [{ user, admin }, { user: other }] = [await someOrg(), await someOrg()];
    const client = await server.as(user);
    const used = { status: 422, body: { errors: { email: ["Somebody already uses this email address."] } } };
    expect(await client.put("/api/users/email", { current_password: old, email: admin.email })).toMatchObject(used);
    expect(await client.put("/api/users/email", { current_password: old, email: other.email.toUpperCase() })).toMatchObject(used);
    const email = address("raced");
    await client.put("/api/users/email", { current_password: old, email });
    const mine = await tokenTo(email);
    await (await server.as(other)).put("/api/users/email", { current_password: old, email });
    expect((await follow(await tokenTo(email))).status).toBe(200);
    expect(await follow(mine)).toMatchObject({ status: 422, body: { errors: { token: ["Somebody already uses this email address."] } } });
    const late = address("late");
    await client.put("/api/users/email", { current_password: old, email: late });
    server.clock.advance(newEmailLimits.seconds);
    expect((await follow(await tokenTo(late))).status).toBe(422);
  });
});

describe("the caller's mobile and PIN on the server", () => {
  it("should change and remove the number, and refuse what is none", async () => {
    const { org, user } = await someOrg();
    const client = await server.as(user);
    const change = (mobile: string | null) => client.put("/api/users/mobile", { current_password: old, mobile });
    expect(await change("1")).toMatchObject({ status: 422, body: { errors: { mobile: ["Mobile is invalid"] } } });
    expect((await change("212 555 1234")).status).toBe(200);
    expect(await client.get("/api/users/current")).toMatchObject({ body: { mobile: "+12125551234" } });
    expect((await change("")).status).toBe(200);
    expect(await client.get("/api/users/current")).toMatchObject({ body: { mobile: null } });
    expect(await trail(org)).toEqual([
      { before: { mobile: null }, after: { mobile: "+12125551234" } },
      { before: { mobile: "+12125551234" }, after: { mobile: null } },
    ]);
  });

  it("should take the PIN in place of the password where a page asks again, five times at most, and never to sign in [B7.06]", async () => {
    const { org, admin: user } = await someOrg();
    const client = await server.as(user);
    const confirm = async (password: string) => (await client.post("/api/users/confirm_password", { password })).body;
    expect(await confirm(pin)).toMatchObject({ confirmed: false, message: "Password is incorrect" });
    expect((await client.put("/api/users/pin", { current_password: old, pin })).status).toBe(200);
    expect(await client.get("/api/users/current")).toMatchObject({ body: { has_pin: true } });
    expect(await confirm(pin)).toEqual({ confirmed: true });
    expect((await signIn(user.email, pin)).status).toBe(401);
    const wrong = await Promise.all([1, 2, 3, 4, 5, 6].map(() => confirm("314159")));
    expect(wrong.filter((body) => JSON.stringify(body).includes("Tries left"))).toHaveLength(4);
    expect(await confirm(pin)).toMatchObject({ confirmed: false, message: "Too many wrong PINs. Enter your password instead." });
    expect(await confirm(old)).toEqual({ confirmed: true });
    expect(await confirm(pin)).toEqual({ confirmed: true });
    expect((await client.put("/api/users/pin", { current_password: old, pin: null })).status).toBe(200);
    expect(await confirm(pin)).toMatchObject({ confirmed: false, message: "Password is incorrect" });
    expect(JSON.stringify(await trail(org))).not.toContain(pin);
  });
});
