import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Task } from "../../../../core/tasks/task.model.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedTwoOrgs, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let a: TestOrg;
let b: TestOrg;
let admin: Client;
let guest: Client;

beforeAll(async () => {
  server = await startServer();
  ({ a, b } = await seedTwoOrgs(server.database));
  admin = await server.as(a.admin);
  guest = await server.as(a.guest);
});
afterAll(() => server.close());

const taskOf = (u: unknown): Task => {
  if (!Task.is(u)) throw new Error(`No task: ${JSON.stringify(u)}`);
  return u;
};
const made = async (client: Client, values: Readonly<Record<string, unknown>>): Promise<Task> =>
  taskOf((await client.post("/api/tasks", values)).body);
const namesOf = async (client: Client, query = ""): Promise<readonly unknown[]> => {
  const results: unknown = Reflect.get(Object((await client.get(`/api/tasks?limit=250${query}`)).body), "results");
  return Array.isArray(results) ? results.map((task: unknown) => taskOf(task).name) : [];
};

/** A campaign with a lesson that opens in it. */
const courseIn = async (org: number): Promise<{ readonly campaign: number; readonly trigger: number }> =>
  server.database.asSystem(async ({ db }) => {
    const dates = { created_at: noon, updated_at: noon };
    const { rows: lessons } = await sql<{
      id: number;
    }>`insert into lessons (org_id, uuid, name, created_at, updated_at) values (${org}, gen_random_uuid(), 'Knots', ${dates.created_at}, ${dates.updated_at}) returning lesson_id as id`.execute(
      db,
    );
    const { rows: campaigns } = await sql<{
      id: number;
    }>`insert into campaigns (org_id, name, created_at, updated_at) values (${org}, 'Spring', ${dates.created_at}, ${dates.updated_at}) returning campaign_id as id`.execute(
      db,
    );
    const { rows: triggers } = await sql<{
      id: number;
    }>`insert into triggers (org_id, campaign_id, lesson_id, created_at, updated_at) values (${org}, ${campaigns[0]?.id}, ${lessons[0]?.id}, ${dates.created_at}, ${dates.updated_at}) returning trigger_id as id`.execute(
      db,
    );
    return { campaign: campaigns[0]?.id ?? 0, trigger: triggers[0]?.id ?? 0 };
  });

