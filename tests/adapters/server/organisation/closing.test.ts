import * as t from "io-ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiToken } from "../../../../adapters/server/auth/api-token.store.ts";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { enqueue } from "../../../../adapters/server/jobs/enqueue.store.ts";
import { job, jobKind } from "../../../../adapters/server/jobs/job.ts";
import { takeJob } from "../../../../adapters/server/jobs/lease.store.ts";
import { queueScheduled } from "../../../../adapters/server/jobs/schedules.store.ts";
import { sendMessageKind } from "../../../../adapters/server/outbox/send-message-kind.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { nextCode, setUp } from "../two-step/two-step-actor.ts";

const password = "Correct-horse-1";
const day = 86_400;
let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await startServer();
  hash = await passwordHash(password);
});
afterAll(() => server.close());

const seeded = (name: string): Promise<TestOrg> => seedOrg(server.database, name, { passwordHash: hash });
const login = (email: string, more: object = {}) => server.stranger().post("/api/users/login", { email, password, ...more });
const close = async (org: TestOrg, name: string) => (await server.as(org.owner)).post("/api/org/close", { name, password });

const hourly = job(jobKind({ kind: "hourly", input: t.type({}), checkpoint: t.type({}) }), {
  schedule: { when: { every: 3_600 }, input: {} },
  run: async () => ({ result: null }),
});

describe("closing an organisation", () => {
  it("should need the owner, the name and the password, each refused at its field", async () => {
    const org = await seeded("shut1");
    expect((await (await server.as(org.admin)).post("/api/org/close", { name: "Org shut1", password })).status).toBe(403);
    const owner = await server.as(org.owner);
    expect((await owner.post("/api/org/close", { name: "Org shut", password })).body).toMatchObject({
      errors: { name: ["Type the name of the organisation exactly as it is: Org shut1"] },
    });
    const wrong = await owner.post("/api/org/close", { name: "Org shut1", password: "Wrong-horse-1" });
    expect(wrong.body).toMatchObject({ errors: { password: ["This is not your password."] } });
    expect((await owner.get("/api/users/current")).status).toBe(200);
  });

  it("should end every session, refuse sign-ins and tokens with the reason, and leave others alone", async () => {
    const org = await seeded("shut2");
    const other = await seeded("stays2");
    const token = await server.database.asSystem((tx) => createApiToken(tx, { org: org.org, user: org.admin.user, name: "crm" }, noon));
    const people = await Promise.all([org.owner, org.admin, org.user, org.learner, other.user].map((person) => server.as(person)));
    expect((await close(org, "Org shut2")).status).toBe(200);
    const [owner, admin, user, learner, stranger] = people;
    expect((await owner?.get("/api/users/current"))?.status).toBe(401);
    expect((await admin?.get("/api/users/current"))?.status).toBe(401);
    expect((await user?.get("/api/users/current"))?.status).toBe(401);
    expect((await learner?.get("/api/cg/info"))?.status).toBe(401);
    expect((await stranger?.get("/api/users/current"))?.status).toBe(200);

    expect(await login(org.admin.email)).toMatchObject({
      status: 403,
      body: { message: "Org shut2 was closed. Only its owner can take it back." },
    });
    expect(await login(org.owner.email, { password: "Wrong-horse-1" })).toMatchObject({ status: 401 });
    expect(await login(org.owner.email)).toMatchObject({ status: 403, body: { reason: { code: "org_closed_yours" } } });
    expect(await login(org.admin.email, { take_back: true })).toMatchObject({ status: 403 });
    const withToken = await server.app.inject({
      method: "GET",
      url: "/api/contacts",
      headers: { "x-app-key": org.appKey, "x-token": token },
    });
    expect([withToken.statusCode, withToken.body]).toEqual([403, expect.stringContaining("Org shut2 was closed")]);
    const portal = await server.stranger().post("/api/cg/auth", { pid: org.pid, email: org.learner.email, password });
    expect(portal.status).toBe(401);
    expect((await server.stranger().get(`/api/cg/portals/${org.pid}`)).status).toBe(404);
  });

  it("should mail owner and administrators, and be in the audit log", async () => {
    const org = await seeded("shut3");
    await close(org, "Org shut3");
    const mails = await mailsIn(server.database, { org: org.org });
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ["owner@shut3.example", "Org shut3 was closed"],
      ["admin@shut3.example", "Org shut3 was closed"],
    ]);
    expect(mails[0]?.body).toContain("erased on 2026-07-31");
    expect(await actionsInTrail(server, org.org, "org")).toEqual(["org.close"]);
  });

  it("should be taken back by the owner's sign-in, which signs in, tells both and is in the audit log", async () => {
    const org = await seeded("shut4");
    await close(org, "Org shut4");
    expect(await login(org.owner.email, { take_back: true })).toMatchObject({ status: 200, body: { status: "success" } });
    expect((await login(org.admin.email)).status).toBe(200);
    expect((await (await server.as(org.user)).get("/api/users/current")).status).toBe(200);
    expect((await mailsIn(server.database, { org: org.org })).map(({ subject }) => subject)).toEqual([
      "Org shut4 was closed",
      "Org shut4 was closed",
      "Org shut4 is open again",
      "Org shut4 is open again",
    ]);
    expect(await actionsInTrail(server, org.org, "org")).toEqual(["org.close", "org.take-back"]);
  });

  it("should not be taken back once its 30 days are over", async () => {
    const org = await seeded("shut5");
    await server.database.asSystem(({ db }) =>
      db
        .updateTable("orgs")
        .set({ closed_at: noon - 30 * day })
        .where("org_id", "=", org.org)
        .execute(),
    );
    expect(await login(org.owner.email, { take_back: true })).toMatchObject({ status: 403, body: { reason: { code: "org_erased" } } });
  });

  it("should let jobs from before wait, put a running one back, and schedule none", async () => {
    const org = await seeded("shut6");
    const make = (now: number): Promise<unknown> =>
      server.database.inOrg(org.org, (tx) => enqueue(tx, sendMessageKind, { input: { message: 0 }, user: null, now }));
    await make(noon - 10);
    await make(noon - 9);
    const kinds = [sendMessageKind.kind];
    const own = async (): Promise<readonly string[]> =>
      (
        await server.database.asSystem(({ db }) =>
          db.selectFrom("jobs").select("state").where("org_id", "=", org.org).where("created_at", "<", noon).orderBy("job_id").execute(),
        )
      ).map(({ state }) => state);
    const take = (): Promise<unknown> => server.database.asSystem((tx) => takeJob(tx, kinds, "00000000-0000-4000-8000-000000000001", noon));
    await server.database.asSystem(({ db }) => db.deleteFrom("jobs").where("org_id", "<>", org.org).execute());
    await take();
    expect(await own()).toEqual(["running", "queued"]);
    await close(org, "Org shut6");
    expect(await own()).toEqual(["queued", "queued"]);
    for (let n = 0; n < 4; n += 1) await take();
    expect(await own()).toEqual(["queued", "queued"]);
    await server.database.asSystem((tx) => queueScheduled(tx, [hourly], noon));
    const { length } = await server.database.asSystem(({ db }) =>
      db.selectFrom("jobs").select("job_id").where("org_id", "=", org.org).where("kind", "=", "hourly").execute(),
    );
    expect(length).toBe(0);
  });
});

