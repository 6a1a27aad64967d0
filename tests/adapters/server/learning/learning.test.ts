import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedCourse } from "../../../../adapters/server/demo/demo-courses.ts";
import { rebuildProgress } from "../../../../adapters/server/learning/rebuild-progress.store.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "./learning-bench.ts";

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const begun = async () => {
  const made = await learningOrg(server.database);
  const client = await server.as(made.org.learner);
  await client.post("/api/cg/join", { campaign_id: made.sample.course });
  const address = (lesson: number, item: number): string => {
    const trigger = made.sample.triggers[lesson];
    return `/api/cg/campaigns/${made.sample.course}/lessons/${trigger?.id}/items/${trigger?.items[item]}`;
  };
  return { ...made, client, address, lesson: `/api/cg/campaigns/${made.sample.course}/lessons/${made.sample.triggers[0]?.id}` };
};

const answerOf = (answer: unknown, more: object = {}) => ({ answer, answer_id: crypto.randomUUID(), ...more });

const everything = async (org: number): Promise<string> =>
  server.database.asSystem(async ({ db }) => {
    const progress =
      await sql`select trigger_id, item_uuid, points, completed_at, touched_at from lesson_progress where org_id = ${org} order by trigger_id`.execute(
        db,
      );
    const items =
      await sql`select trigger_id, item_uuid, state from item_progress where org_id = ${org} order by trigger_id, item_uuid`.execute(db);
    return JSON.stringify([progress.rows, items.rows]);
  });

