import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../client.ts";
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
    const { rows } = await sql<{ c: number }>`insert into campaigns (org_id, name, created_at, updated_at) values (${org.org}, 'Quiet campaign', 1, 1) returning campaign_id as c`.execute(db);
    campaign = rows[0]?.c ?? 0;
    const { rows: lessons } = await sql<{ l: number }>`insert into lessons (org_id, uuid, name, created_at, updated_at) values (${org.org}, gen_random_uuid(), 'Quiet lesson', 1, 1) returning lesson_id as l`.execute(db);
    lesson = lessons[0]?.l ?? 0;
    const { rows: triggers } = await sql<{ t: number }>`insert into triggers (org_id, campaign_id, lesson_id, type, name, created_at, updated_at) values (${org.org}, ${campaign}, ${lesson}, 'lesson', '', 1, 1) returning trigger_id as t`.execute(db);
    trigger = triggers[0]?.t ?? 0;
  });
});
afterAll(() => server.close());

const idIn = (body: unknown): number => Number(Reflect.get(Object(body), "id"));
const relate = (client: Client, key: string) => client.post("/api/tasks", { name: "Look", assigned_to: [org.owner.user, org.user.user], related_records: { add: [key] } });

describe("the records that tasks are related to", () => {
  it("should be named to those alone who may see records of their kind", async () => {
    const [owner, user] = [await server.as(org.owner), await server.as(org.user)];
    const made = [await relate(owner, `api/campaigns@${campaign}`), await relate(owner, `api/triggers@${trigger}`)];
    expect(made).toMatchObject([{ status: 200, body: { related_record_summary: { title: "Quiet campaign" } } }, { status: 200, body: { related_record_summary: { title: "Quiet lesson" } } }]);
    for (const path of ["/api/tasks", ...made.map(({ body }) => `/api/tasks/${idIn(body)}`)]) {
      expect(JSON.stringify((await owner.get(path)).body), path).toContain("Quiet");
      expect(JSON.stringify((await user.get(path)).body), path).not.toContain("Quiet");
    }
    await server.database.asSystem(({ db }) => sql`update users set flags = array['campaigns'] where user_id = ${org.admin.user}`.execute(db));
    await server.database.asSystem(({ db }) => sql`update users set role = 'user' where user_id = ${org.admin.user}`.execute(db));
    const withCampaigns = await server.as(org.admin);
    const told = JSON.stringify((await withCampaigns.get("/api/tasks")).body);
    expect(told).toContain("Quiet campaign");
    expect(told).not.toContain("Quiet lesson");
  });

  it("should be refused where they may not be seen as where there are none, so that nobody learns which there are", async () => {
    const user = await server.as(org.user);
    const missing = { status: 422, body: { errors: { related_records: ["There is no such record."] } } };
    for (const [kind, id] of [["campaigns", campaign], ["triggers", trigger], ["lessons", lesson]] as const)
      for (const one of [id, 999_999_999]) expect(await relate(user, `api/${kind}@${one}`)).toMatchObject(missing);
    expect((await relate(user, `api/contacts@${org.learner.contact}`)).status).toBe(200);
  });
});
