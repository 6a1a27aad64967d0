import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const day = 24 * 3600;
const password = "Correct-horse-1";
const stale = { status: 422, body: { errors: { token: [expect.stringContaining("This invitation no longer works")] } } };
const used = { status: 422, body: { errors: { email: ["Somebody already uses this email address."] } } };

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const begun = async (): Promise<{ readonly org: TestOrg; readonly admin: Awaited<ReturnType<TestServer["as"]>> }> => {
  count += 1;
  const org = await seedOrg(server.database, `inv${count}`);
  return { org, admin: await server.as(org.admin) };
};
const address = (name: string): string => `${name}@inv${count}.test`;
const invitee = (email: string) => ({ email, role: "user", teams: [] });
const tokenIn = (text: unknown): string => /#token=([\w-]+)/.exec(JSON.stringify(text))?.[1] ?? "";
const mailed = async (recipient: string): Promise<string> => tokenIn((await mailsIn(server.database, { recipient })).at(-1));
const accept = (token: string, first_name = "Ivy") =>
  server.stranger().post("/api/users/accept", { token, first_name, last_name: "Ito", password });
const look = (token: string) => server.stranger().post("/api/users/invitation", { token });
const stored = (email: string) =>
  server.database.asSystem(({ db }) => db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst());

describe("Inviting a colleague", () => {
  it("should mail a link with which the person chooses a name and a password, and is signed in", async () => {
    const { org, admin } = await begun();
    const email = address("ivy.ito");
    const reply = await admin.post("/api/users", invitee(email));
    expect(reply).toMatchObject({ status: 200, body: { new_user_id: { value: expect.any(Number) }, mailed: { value: true } } });
    const token = await mailed(email);
    expect(token).not.toBe(tokenIn(reply.body));
    for (const _ of [1, 2])
      expect(await look(token)).toMatchObject({
        status: 200,
        body: { email, first_name: "Ivy", org_name: `Org inv${count}`, invited_by: `admin inv${count}` },
      });
    const client = server.stranger();
    expect(await client.post("/api/users/accept", { token, first_name: "Ivy", last_name: "Ito", password })).toMatchObject({
      status: 200,
      body: { user: { first_name: "Ivy", role: "user", activated: true, org_id: org.org } },
    });
    expect((await client.get("/api/users/current")).status).toBe(200);
    expect((await server.stranger().post("/api/users/login", { email, password })).status).toBe(200);
    expect(await accept(token)).toMatchObject(stale);
    expect(await accept(tokenIn(reply.body))).toMatchObject(stale);
    expect(await actionsInTrail(server, org.org, "user")).toEqual(["user.invite", "user.accept"]);
  });

  it("should give the inviter a link that also works, and then ask the user by mail to confirm the address", async () => {
    const { admin } = await begun();
    const email = address("copy");
    const link = tokenIn((await admin.post("/api/users", invitee(email))).body);
    server.clock.advance(3 * day);
    expect(await accept(link)).toMatchObject({ status: 200, body: { user: { activated: false } } });
    const mails = await mailsIn(server.database, { recipient: email });
    expect(mails.at(-1)?.body).toContain("/ui/activate#token=");
    expect(await accept(await mailed(email))).toMatchObject({ status: 422 });
  });

  it("should invite without mail, and answer that the link has to be passed on", async () => {
    const silent = await startServer({ config: { keepsMessages: false } });
    try {
      const org = await seedOrg(silent.database, "silent");
      const reply = await (await silent.as(org.admin)).post("/api/users", invitee("quiet@silent.test"));
      expect(reply).toMatchObject({ status: 200, body: { mailed: { value: false } } });
      expect(await mailsIn(silent.database, {})).toEqual([]);
      const body = { token: tokenIn(reply.body), first_name: "Quinn", last_name: "Quiet", password };
      expect(await silent.stranger().post("/api/users/accept", body)).toMatchObject({ status: 200, body: { user: { activated: true } } });
    } finally {
      await silent.close();
    }
  });

  it("should end after seven days, and begin again when it is sent again, at most once a minute", async () => {
    const { org, admin } = await begun();
    const email = address("late");
    const first = await admin.post("/api/users", invitee(email));
    const id = (await stored(email))?.user_id ?? 0;
    expect((await admin.post(`/api/users/reinvite/${id}`)).status).toBe(409);
    const old = await mailed(email);
    server.clock.advance(7 * day);
    expect(await look(old)).toMatchObject(stale);
    expect(await accept(tokenIn(first.body))).toMatchObject(stale);
    const again = await (await server.as(org.admin)).post(`/api/users/reinvite/${id}`);
    expect(again).toMatchObject({ status: 200, body: { mailed: true, link: expect.stringContaining("/ui/invite#token=") } });
    expect(await accept(old)).toMatchObject(stale);
    expect((await accept(await mailed(email))).status).toBe(200);
    expect((await (await server.as(org.admin)).post(`/api/users/reinvite/${id}`)).status).toBe(409);
    expect((await (await server.as(org.admin)).post("/api/users/reinvite/987654")).status).toBe(404);
  });

  it("should be accepted once when both links are used at the same time", async () => {
    const { admin } = await begun();
    const email = address("twice");
    const copied = tokenIn((await admin.post("/api/users", invitee(email))).body);
    const both = await Promise.all([accept(copied, "One"), accept(await mailed(email), "Two")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)).toMatchObject(stale);
  });

  it("should give an address to one of two concurrent inviters, in any organisation, and refuse the other", async () => {
    const { org, admin } = await begun();
    const other = await seedOrg(server.database, `inv${count}other`);
    const email = address("wanted");
    const both = await Promise.all([
      admin.post("/api/users", invitee(email)),
      (await server.as(other.owner)).post("/api/users", invitee(email.toUpperCase())),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(both.find(({ status }) => status === 422)).toMatchObject(used);
    expect(await admin.post("/api/users", invitee(org.guest.email))).toMatchObject(used);
    expect(await admin.post("/api/users", invitee(other.guest.email))).toMatchObject(used);
  });

  it("should give the last seat of the plan to one of two, and refuse the other with 429", async () => {
    const { org } = await begun();
    await server.database.asSystem(({ db }) => db.updateTable("orgs").set({ plan: "starter" }).where("org_id", "=", org.org).execute());
    const admin = await server.as(org.admin);
    const five = ["a", "b", "c", "d", "e"].map(address);
    expect((await admin.post("/api/users/invitations", { emails: five, role: "user", teams: [] })).status).toBe(200);
    const owner = await server.as(org.owner);
    const both = await Promise.all([admin.post("/api/users", invitee(address("f"))), owner.post("/api/users", invitee(address("g")))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(both.find(({ status }) => status === 429)).toMatchObject({ body: { data: { feature: "users", used: 10, cap: 10 } } });
  });

  it("should invite up to fifty pasted addresses, each with a result of its own", async () => {
    const { org, admin } = await begun();
    await server.database.asSystem(({ db }) => db.updateTable("users").set({ status: 0 }).where("user_id", "=", org.guest.user).execute());
    const emails = [address("x"), "nonsense", org.owner.email, org.guest.email, address("y")];
    const { status, body } = await admin.post("/api/users/invitations", { emails, role: "user", teams: [] });
    expect([status, body]).toMatchObject([
      200,
      {
        mailed: true,
        results: [
          { email: emails[0], outcome: "invited", problem: null, link: expect.stringContaining("#token=") },
          { email: "nonsense", outcome: "refused", problem: "“nonsense” is not an email address." },
          { outcome: "refused", problem: "Somebody already uses this email address.", user_id: null },
          { outcome: "archived", user_id: org.guest.user },
          { email: emails[4], outcome: "invited" },
        ],
      },
    ]);
    const tooMany = Array.from({ length: 51 }, (_, at) => address(`z${at}`));
    expect((await admin.post("/api/users/invitations", { emails: tooMany, role: "user", teams: [] })).status).toBe(422);
  });

  it("should refuse a guest without a team, an owner, a team of others and members who invite [A5.11]", async () => {
    const { org, admin } = await begun();
    expect(await admin.post("/api/users", { ...invitee(address("g")), role: "guest" })).toMatchObject({
      status: 422,
      body: { errors: { teams: ['Team is required for "Guest" user'] } },
    });
    expect((await admin.post("/api/users", { ...invitee(address("g")), role: "owner" })).status).toBe(422);
    expect((await admin.post("/api/users", { ...invitee(address("g")), teams: [987_654] })).status).toBe(422);
    expect((await (await server.as(org.user)).post("/api/users", invitee(address("g")))).status).toBe(403);
    expect(await stored(address("g"))).toBe(undefined);
  });

  it("should mail no password reset before the invitation is accepted", async () => {
    const { admin } = await begun();
    const email = address("eager");
    await admin.post("/api/users", invitee(email));
    const before = (await mailsIn(server.database, { recipient: email })).length;
    await server.stranger().post("/api/users/reset_password", { email });
    expect((await server.stranger().post("/api/users/login", { email, password })).status).toBe(401);
    expect((await mailsIn(server.database, { recipient: email })).length).toBe(before);
  });

  it("should refuse a password that is easy to guess and use nothing up", async () => {
    const { admin } = await begun();
    const email = address("weak");
    await admin.post("/api/users", invitee(email));
    const token = await mailed(email);
    const weak = { token, first_name: "Wilhelmina", last_name: "Weak", password: "Wilhelmina-1" };
    expect(await server.stranger().post("/api/users/accept", weak)).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.anything()] } },
    });
    expect((await accept(token)).status).toBe(200);
  });
});