describe("The calls of learners", () => {
  it("should be refused to anonymous callers and to staff", async () => {
    const { org, lesson } = await begun();
    expect((await server.stranger().get(lesson)).status).toBe(401);
    expect((await (await server.as(org.owner)).get(lesson)).status).toBe(401);
  });

  it("should not exist for learners of another organisation", async () => {
    const { lesson, address } = await begun();
    const other = await begun();
    expect((await other.client.get(lesson)).body).toMatchObject({ code: "not-found", message: "Course not found." });
    expect((await other.client.post(`${address(0, 1)}/answer`, answerOf([1]))).status).toBe(404);
  });

  it("should list courses with id and name alone where a picker asks for them, and give one with its lessons", async () => {
    const { client, sample } = await begun();
    expect((await client.get("/api/cg/campaigns?schema=small")).body).toEqual([{ id: sample.course, name: "Colours" }]);
    expect((await client.get("/api/cg/campaigns?schema=full")).body).toMatchObject([{ id: sample.course, lessons: 3, status: "current" }]);
    expect((await client.get("/api/cg/campaigns")).body).toMatchObject([{ id: sample.course, points: 0 }]);
    expect((await client.get("/api/cg/campaigns?schema=all")).status).toBe(422);
    expect((await client.get(`/api/cg/campaigns/${sample.course}`)).body).toMatchObject({
      name: "Colours",
      triggers: [{ name: "First" }, { name: "Second" }, { name: "Third" }],
    });
  });

  it("should list shared folders of files and of lessons, courses, and one course [B7.24]", async () => {
    const { org, client, sample } = await begun();
    const staff = await server.as(org.owner);
    const made = async (path: string, more: object): Promise<number> =>
      Number(Reflect.get(Object((await staff.post(path, { name: "Handbooks", ...more })).body), "id"));
    const files = await made("/api/files/folders", { parent_id: null });
    const lessons = await made("/api/lessons/folders", { folder_id: null });
    const shares = { permissions: ["files"], file_folders: [files], lesson_folders: [lessons] };
    expect((await staff.post("/api/portal/roles", { name: "Crew", relation: null, fields: [], is_default: true, ...shares })).status).toBe(
      200,
    );
    expect((await client.get("/api/cg/files_folders")).body).toMatchObject({ folders: [{ id: files, name: "Handbooks" }] });
    expect((await client.get("/api/cg/lessons_folders")).body).toMatchObject({ folders: [{ id: lessons, name: "Handbooks" }] });
    expect((await client.get(`/api/cg/lessons_folders/${lessons}`)).body).toMatchObject({ folder: { name: "Handbooks" } });
    expect((await client.get("/api/cg/campaigns?schema=full")).body).toMatchObject([{ id: sample.course }]);
    expect((await client.get(`/api/cg/campaigns/${sample.course}`)).body).toMatchObject({ name: "Colours" });
  });

  it("should let a learner join a course, take a lesson, earn points, see stats and message staff [B1.02]", async () => {
    const { org, client, address, sample } = await begun();
    const staff = await server.as(org.owner);
    const role = { name: "Crew", permissions: ["messages"], relation: null, fields: [], file_folders: [], is_default: true };
    expect((await staff.post("/api/portal/roles", role)).status).toBe(200);
    expect((await client.get(`/api/cg/campaigns/${sample.course}`)).body).toMatchObject({ joined_at: noon, points: 0 });
    await client.post(`${address(0, 0)}/shown`, {});
    expect((await client.post(`${address(0, 1)}/answer`, answerOf([1]))).body).toMatchObject({ correct: true, lesson_completed: true });
    const { body } = await client.get("/api/cg/stats?period=all&timezone=UTC");
    expect(body).toMatchObject({ lessons: 1, points: expect.any(Number) });
    expect(Number(Reflect.get(Object(body), "points"))).toBeGreaterThan(0);
    const message = { key: crypto.randomUUID(), begin: crypto.randomUUID(), body: "I have finished." };
    expect((await client.post("/api/cg/messages", message)).status).toBe(200);
    expect((await staff.get(`/api/contacts/${org.learner.contact}/threads`)).body).toMatchObject({ threads: [{ unread: 1 }] });
  });

  it("should count a lesson of parts as finished once its parts are, and open the next one then [B4.11]", async () => {
    const { org, client, address, sample } = await begun();
    const [whole, part, next] = sample.triggers;
    const run = (statement: ReturnType<typeof sql>) => server.database.asSystem(({ db }) => statement.execute(db));
    await run(sql`update triggers set parent_trigger = ${whole?.id} where trigger_id = ${part?.id}`);
    await run(
      sql`update triggers set release = 'immediately', join_delay = null, start_date = null, start_at = null where trigger_id = ${next?.id}`,
    );
    await client.post(`${address(0, 0)}/shown`, {});
    await client.post(`${address(0, 1)}/answer`, answerOf([1]));
    const standing = async () => (await client.get(`/api/cg/campaigns/${sample.course}`)).body;
    expect(await standing()).toMatchObject({
      finished: 0,
      lessons: 2,
      triggers: [{ name: "First", state: "current" }, { lock: "previous" }],
    });
    await run(sql`
      insert into lesson_progress (org_id, campaign_id, trigger_id, con_id, completed_at, touched_at)
      values (${org.org}, ${sample.course}, ${part?.id}, ${org.learner.contact}, ${noon}, ${noon})`);
    expect(await standing()).toMatchObject({
      finished: 1,
      triggers: [
        { name: "Third", state: "current" },
        { name: "First", state: "done" },
      ],
    });
  });

  it("should list courses by what is finished of them, then by their order, those without one last, then the newest first [B4.14]", async () => {
    const { org, client, sample, address } = await begun();
    const made: Record<string, number> = {};
    for (const [name, show_order, age] of [
      ["old", null, 9],
      ["new", null, 1],
      ["second", 5, 2],
      ["first", 2, 3],
    ] as const) {
      const lessons = [{ name: "One", items: [{ type: "text", name: "Read", values: { text: "Words" } }] }];
      const facts = {
        name,
        summary: "",
        about: "",
        show_order: show_order ?? 0,
        lessons,
        release: () => ({ release: "immediately" as const }),
      };
      await server.database.asSystem(async (tx) => {
        const { course } = await seedCourse(tx, { org: org.org, now: noon, random: Math.random }, facts);
        await sql`update campaigns set show_order = ${show_order}, created_at = ${noon - age} where campaign_id = ${course}`.execute(tx.db);
        made[name] = course;
      });
    }
    await client.post(`${address(0, 0)}/shown`, {});
    await client.post(`${address(0, 1)}/answer`, answerOf([1]));
    const listed = (await client.get("/api/cg/campaigns?schema=full")).body;
    expect(Array.isArray(listed) ? listed.map((course) => Number(Reflect.get(Object(course), "id"))) : []).toEqual([
      made["first"],
      made["second"],
      made["new"],
      made["old"],
      sample.course,
    ]);
  });

  it("should refuse an unknown key by its name", async () => {
    const { client, address } = await begun();
    const reply = await client.post(`${address(0, 1)}/answer`, answerOf([1], { points: 1200 }));
    expect(reply).toMatchObject({ status: 422, body: { errors: { points: [expect.stringContaining("not a known field")] } } });
  });

  it.each([
    ["answer", { answer: [1], answer_id: "1" }, "answer_id"],
    ["progress", { time: -1, furthest: 1, duration: 1 }, "time"],
    ["progress", { time: 1, furthest: 1, duration: 1, rate: 1000 }, "rate"],
    ["shown", { ago: 0.5 }, "ago"],
  ])("should name the field of an invalid %s", async (call, body, field) => {
    const { client, address } = await begun();
    const reply = await client.post(`${address(0, 1)}/${call}`, body);
    expect(reply.status).toBe(422);
    expect(reply.body).toHaveProperty(["errors", field]);
  });

  it("should count an answer once when it arrives twice at the same time", async () => {
    const { client, address, org } = await begun();
    const answer = answerOf([0]);
    const replies = await Promise.all([client.post(`${address(0, 1)}/answer`, answer), client.post(`${address(0, 1)}/answer`, answer)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await server.database.asSystem(({ db }) =>
      db.selectFrom("activity").select("activity_id").where("org_id", "=", org.org).where("kind", "=", "answer").execute(),
    );
    expect(rows).toHaveLength(1);
  });

  it("should write one audit log entry for joining and resetting, and none for answers, which the activity stores", async () => {
    const { client, address, org, sample } = await begun();
    await client.post(`${address(0, 1)}/answer`, answerOf([1]));
    await client.post(`/api/cg/campaigns/${sample.course}/reset`);
    const rows = await server.database.asSystem(({ db }) =>
      db.selectFrom("audit").select(["action", "actor_id"]).where("org_id", "=", org.org).orderBy("audit_id").execute(),
    );
    expect(rows).toEqual([
      { action: "course.join", actor_id: org.learner.contact },
      { action: "course.reset", actor_id: org.learner.contact },
    ]);
  });

  it("should rebuild all progress from the activity", async () => {
    const { client, address, org } = await begun();
    const say = async (place: string, body: unknown): Promise<void> => expect((await client.post(place, body)).status).toBe(200);
    await say(`${address(0, 0)}/shown`, {});
    await say(`${address(0, 1)}/answer`, answerOf([0]));
    await say(`${address(0, 1)}/answer`, answerOf([1]));
    await say(`${address(1, 0)}/shown`, {});
    clock.advance(10);
    await say(`${address(1, 0)}/progress`, { time: 9, furthest: 9, duration: 20 });
    const before = await everything(org.org);
    await server.database.asSystem(({ db }) => sql`update lesson_progress set points = 7 where org_id = ${org.org}`.execute(db));
    expect(await server.database.inOrg(org.org, rebuildProgress)).toBe(2);
    expect(await everything(org.org)).toBe(before);
  });

  it("should never change a recorded event", async () => {
    const { client, address, org } = await begun();
    await client.post(`${address(0, 1)}/answer`, answerOf([1]));
    await expect(server.database.inOrg(org.org, ({ db }) => sql`update activity set at = 0`.execute(db))).rejects.toThrow(
      /permission denied/,
    );
    await expect(server.database.inOrg(org.org, ({ db }) => sql`delete from activity`.execute(db))).rejects.toThrow(/permission denied/);
  });

  it("should not trust a learner's claims about visitors or reviewers", async () => {
    const { client, org, sample } = await begun();
    const [first] = sample.triggers;
    const uuid = crypto.randomUUID();
    const items = JSON.stringify([{ uuid, type: "social", name: "Share", values: { url: "https://example.com" } }]);
    await server.database.asSystem(({ db }) =>
      sql`update lesson_versions set items = ${items}::jsonb where org_id = ${org.org} and lesson_id = (select lesson_id from triggers where trigger_id = ${first?.id ?? 0})`.execute(
        db,
      ),
    );
    const reply = await client.post(
      `/api/cg/campaigns/${sample.course}/lessons/${first?.id}/items/${uuid}/answer`,
      answerOf({ shared: true, clicks: 100 }),
    );
    expect(reply.body).toMatchObject({ points: 1200 });
  });
});

describe("What learners receive", () => {
  it("should contain no correct answer in any reply before the question is answered", async () => {
    const { client, sample, lesson, address } = await begun();
    const bodies: string[] = [];
    const keep = async (reply: ReturnType<Client["get"]>): Promise<void> => void bodies.push(JSON.stringify((await reply).body));
    await keep(client.get("/api/cg/campaigns"));
    await keep(client.get(`/api/cg/campaigns/${sample.course}`));
    await keep(client.post("/api/cg/join", { campaign_id: sample.course }));
    await keep(client.get(lesson));
    await keep(client.post(`${address(0, 0)}/shown`, {}));
    await keep(client.post(`${address(0, 1)}/shown`, {}));
    await keep(client.post(`${address(0, 1)}/answer`, answerOf([2])));
    await keep(client.get(lesson));
    for (const body of bodies) expect(body).not.toMatch(/"correct":\s*\[|"feedback"|"wrong_answer":\s*\[/);
    expect(JSON.stringify((await client.post(`${address(0, 1)}/answer`, answerOf([1]))).body)).toContain('"correct":[1]');
  });
});