describe("Task calls", () => {
  it("should be open to all staff, guests included, and to no one else [A2.39]", async () => {
    for (const person of [a.owner, a.admin, a.user, a.guest])
      expect((await (await server.as(person)).post("/api/tasks", { name: `By ${person.role}` })).status).toBe(200);
    expect((await server.stranger().get("/api/tasks")).status).toBe(401);
    expect((await (await server.as(a.learner)).get("/api/tasks")).status).toBe(401);
  });

  it("should show a guest only the tasks that are assigned to or created by them", async () => {
    const hidden = await made(admin, { name: "Not for guests" });
    const shared = await made(admin, { name: "For the guest", assigned_to: [a.guest.user] });
    const own = await made(guest, { name: "By the guest", assigned_to: [a.admin.user] });
    const seen = await namesOf(guest);
    expect(seen).toEqual(expect.arrayContaining(["For the guest", "By the guest"]));
    expect(seen).not.toContain("Not for guests");
    const refused = await Promise.all([
      guest.get(`/api/tasks/${hidden.id}`),
      guest.get(`/api/tasks/${hidden.slug}`),
      guest.put(`/api/tasks/${hidden.id}`, { version: 1, name: "Mine" }),
      guest.delete(`/api/tasks/${hidden.id}`),
      guest.post(`/api/tasks/${hidden.id}/restore`, {}),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await guest.put(`/api/tasks/${shared.id}`, { version: 1, status: "doing" })).status).toBe(200);
    expect((await guest.put(`/api/tasks/${own.id}`, { version: 1, status: "doing" })).status).toBe(200);
  });

  it("should never show, change or relate to another organisation's records", async () => {
    const theirs = await made(await server.as(b.admin), { name: "Theirs" });
    const course = await courseIn(b.org);
    const answers = await Promise.all([
      admin.get(`/api/tasks/${theirs.id}`),
      admin.get(`/api/tasks/${theirs.slug}`),
      admin.put(`/api/tasks/${theirs.id}`, { version: 1, name: "Mine" }),
      admin.delete(`/api/tasks/${theirs.id}`),
      admin.post(`/api/tasks/${theirs.id}/restore`, {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await namesOf(admin)).not.toContain("Theirs");
    expect(await admin.post("/api/tasks", { name: "X", assigned_to: [b.admin.user] })).toMatchObject({
      status: 422,
      body: { errors: { assigned_to: ["There is no such user."] } },
    });
    for (const key of [`api/campaigns@${course.campaign}`, `api/triggers@${course.trigger}`, `api/contacts@${b.learner.contact}`])
      expect(await admin.post("/api/tasks", { name: "X", related_records: { add: [key] } })).toMatchObject({
        status: 422,
        body: { errors: { related_records: ["There is no such record."] } },
      });
  });

  it("should relate a new task to a campaign or a trigger and summarise the first that exists [A3.08, A3.07]", async () => {
    const { campaign, trigger } = await courseIn(a.org);
    const ofCampaign = await made(admin, { name: "About spring", related_records: { add: [`api/campaigns@${campaign}`] } });
    expect(ofCampaign).toMatchObject({
      related_records: [`api/campaigns@${campaign}`],
      related_record_summary: {
        related_record_key: `api/campaigns@${campaign}`,
        title: "Spring",
        id: campaign,
        trigger_type: null,
        campaign_id: campaign,
      },
    });
    const ofTrigger = await made(admin, { name: "About knots", related_records: { add: [`api/triggers@${trigger}`] } });
    expect(ofTrigger.related_record_summary).toEqual({
      related_record_key: `api/triggers@${trigger}`,
      title: "Knots",
      id: trigger,
      trigger_type: "lesson",
      campaign_id: campaign,
    });
    const both = taskOf(
      (
        await admin.put(`/api/tasks/${ofTrigger.id}`, {
          version: 1,
          related_records: { add: [`api/campaigns@${campaign}`], remove: [`api/triggers@${trigger}`] },
        })
      ).body,
    );
    expect(both).toMatchObject({ related_records: [`api/campaigns@${campaign}`], related_record_summary: { title: "Spring" } });
    await server.database.asSystem(({ db }) => sql`update campaigns set deleted_at = ${noon} where campaign_id = ${campaign}`.execute(db));
    expect(taskOf((await admin.get(`/api/tasks/${both.id}`)).body).related_record_summary).toBeNull();
  });

  it("should log each change with both values, and nothing if nothing changes", async () => {
    const { id } = await made(admin, { name: "Tracked" });
    await admin.put(`/api/tasks/${id}`, { version: 1, status: "doing" });
    await admin.put(`/api/tasks/${id}`, { version: 1, status: "doing" });
    await admin.put(`/api/tasks/${id}`, { version: 1, status: "todo" });
    await admin.delete(`/api/tasks/${id}`);
    await admin.delete(`/api/tasks/${id}`);
    await admin.post(`/api/tasks/${id}/restore`, {});
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{
        action: string;
        before: unknown;
        after: unknown;
      }>`select action, before, after from audit where object_type = 'task' and object_id = ${String(id)} order by audit_id`.execute(db),
    );
    expect(rows.map(({ action }) => action)).toEqual(["task.create", "task.update", "task.delete", "task.restore"]);
    expect(rows[1]).toMatchObject({ before: { status: "not_started" }, after: { status: "doing" } });
  });

  it("should answer an update of an older version with 409, both values and the stored task", async () => {
    const { id } = await made(admin, { name: "Two writers" });
    await admin.put(`/api/tasks/${id}`, { version: 1, status: "ready" });
    const answer = await admin.put(`/api/tasks/${id}`, { version: 1, status: "planning" });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        status: "failed",
        code: "conflict",
        message: 'Someone else changed this task in the meantime: status is "Ready", you sent "Planning".',
        data: { id, status: "ready", version: 2 },
      },
    });
  });

  it("should store markup as plain text", async () => {
    const name = `<img src=x onerror="alert(1)"> & "Co"`;
    expect(await made(admin, { name, body: name })).toMatchObject({ name, body: name });
  });

  it.each([
    [{ name: "A", org_id: 1 }, "org_id"],
    [{ name: "x".repeat(201) }, "name"],
    [{ name: "A", related_records: { add: ["api/users@1"] } }, "related_records.add.0"],
    [{ name: "A", related_records: ["api/campaigns@1"] }, "related_records"],
    [{ name: "A", assigned_to: ["1"] }, "assigned_to.0"],
    [{ name: "A", key: "mine" }, "key"],
  ])("should refuse %j and name the field", async (values, field) => {
    const { status, body } = await admin.post("/api/tasks", values);
    expect(status).toBe(422);
    expect(Object.keys(Object(Reflect.get(Object(body), "errors")))).toContain(field);
  });

  it.each([
    "page=0",
    "limit=251",
    "sort=org_id",
    "status=doing,paused",
    "assigned_to=me",
    "hide_finished=maybe",
    `search=${"x".repeat(201)}`,
  ])("should refuse a list with %s", async (query) => {
    expect((await admin.get(`/api/tasks?${query}`)).status).toBe(422);
  });

  it("should read its filters from the query [A2.12]", async () => {
    await made(admin, { name: "Launch step", program_class: "OrgLaunch", status: "planning" });
    expect(await namesOf(admin, "&program_class=OrgLaunch")).toEqual(["Launch step"]);
    expect(await namesOf(admin, "&program_class=OrgLaunch&status=planning,todo&hide_finished=true")).toEqual(["Launch step"]);
    expect(await namesOf(admin, "&program_class=OrgLaunch&status=todo")).toEqual([]);
  });
});

describe("The names of staff users", () => {
  it("should be returned to all staff of the same organisation, without other data", async () => {
    const { body } = await guest.get("/api/users/usernames");
    expect(body).toMatchObject({ self: { name: "guest a" } });
    expect(Reflect.get(Object(body), "users")).toEqual(
      ["admin", "guest", "owner", "user"].map((role) => ({ id: expect.any(Number), name: `${role} a`, photo: null, active: true })),
    );
    expect((await server.stranger().get("/api/users/usernames")).status).toBe(401);
  });
});
