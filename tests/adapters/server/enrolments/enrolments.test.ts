import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factsOfLearners } from "../../../../adapters/server/enrolments/facts-of-learners.store.ts";
import { courseFacts } from "../../../../adapters/server/learning/course-facts.store.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const idOf = (body: unknown): number => Number(Reflect.get(Object(body), "con_id"));

/** An organisation with the sample course, its learner, and two more contacts. */
const begun = async () => {
  const { org, sample } = await learningOrg(server.database);
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  const add = async (first_name: string): Promise<number> => idOf((await staff.post("/api/contacts", { first_name })).body);
  const [ann, bob] = [await add("Ann"), await add("Bob")];
  const learners = `/api/campaigns/${sample.course}/learners`;
  const of = (contact: number): string => `/api/contacts/${contact}/courses/${sample.course}`;
  const trails = (): Promise<readonly string[]> => actionsInTrail(server, org.org, "course");
  return { org, sample, staff, learner, ann, bob, learners, of, trails };
};

describe("Learners of a course", () => {
  it("should be enrolled from a list: the selected ones, or all that match but some, none that the caller does not see", async () => {
    const { org, staff, ann, bob, learners } = await begun();
    const other = await begun();
    const enrol = async (selection: object): Promise<unknown> => (await staff.post(learners, { selection })).body;
    expect(await enrol({ of: "chosen", ids: [ann, other.ann] })).toMatchObject({ enrolled: 1, joined_before: 0, missing: 1 });
    const find = { search: "", filters: null };
    expect(await enrol({ of: "matching", find, except: [bob] })).toMatchObject({ enrolled: 1, joined_before: 1, missing: 0 });
    const { results } = Object((await staff.get(learners)).body);
    const enrolled = Array.isArray(results) ? results.map(idOf) : [];
    expect(enrolled.toSorted()).toEqual([ann, org.learner.contact].toSorted());
    expect((await staff.post(learners, {})).status).toBe(422);
  });

  it("should be enrolled by hand or by group, once, and listed with where they stand", async () => {
    const { org, staff, ann, bob, learners, learner, sample, trails } = await begun();
    expect((await staff.post(learners, { con_ids: [ann, bob, 999_999_999] })).body).toMatchObject({
      enrolled: 2,
      joined_before: 0,
      missing: 1,
    });
    expect((await staff.post(learners, { con_ids: [ann] })).body).toMatchObject({ enrolled: 0, joined_before: 1 });
    await learner.post("/api/cg/join", { campaign_id: sample.course });
    const [first] = sample.triggers;
    const at = (item: number): string => `/api/cg/campaigns/${sample.course}/lessons/${first?.id}/items/${first?.items[item]}`;
    await learner.post(`${at(0)}/shown`, {});
    await learner.post(`${at(1)}/answer`, { answer: [1], answer_id: crypto.randomUUID() });
    const page = (await staff.get(`${learners}?sort=-finished&limit=2`)).body;
    expect(page).toMatchObject({
      count: 3,
      pages: 2,
      current: 3,
      completed: 0,
      left: 0,
      results: [
        {
          con_id: org.learner.contact,
          status: "current",
          finished: 1,
          lessons: 3,
          points: 1200,
          source: "learner",
          next: { name: "Second" },
        },
        {},
      ],
    });
    expect((await staff.get(`${learners}?search=bo`)).body).toMatchObject({
      count: 1,
      results: [{ name: "Bob", source: "staff", finished: 0, next: { name: "First" } }],
    });
    const group = await staff.post("/api/bookmarks", { name: "B", filters: { first_name: "Bob" } });
    const eve = idOf((await staff.post("/api/contacts", { first_name: "Bob", last_name: "Eve" })).body);
    expect(group.status).toBe(200);
    await server.database.asSystem(({ db }) =>
      sql`insert into group_members (org_id, group_id, con_id) values (${org.org}, ${Number(Reflect.get(Object(group.body), "id"))}, ${eve}) on conflict do nothing`.execute(
        db,
      ),
    );
    const byGroup = await staff.post(learners, { group_id: Number(Reflect.get(Object(group.body), "id")) });
    expect(byGroup.body).toMatchObject({ enrolled: 1, joined_before: 1, missing: 0 });
    expect((await staff.post(learners, { group_id: 999_999_999 })).status).toBe(404);
    expect((await trails()).slice(0, 2)).toEqual(["course.enrol", "course.join"]);
  });

  it("should be the same in the list as by the rules for one of them", async () => {
    const { org, staff, ann, bob, learners, of, sample } = await begun();
    await staff.post(learners, { con_ids: [ann, bob] });
    await staff.put(of(ann), { drip_paused: true });
    await staff.put(`${of(bob)}/lessons/${sample.triggers[2]?.id}`, { open: true, reason: "Was ill" });
    await server.database.inOrg(org.org, async (tx) => {
      const many = await factsOfLearners(tx, sample.course, [ann, bob, org.learner.contact]);
      for (const one of [ann, bob, org.learner.contact]) expect(many.get(one)).toEqual((await courseFacts(tx, one, sample.course))[0]);
    });
    expect((await staff.get(learners)).body).toMatchObject({
      results: [
        { con_id: bob, drip_paused: false },
        { con_id: ann, drip_paused: true },
      ],
    });
  });

  it("should leave with their progress kept, be listed apart, and come back to it", async () => {
    const { org, staff, learner, sample, learners, of, trails } = await begun();
    const contact = org.learner.contact;
    await learner.post("/api/cg/join", { campaign_id: sample.course });
    clock.advance(100);
    expect((await staff.put(of(contact), { joined: false })).body).toMatchObject({
      joined_at: null,
      left_at: noon + 100,
      status: "available",
    });
    expect((await learner.get(`/api/cg/campaigns/${sample.course}`)).body).toMatchObject({ status: "available" });
    expect((await staff.get(learners)).body).toMatchObject({ count: 0, left: 1, results: [] });
    expect((await staff.get(`${learners}?status=left`)).body).toMatchObject({
      results: [{ con_id: contact, status: "left", left_at: noon + 100 }],
    });
    expect((await staff.get(`/api/contacts/${contact}/courses`)).body).toMatchObject([
      { id: sample.course, left_at: noon + 100, source: "learner" },
    ]);
    clock.advance(100);
    expect((await staff.put(of(contact), { joined: true })).body).toMatchObject({ joined_at: noon, left_at: null });
    expect(await trails()).toEqual(["course.join", "course.leave", "course.enrol"]);
    const events = await server.database.asSystem(({ db }) =>
      sql`select kind, at from learning_events where con_id = ${contact} and kind in ('join', 'unjoin') order by at`.execute(db),
    );
    expect(events.rows).toEqual([
      { kind: "join", at: noon },
      { kind: "unjoin", at: noon + 100 },
      { kind: "join", at: noon + 200 },
    ]);
    clock.advance(-200);
  });

  it("should find a lesson open that staff opened with a reason, and locked again once that is taken back", async () => {
    const { staff, learner, org, sample, of, trails } = await begun();
    const third = sample.triggers[2]?.id ?? 0;
    const address = `${of(org.learner.contact)}/lessons/${third}`;
    expect((await staff.put(address, { open: true, reason: "Was ill" })).status).toBe(403);
    await learner.post("/api/cg/join", { campaign_id: sample.course });
    expect((await learner.get(`/api/cg/campaigns/${sample.course}/lessons/${third}`)).status).toBe(403);
    expect(await staff.put(address, { open: true })).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.stringContaining("Say why")] } },
    });
    const opened = await staff.put(address, { open: true, reason: "Was ill" });
    expect(opened.body).toMatchObject({ opened: [{ id: third, at: noon, reason: "Was ill" }] });
    expect((await learner.get(`/api/cg/campaigns/${sample.course}/lessons/${third}`)).status).toBe(200);
    await staff.put(address, { open: false });
    expect((await learner.get(`/api/cg/campaigns/${sample.course}/lessons/${third}`)).status).toBe(403);
    expect(await trails()).toEqual(["course.join", "course.open_lesson", "course.lock_lesson"]);
  });

  it("should be started again by staff, with points kept and attempts counted [C4.28]", async () => {
    const { staff, learner, org, sample, of } = await begun();
    await learner.post("/api/cg/join", { campaign_id: sample.course });
    const [first] = sample.triggers;
    await learner.post(`/api/cg/campaigns/${sample.course}/lessons/${first?.id}/items/${first?.items[1]}/answer`, {
      answer: [1],
      answer_id: crypto.randomUUID(),
    });
    const reset = (await staff.post(`${of(org.learner.contact)}/reset`, {})).body;
    expect(reset).toMatchObject({ points: 1200, finished: 0, attempts: [{ id: first?.id, attempts: 2 }] });
  });

  it("should not be enrolled in a course that is a draft, paused or over", async () => {
    const { org, staff, ann, learners, sample, of } = await begun();
    const set = (values: Record<string, unknown>) =>
      server.database.asSystem(({ db }) => db.updateTable("campaigns").set(values).where("campaign_id", "=", sample.course).execute());
    await set({ draft: true });
    expect(await staff.post(learners, { con_ids: [ann] })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining("draft") },
    });
    await set({ draft: false, archived_at: noon - 1 });
    expect(await staff.put(of(ann), { joined: true })).toMatchObject({ status: 403, body: { message: expect.stringContaining("ended") } });
    await set({ archived_at: null });
    await server.database.asSystem(({ db }) =>
      db
        .insertInto("drip_pauses")
        .values({ org_id: org.org, campaign_id: sample.course, con_id: null, paused_at: noon, resumed_at: null, user_id: null })
        .execute(),
    );
    expect(await staff.put(of(ann), { joined: true })).toMatchObject({ status: 403, body: { message: expect.stringContaining("paused") } });
    expect((await staff.post(learners, {})).status).toBe(422);
    expect((await staff.post("/api/campaigns/999999999/learners", { con_ids: [ann] })).status).toBe(404);
  });
});
