import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { createSudoLink } from "../../../../adapters/server/auth/sudo-link.store.ts";
import { AuditPage } from "../../../../core/audit/audit-entry.model.ts";
import { SessionEntry } from "../../../../core/auth/access-list.model.ts";
import { declaredCalls } from "../declared-calls.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database));
});
afterAll(() => server.close());

const linkFor = ({ owner }: TestOrg): Promise<string> =>
  server.database.asSystem((tx) =>
    createSudoLink(tx, { org_id: owner.org, user_id: owner.user }, "Ticket 12: courses vanished", server.clock.now()),
  );
const trailOf = async (org: TestOrg): Promise<AuditPage> => {
  const { body } = await (await server.as(org.owner)).get("/api/audit");
  if (!AuditPage.is(body)) throw new Error("The audit log could not be read.");
  return body;
};
const support = async (org: TestOrg) => {
  const client = server.stranger();
  const entered = await client.post("/api/users/sudo", { token: await linkFor(org) });
  expect(entered).toMatchObject({ status: 200, body: { user: { id: org.owner.user, sudo: true } } });
  client.useCsrf(String(Object(entered.body).csrf_token));
  return client;
};

describe("support that signs in as a user", () => {
  it("should be told by the session, which the user's own is not [B3.41]", async () => {
    const client = await support(a);
    expect((await client.get("/api/users/current")).body).toMatchObject({ id: a.owner.user, org_id: a.org, sudo: true });
    expect((await (await server.as(a.owner)).get("/api/users/current")).body).toMatchObject({ id: a.owner.user, sudo: false });
  });

  it("should be named by every change in the audit log, with the reason and the user in whose name it was", async () => {
    const client = await support(a);
    expect((await client.post("/api/contacts", { first_name: "Nia" })).status).toBeLessThan(300);
    const { entries } = await trailOf(a);
    const told = entries.map(({ action, actor }) => [action, actor.kind, actor.id]);
    expect(told).toContainEqual(["contact.create", "sudo", a.owner.user]);
    expect(told).toContainEqual(["sudo_login", "sudo", a.owner.user]);
    for (const action of ["sudo_link", "sudo_login"])
      expect(entries.find((entry) => entry.action === action)?.changes).toMatchObject([
        { field: "reason", after: "Ticket 12: courses vanished" },
      ]);
    const { body } = await (await server.as(a.owner)).get("/api/audit?who=sudo");
    expect(AuditPage.is(body) && body.entries.every(({ actor }) => actor.kind === "sudo")).toBe(true);
  });

  it("should work once, within an hour, and only with the newest link of the user", async () => {
    const [first, second] = [await linkFor(a), await linkFor(a)];
    const enter = (token: string) => server.stranger().post("/api/users/sudo", { token });
    const refused = { status: 422, body: { errors: { token: ["This link is no longer valid."] } } };
    expect(await enter(first)).toMatchObject(refused);
    expect((await enter(second)).status).toBe(200);
    expect(await enter(second)).toMatchObject(refused);
    const late = await linkFor(a);
    server.clock.advance(3600);
    expect(await enter(late)).toMatchObject(refused);
  });

  it("should end after an hour, and at once when it is ended", async () => {
    const [client, other] = [await support(a), await support(b)];
    expect((await other.post("/api/users/logout")).status).toBe(200);
    expect((await other.get("/api/users/current")).status).toBe(401);
    server.clock.advance(3599);
    expect((await client.get("/api/users/current")).status).toBe(200);
    server.clock.advance(1);
    expect((await client.get("/api/users/current")).status).toBe(401);
  });

  it("should leave nothing that outlives it: no token of the organisation, no connector, no webhook", async () => {
    const client = await support(a);
    const owner = await server.as(a.owner);
    const url = "https://hooks.example.com/1";
    const [token, hook] = [
      await owner.post("/api/org/tokens", { name: "Robot", role: "user" }),
      await owner.post("/api/webhooks", { url, events: ["contact.create"] }),
    ];
    expect([token.status, hook.status]).toEqual([200, 200]);
    const [entry] = Array.from(Object((await client.get("/api/org/tokens")).body), (one) => Object(one));
    const webhook = Object(Object(hook.body).webhook);
    const noTokens = { status: 403, body: { reason: { code: "sudo_makes_no_tokens" } } };
    expect(await client.post("/api/org/tokens", { name: "Stays", role: "admin" })).toMatchObject(noTokens);
    expect(await client.post(`/api/org/tokens/${entry.id}/rotate`)).toMatchObject(noTokens);
    expect(await client.post("/api/hooks/credentials", { name: "Stays" })).toMatchObject(noTokens);
    const noHooks = { status: 403, body: { reason: { code: "webhook_by_support" } } };
    expect(await client.post("/api/webhooks", { url, events: ["contact.create"] })).toMatchObject(noHooks);
    expect(await client.post(`/api/webhooks/${webhook.id}/rotate`)).toMatchObject(noHooks);
    expect(await client.put(`/api/webhooks/${webhook.id}`, { version: 1, url: "https://hooks.example.com/2" })).toMatchObject(noHooks);
  });

  it("should change no credentials, not even with the password, nor hand the organisation over or close it", async () => {
    const password = "Correct-horse-1";
    const hash = await passwordHash(password);
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("users")
        .set({ password_hash: hash, new_email: "new@a.example", new_email_at: 1 })
        .where("user_id", "=", a.owner.user)
        .execute(),
    );
    const client = await support(a);
    const refused = { status: 403, body: { reason: { code: "sudo_changes_sign_in" } } };
    const current_password = password;
    const changes: readonly (readonly [path: string, body: object])[] = [
      ["/api/users/password", { current_password, password: "Another-horse-2" }],
      ["/api/users/email", { current_password, email: "other@a.example" }],
      ["/api/users/mobile", { current_password, mobile: null }],
      ["/api/users/pin", { current_password, pin: "482915" }],
      ["/api/org", { version: 1, session_days: 3 }],
    ];
    for (const [path, body] of changes) expect({ path, ...(await client.put(path, body)) }).toMatchObject({ path, ...refused });
    const commands: readonly (readonly [path: string, body: object])[] = [
      ["/api/users/email/resend", {}],
      [`/api/users/${a.admin.user}/owner`, { password }],
      ["/api/org/close", { name: "Org a", password }],
    ];
    for (const [path, body] of commands) expect({ path, ...(await client.post(path, body)) }).toMatchObject({ path, ...refused });
    expect(await client.delete("/api/users/email")).toMatchObject(refused);
    const twoStep = declaredCalls().filter(({ name, method }) => name.startsWith("twoStep.") && method !== "GET");
    expect(twoStep.length).toBeGreaterThan(4);
    const bodies: Readonly<Record<string, object>> = {
      "twoStep.confirm": { code: "123456" },
      "twoStep.require": { required: true },
      "twoStep.forgetDevice": {},
    };
    for (const { name, method, path } of twoStep) {
      const [url, body] = [path.replace(/:[a-z]+/g, "1"), bodies[name] ?? { password, code: "123456" }];
      const answered =
        method === "DELETE" ? await client.delete(url) : method === "PUT" ? await client.put(url, body) : await client.post(url, body);
      expect({ name, ...answered }).toMatchObject({ name, ...refused });
    }
  });

  it("should not begin in a closed organisation", async () => {
    const link = await linkFor(b);
    const closed = (closed_at: number | null) =>
      server.database.asSystem(({ db }) => sql`update orgs set closed_at = ${closed_at} where org_id = ${b.org}`.execute(db));
    await closed(server.clock.now());
    expect(await server.stranger().post("/api/users/sudo", { token: link })).toMatchObject({ status: 422 });
    await closed(null);
  });

  it("should make no tokens, see nothing of others, and be no visit of the user", async () => {
    const seen = (): Promise<number | null> =>
      server.database.asSystem(async ({ db }) => {
        const row = await db.selectFrom("users").select("seen_at").where("user_id", "=", b.owner.user).executeTakeFirstOrThrow();
        return row.seen_at;
      });
    const before = await seen();
    const client = await support(b);
    server.clock.advance(120);
    expect((await client.get("/api/users/current")).body).toMatchObject({ org_id: b.org });
    expect(await client.post("/api/users/token", { name: "Stays" })).toMatchObject({ status: 403 });
    expect(await seen()).toBe(before);
  });

  it("should be seen by the user among the sessions, who ends it there", async () => {
    const client = await support(a);
    const owner = await server.as(a.owner);
    const { body } = await owner.get("/api/users/sessions");
    const own = Array.isArray(body) ? body.filter(SessionEntry.is).filter(({ current }) => !current) : [];
    for (const { id } of own) expect((await owner.delete(`/api/users/sessions/${id}`)).status).toBe(200);
    expect((await client.get("/api/users/current")).status).toBe(401);
  });
});
