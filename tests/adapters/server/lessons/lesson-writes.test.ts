import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lessonLimits } from "../../../../core/lessons/lesson-limits.model.ts";
import { textItem, unfinished, uuidOf } from "../../../conformance/lesson-world.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let staff: Client;
let orgs = 0;

beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  orgs += 1;
  org = await seedOrg(server.database, `writes${orgs}`, { flags: ["lessons"] });
  staff = await server.as(org.user);
});
afterAll(() => server.close());

const valueOf = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);
const created = async (values: object) => Number(valueOf((await staff.post("/api/lessons", values)).body, "id"));
const readItems = async (id: number): Promise<unknown> => valueOf((await staff.get(`/api/lessons/${id}`)).body, "items");

describe("requests that change lessons", () => {
  it("should be refused by the path of what does not fit, before anything is stored [B7.03]", async () => {
    const bad = await staff.post("/api/lessons", { items: [textItem(1), { ...textItem(2), type: "hologram" }] });
    expect([bad.status, Object.keys(Object(valueOf(bad.body, "errors")))]).toEqual([422, ["items.1.type"]]);
    const many = await staff.post("/api/lessons", { items: Array.from({ length: lessonLimits.items + 1 }, (_, n) => textItem(n)) });
    expect([many.status, Object.keys(Object(valueOf(many.body, "errors")))]).toEqual([422, ["items"]]);
    const named = await staff.post("/api/lessons", { items: [{ ...textItem(1), name: "x".repeat(256) }] });
    expect(Object.keys(Object(valueOf(named.body, "errors")))).toEqual(["items.0.name"]);
    expect(valueOf((await staff.get("/api/lessons")).body, "count")).toBe(0);
  });

  it("should fill up to 500 items by single changes, and no more", async () => {
    const id = await created({ items: Array.from({ length: lessonLimits.items }, (_, n) => textItem(n)), publish: false });
    const put = { op: "put", uuid: uuidOf(700), item: textItem(700), after: null };
    const refused = await staff.put("/api/lessons", { id, changes: [put] });
    expect([refused.status, valueOf(refused.body, "errors")]).toEqual([422, { items: ["A lesson can have 500 items at most."] }]);
  });

  it("should be refused with 413 in the words of the editor when their body is beyond 10,485,760 bytes [B5.02] [B8.01]", async () => {
    const id = await created({});
    const values = { body: "x".repeat(lessonLimits.bytes), standalone: true };
    const refused = await staff.put("/api/lessons", { id, version: 1, items: [{ ...textItem(1), values }] });
    expect([refused.status, valueOf(refused.body, "message")]).toEqual([
      413,
      "Your Lesson is too large. Please make sure your imagery is a JPG or PNG image.",
    ]);
    expect(await readItems(id)).toEqual([]);
  });

  it("should create one lesson for one key, also when both arrive at once", async () => {
    const key = uuidOf(1);
    const replies = await Promise.all([
      staff.post("/api/lessons", { key, name: "Cranes" }),
      staff.post("/api/lessons", { key, name: "Cranes" }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(replies.map(({ body }) => valueOf(body, "id"))).size).toBe(1);
    expect(valueOf((await staff.get("/api/lessons")).body, "count")).toBe(1);
  });

  it("should all be kept when they change different items at once", async () => {
    const ns = [1, 2, 3, 4, 5, 6];
    const id = await created({ items: ns.map((n) => textItem(n)), publish: false });
    const change = (n: number) => ({ op: "set", uuid: uuidOf(n), key: "values.body", value: `<p>${n}</p>`, base: "<p>Mind the gap</p>" });
    const replies = await Promise.all(ns.map((n) => staff.put("/api/lessons", { id, key: uuidOf(n), changes: [change(n)] })));
    expect(replies.map(({ status }) => status)).toEqual(ns.map(() => 200));
    expect(await readItems(id)).toMatchObject(ns.map((n) => textItem(n, `<p>${n}</p>`)));
  });

  it("should store nothing of a text but its content, and take what the author saw of it as the base of the next change", async () => {
    const hostile = '<p onclick="x()">Mind<script>alert(1)</script> <a href="javascript:x()">the</a> gap</p>';
    const id = await created({ items: [textItem(1, hostile)] });
    const text = JSON.stringify(await readItems(id));
    expect(text).toContain("gap");
    expect(text).not.toMatch(/onclick|script/);
    const set = { op: "set", uuid: uuidOf(1), key: "values.body", base: hostile, value: `${hostile}<p>More</p>` };
    const reply = await staff.put("/api/lessons", { id, version: 1, changes: [set] });
    expect([reply.status, valueOf(reply.body, "items")]).toEqual([200, null]);
    const after = JSON.stringify(await readItems(id));
    expect(after).toContain("More");
    expect(after).not.toMatch(/onclick|script/);
  });

  it("should forget attempts after a day", async () => {
    const id = await created({});
    const attempt = (key: string) => staff.put("/api/lessons", { id, key, changes: [] });
    await attempt(uuidOf(1));
    await server.database.asSystem(({ db }) => sql`update lesson_attempts set created_at = ${noon - 86_401}`.execute(db));
    await attempt(uuidOf(2));
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ key: string }>`select attempt_key as key from lesson_attempts where org_id = ${org.org}`.execute(db),
    );
    expect(rows).toEqual([{ key: uuidOf(2) }]);
  });

  it("should be told in the audit log by the name of the lesson", async () => {
    const id = await created({ name: "Cranes", items: [textItem(1)] });
    await staff.put("/api/lessons", { id, changes: [{ op: "set", uuid: uuidOf(1), key: "name", value: "Ropes", base: "Text 1" }] });
    await staff.delete(`/api/lessons/${id}`);
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{
        action: string;
        after: unknown;
      }>`select action, after from audit where org_id = ${org.org} and object_type = 'lesson' order by audit_id`.execute(db),
    );
    expect(rows).toMatchObject([
      { action: "lesson.create", after: { name: "Cranes" } },
      { action: "lesson.update", after: { changed_items: ["Ropes"] } },
      { action: "lesson.delete", after: { deleted_at: noon } },
    ]);
  });
});