describe("closing an organisation whose owner uses two-step sign-in", () => {
  it("should need a code to be closed, and a code to be taken back", async () => {
    const org = await seeded("shut7");
    const { client, secret } = await setUp(server, org.owner);
    const typed = { name: "Org shut7", password };
    expect((await client.post("/api/org/close", typed)).body).toMatchObject({ errors: { code: [expect.any(String)] } });
    expect((await client.post("/api/org/close", { ...typed, code: nextCode(server, secret) })).status).toBe(200);
    const browser = server.stranger();
    const first = await browser.post("/api/users/login", { email: org.owner.email, password, take_back: true });
    expect(first.body).toEqual({ status: "second_step" });
    expect(await login(org.admin.email)).toMatchObject({ status: 403 });
    expect((await browser.post("/api/users/login/second_step", { code: nextCode(server, secret) })).status).toBe(200);
    expect((await login(org.admin.email)).status).toBe(200);
    expect(await actionsInTrail(server, org.org, "org")).toEqual(["org.close", "org.take-back"]);
  });

  it("should stay closed to an administrator whose code was still pending when it was closed", async () => {
    const org = await seeded("shut8");
    const { secret } = await setUp(server, org.admin);
    const browser = server.stranger();
    expect((await browser.post("/api/users/login", { email: org.admin.email, password })).body).toEqual({ status: "second_step" });
    await server.database.asSystem(({ db }) =>
      db.updateTable("orgs").set({ closed_at: server.clock.now() }).where("org_id", "=", org.org).execute(),
    );
    expect(await browser.post("/api/users/login/second_step", { code: nextCode(server, secret) })).toMatchObject({
      status: 403,
      body: { reason: { code: "org_closed" } },
    });
    expect(await actionsInTrail(server, org.org, "org")).toEqual([]);
  });
});
