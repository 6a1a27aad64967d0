import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const partOf = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);
const listOf = (body: unknown): readonly unknown[] => (Array.isArray(body) ? body : []);

const begun = async () => {
  const { org, sample } = await learningOrg(server.database);
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  const run = (statement: ReturnType<typeof sql>) => server.database.asSystem(({ db }) => statement.execute(db));
  return { org, staff, learner, run, course: sample.course };
};

describe("The calls of triggers [B7.11]", () => {
  it("should count contacts of a group, and whom of them a text and a mail reach", async () => {
    const { org, staff, run } = await begun();
    await run(sql`delete from contacts where org_id = ${org.org} and con_id <> ${org.learner.contact}`);
    await run(sql`update contacts set email = '{a@mail.example}', mobile = '{+12025550101}' where con_id = ${org.learner.contact}`);
    expect((await staff.get("/api/triggers/count")).body).toEqual({ count: 1, reachable: { sms: 1, email: 1 } });
    await run(sql`
      insert into contacts (org_id, first_name, email, mobile, created_at, updated_at, blocked_at) values
        (${org.org}, 'Bo', '{b@mail.example}', '{}', ${noon}, ${noon}, null), (${org.org}, 'Cy', '{c@mail.example}', '{}', ${noon}, ${noon}, ${noon})`);
    expect((await staff.get("/api/triggers/count")).body).toEqual({ count: 3, reachable: { sms: 1, email: 2 } });
    await run(
      sql`insert into contact_alerts (org_id, con_id, alerts, updated_at) values (${org.org}, ${org.learner.contact}, 'none', ${noon})`,
    );
    expect((await staff.get("/api/triggers/count")).body).toEqual({ count: 3, reachable: { sms: 0, email: 1 } });
    const filters = encodeURIComponent(JSON.stringify({ first_name: "Bo" }));
    expect((await staff.get(`/api/triggers/count?filters=${filters}`)).body).toEqual({ count: 1, reachable: { sms: 0, email: 1 } });
    const made = await staff.post("/api/bookmarks", { name: "Cys", filters: { first_name: "Cy" } });
    const group = Number(partOf(made.body, "id"));
    await run(
      sql`insert into group_members (org_id, group_id, con_id) select ${org.org}, ${group}, con_id from contacts where first_name = 'Cy' and org_id = ${org.org} on conflict do nothing`,
    );
    expect((await staff.get(`/api/triggers/count?bookmark_id=${group}`)).body).toEqual({ count: 1, reachable: { sms: 0, email: 0 } });
    expect((await staff.get("/api/triggers/count?bookmark_id=999999")).status).toBe(404);
  });

  it("should list the names of the triggers of courses, in their order", async () => {
    const { staff, course } = await begun();
    const names = listOf((await staff.get("/api/triggers/names")).body);
    const campaign = (await staff.get(`/api/campaigns/${course}`)).body;
    const lessons = listOf(partOf(campaign, "triggers"));
    expect(names.filter((one) => partOf(one, "campaign_id") === course)).toEqual(
      lessons.map((one) => ({
        id: partOf(one, "id"),
        name: partOf(one, "name") === "" ? partOf(one, "lesson_name") : partOf(one, "name"),
        campaign_id: course,
        campaign: partOf(campaign, "internal_name") === "" ? partOf(campaign, "name") : partOf(campaign, "internal_name"),
      })),
    );
    expect(lessons.length).toBeGreaterThan(1);
  });

  it("should find names by words of the trigger or its campaign, of one lesson, as many as are asked for [B7.11]", async () => {
    const { staff, course } = await begun();
    const all = listOf((await staff.get("/api/triggers/names")).body);
    const found = async (query: string) => listOf((await staff.get(`/api/triggers/names?${query}`)).body);
    const [first] = all.filter((one) => partOf(one, "campaign_id") === course);
    const name = String(partOf(first, "name"));
    const campaign = String(partOf(first, "campaign"));
    expect(await found(`search=${encodeURIComponent(` ${name.toUpperCase()} `)}`)).toContainEqual(first);
    expect((await found(`search=${encodeURIComponent(campaign)}`)).length).toBeGreaterThan(1);
    expect(await found("search=nothing-is-called-so")).toEqual([]);
    expect(await found("limit=1")).toEqual(all.slice(0, 1));
    const [lesson] = listOf(partOf((await staff.get(`/api/campaigns/${course}`)).body, "triggers"));
    const ofLesson = await found(`lesson=${Number(partOf(lesson, "lesson_id"))}`);
    expect(ofLesson.map((one) => partOf(one, "id"))).toContain(partOf(lesson, "id"));
    expect(ofLesson.length).toBeLessThan(all.length);
  });

  it("should say of a trigger as it is typed what is wrong in which field, and what is worth knowing", async () => {
    const { staff, course } = await begun();
    const [first] = listOf(partOf((await staff.get(`/api/campaigns/${course}`)).body, "triggers")).map((one) => Number(partOf(one, "id")));
    const check = async (model: object) => (await staff.post("/api/triggers/validate", { campaign_id: course, ...model })).body;
    expect(await check({ id: first, release: "date", start_date: "2027-01-01" })).toEqual({ valid: true, errors: [], warnings: [] });
    expect(await check({ release: "date", start_date: "2020-01-01" })).toEqual({
      valid: true,
      errors: [],
      warnings: [{ field: "start_date", message: "This day has passed: the lesson opens at once." }],
    });
    expect(await check({ id: first, release: "date", start_date: null })).toMatchObject({
      valid: false,
      errors: [{ field: "start_date", message: "Choose the day on which it opens." }],
    });
    expect(await check({ id: first, parent_trigger: first })).toMatchObject({ valid: false, errors: [{ field: "parent_trigger" }] });
    expect(await check({ id: first, start_at: "25:99", join_delay: -1 })).toMatchObject({
      valid: false,
      errors: [{ field: "join_delay" }, { field: "start_at" }],
    });
    expect(await check({ id: 999_999 })).toMatchObject({ valid: false, errors: [{ field: "id" }] });
    expect((await staff.post("/api/triggers/validate", { campaign_id: course, colour: "red" })).status).toBe(422);
    expect((await staff.post("/api/triggers/validate", { campaign_id: 999_999 })).status).toBe(404);
  });

  it("should reset a lesson for one learner or for all, and leave other lessons alone", async () => {
    const { org, staff, learner, run, course } = await begun();
    await learner.post("/api/cg/join", { campaign_id: course });
    const lessons = listOf(partOf((await staff.get(`/api/campaigns/${course}`)).body, "triggers")).map((one) => Number(partOf(one, "id")));
    const [first = 0, second = 0] = lessons;
    for (const trigger of [first, second])
      await run(sql`
        insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, points, completed_at, touched_at, version)
        select org_id, ${org.learner.contact}, trigger_id, campaign_id, 0, ${noon}, ${noon}, 1 from triggers where trigger_id = ${trigger}`);
    const progress = async (): Promise<readonly unknown[]> =>
      (
        await run(sql`
          select trigger_id, completed_at is not null as done, attempt from lesson_progress where con_id = ${org.learner.contact} order by trigger_id`)
      ).rows;
    const reset = { trigger_id: first, done: false, attempt: 1 };
    const kept = { trigger_id: second, done: true, attempt: 0 };
    expect(await staff.post("/api/triggers/reset", { id: first, con_id: org.learner.contact })).toMatchObject({ body: { learners: 1 } });
    expect(await progress()).toEqual([reset, kept]);
    expect(await actionsInTrail(server, org.org, "course")).toContain("course.reset_lesson");
    expect(await staff.post("/api/triggers/reset", { id: second })).toMatchObject({ body: { learners: 1 } });
    expect(await progress()).toEqual([reset, { ...kept, done: false, attempt: 1 }]);
    expect((await staff.post("/api/triggers/reset", { id: 999_999 })).status).toBe(404);
    expect((await staff.post("/api/triggers/reset", { id: first, con_id: 999_999 })).status).toBe(404);
    const other = await begun();
    expect((await other.staff.post("/api/triggers/reset", { id: first })).status).toBe(404);
  });
});
