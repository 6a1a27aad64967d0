import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
import { guestTeam } from "../guest-team.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let campaign = 0;
let lesson = 0;
let trigger = 0;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "told", { flags: ["contacts"] });
  await server.database.asSystem(async ({ db }) => {
    const { rows } = await sql<{
      c: number;
    }>`insert into campaigns (org_id, name, created_at, updated_at) values (${org.org}, 'Quiet campaign', 1, 1) returning campaign_id as c`.execute(
      db,
    );
    campaign = rows[0]?.c ?? 0;
    const { rows: lessons } = await sql<{
      l: number;
    }>`insert into lessons (org_id, uuid, name, created_at, updated_at) values (${org.org}, gen_random_uuid(), 'Quiet lesson', 1, 1) returning lesson_id as l`.execute(
      db,
    );
    lesson = lessons[0]?.l ?? 0;
    const { rows: triggers } = await sql<{
      t: number;
    }>`insert into triggers (org_id, campaign_id, lesson_id, type, name, created_at, updated_at) values (${org.org}, ${campaign}, ${lesson}, 'lesson', '', 1, 1) returning trigger_id as t`.execute(
      db,
    );
    trigger = triggers[0]?.t ?? 0;
  });
});
afterAll(() => server.close());

const idIn = (body: unknown): number => Number(Reflect.get(Object(body), "id"));
const relate = (client: Client, key: string) =>
  client.post("/api/tasks", { name: "Look", assigned_to: [org.owner.user, org.user.user], related_records: { add: [key] } });

describe("the records that tasks are related to", () => {
  it("should be named only to users who can see records of their kind", async () => {
    const [owner, user] = [await server.as(org.owner), await server.as(org.user)];
    const made = [await relate(owner, `api/campaigns@${campaign}`), await relate(owner, `api/triggers@${trigger}`)];
    expect(made).toMatchObject([
      { status: 200, body: { related_record_summary: { title: "Quiet campaign" } } },
      { status: 200, body: { related_record_summary: { title: "Quiet lesson" } } },
    ]);
    for (const path of ["/api/tasks", ...made.map(({ body }) => `/api/tasks/${idIn(body)}`)]) {
      expect(JSON.stringify((await owner.get(path)).body), path).toContain("Quiet");
      expect(JSON.stringify((await user.get(path)).body), path).not.toContain("Quiet");
    }
    await server.database.asSystem(({ db }) =>
      sql`update users set flags = array['campaigns'] where user_id = ${org.admin.user}`.execute(db),
    );
    await server.database.asSystem(({ db }) => sql`update users set role = 'user' where user_id = ${org.admin.user}`.execute(db));
    const withCampaigns = await server.as(org.admin);
    const told = JSON.stringify((await withCampaigns.get("/api/tasks")).body);
    expect(told).toContain("Quiet campaign");
    expect(told).not.toContain("Quiet lesson");
  });

  it("should be named for every kind, each by its own name", async () => {
    const owner = await server.as(org.owner);
    const summaries = [
      [`api/contacts@${org.learner.contact}`, { title: "Lena told", id: org.learner.contact, trigger_type: null, campaign_id: null }],
      [`api/lessons@${lesson}`, { title: "Quiet lesson", id: lesson, trigger_type: null, campaign_id: null }],
      [`api/campaigns@${campaign}`, { title: "Quiet campaign", id: campaign, trigger_type: null, campaign_id: campaign }],
      [`api/triggers@${trigger}`, { title: "Quiet lesson", id: trigger, trigger_type: "lesson", campaign_id: campaign }],
    ] as const;
    for (const [key, summary] of summaries)
      expect((await relate(owner, key)).body, key).toMatchObject({ related_record_summary: { related_record_key: key, ...summary } });
  });

  it("should be the first that exists, ignoring deleted contacts and lessons", async () => {
    const owner = await server.as(org.owner);
    const { body: person } = await owner.post("/api/contacts", { first_name: "Paula", last_name: "Pier" });
    const contact = Number(Reflect.get(Object(person), "con_id"));
    const { body } = await owner.post("/api/tasks", {
      name: "Call",
      related_records: { add: [`api/contacts@${contact}`, `api/campaigns@${campaign}`] },
    });
    const titleNow = async (): Promise<unknown> => (await owner.get(`/api/tasks/${idIn(body)}`)).body;
    expect(await titleNow()).toMatchObject({ related_record_summary: { title: "Paula Pier" } });
    await server.database.asSystem(({ db }) => sql`update contacts set deleted_at = 5 where con_id = ${contact}`.execute(db));
    expect(await titleNow()).toMatchObject({ related_record_summary: { title: "Quiet campaign" } });
  });

  it("should name contacts to guests of their team only, and to no user without the permission", async () => {
    const owner = await server.as(org.owner);
    const team = await guestTeam(server, org);
    const person = async (first_name: string, fields: object) =>
      Number(Reflect.get(Object((await owner.post("/api/contacts", { first_name, fields })).body), "con_id"));
    const [near, far] = [await person("Nearby", { contactTeam: [String(team)] }), await person("Faraway", {})];
    for (const id of [near, far])
      await owner.post("/api/tasks", {
        name: `About ${id}`,
        assigned_to: [org.guest.user],
        related_records: { add: [`api/contacts@${id}`] },
      });
    const told = JSON.stringify((await (await server.as(org.guest)).get("/api/tasks")).body);
    expect(told).toContain('"title":"Nearby"');
    expect(told).not.toContain("Faraway");
    await server.database.asSystem(({ db }) => sql`update users set flags = '{}' where user_id = ${org.guest.user}`.execute(db));
    expect(JSON.stringify((await (await server.as(org.guest)).get("/api/tasks")).body)).not.toContain("Nearby");
  });

  it("should be refused alike where they do not exist and where the user cannot see them", async () => {
    const user = await server.as(org.user);
    const missing = { status: 422, body: { errors: { related_records: ["There is no such record."] } } };
    for (const [kind, id] of [
      ["campaigns", campaign],
      ["triggers", trigger],
      ["lessons", lesson],
    ] as const)
      for (const one of [id, 999_999_999]) expect(await relate(user, `api/${kind}@${one}`)).toMatchObject(missing);
    expect((await relate(user, `api/contacts@${org.learner.contact}`)).status).toBe(200);
  });
});