describe("what learners get", () => {
  const courseWith = (lesson: number) =>
    server.database.asSystem(async ({ db }) => {
      const times = { created_at: noon - 60, updated_at: noon - 60 };
      const { campaign_id } = await db
        .insertInto("campaigns")
        .values({ org_id: org.org, name: "Safety", start_time: noon - 60, ...times })
        .returning("campaign_id")
        .executeTakeFirstOrThrow();
      const { trigger_id } = await db
        .insertInto("triggers")
        .values({ org_id: org.org, campaign_id, lesson_id: lesson, draft: false, release: "immediately", ...times })
        .returning("trigger_id")
        .executeTakeFirstOrThrow();
      return { course: `/api/cg/campaigns/${campaign_id}`, lesson: `/api/cg/campaigns/${campaign_id}/lessons/${trigger_id}` };
    });

  it("should be the version that was published last, and nothing while there is none", async () => {
    const id = await created({ name: "Cranes", items: [textItem(1)], publish: false });
    const place = await courseWith(id);
    const learner = await server.as(org.learner);
    await learner.post("/api/cg/join", { campaign_id: Number(place.course.split("/").at(-1)) });
    const seen = async () => {
      const { status, body } = await learner.get(place.lesson);
      return [status, JSON.stringify(body).match(/<p>[^<]*<\/p>/g)];
    };
    expect((await seen())[0]).toBe(404);
    expect(JSON.stringify((await learner.get(place.course)).body)).not.toContain("Cranes");
    await staff.post(`/api/lessons/${id}/publish`, { version: 1 });
    expect(await seen()).toEqual([200, ["<p>Mind the gap</p>"]]);
    const set = { op: "set", uuid: uuidOf(1), key: "values.body", base: "<p>Mind the gap</p>", value: "<p>Half a</p>" };
    await staff.put("/api/lessons", { id, name: "Ropes", changes: [set] });
    expect(await seen()).toEqual([200, ["<p>Mind the gap</p>"]]);
    expect(JSON.stringify((await learner.get(place.course)).body)).toContain("Cranes");
    const refused = await staff.put("/api/lessons", { id, version: 3, items: [textItem(1, "<p>Half a</p>"), unfinished(2)] });
    expect([refused.status, valueOf(refused.body, "published")]).toEqual([200, false]);
    expect(await seen()).toEqual([200, ["<p>Mind the gap</p>"]]);
    await staff.put("/api/lessons", { id, version: 4, items: [textItem(1, "<p>Whole</p>")] });
    expect(await seen()).toEqual([200, ["<p>Whole</p>"]]);
    expect(JSON.stringify((await learner.get(place.course)).body)).toContain("Ropes");
  });
});
