import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

const partOf = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);
const triggersOf = (body: unknown): readonly unknown[] => {
  const triggers = partOf(body, "triggers");
  return Array.isArray(triggers) ? triggers : [];
};
const key = "0b3f1f0e-5d8a-4a55-9d7e-0a1b2c3d4e5f";

/** A published course of three lessons whose learner has finished the first and begun the second. */
const begun = async () => {
  const { org } = await learningOrg(server.database);
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  const { rows } = await server.database.asSystem(({ db }) =>
    sql<{ lesson_id: number }>`select lesson_id from lessons where org_id = ${org.org} order by lesson_id`.execute(db),
  );
  const made = await staff.post("/api/campaigns", { name: "Tides", lesson_ids: rows.map(({ lesson_id }) => lesson_id) });
  const id = Number(partOf(made.body, "id"));
  const at = `/api/campaigns/${id}`;
  const [first = 0, second = 0, third = 0] = triggersOf(made.body).map((trigger) => Number(partOf(trigger, "id")));
  for (const trigger of [first, second, third]) await staff.put(`/api/triggers/${trigger}`, { draft: false });
  await staff.put(at, { version: 1, draft: false });
  await learner.post("/api/cg/join", { campaign_id: id });
  const has = (trigger: number, completed_at: number | null) =>
    server.database.asSystem(({ db }) =>
      sql`
        insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, points, completed_at, touched_at, version)
        select org_id, ${org.learner.contact}, trigger_id, campaign_id, 0, ${completed_at}, ${noon}, 1 from triggers where trigger_id = ${trigger}`.execute(
        db,
      ),
    );
  await has(first, noon);
  await has(second, null);
  const states = async () =>
    Object.fromEntries(
      triggersOf((await learner.get(`/api/cg/campaigns/${id}`)).body).map((lesson) => [partOf(lesson, "id"), partOf(lesson, "state")]),
    );
  const openings = async (): Promise<readonly unknown[]> =>
    (
      await server.database.asSystem(({ db }) =>
        sql`select trigger_id, reason from lock_overrides where org_id = ${org.org} order by trigger_id`.execute(db),
      )
    ).rows;
  return { org, staff, learner, id, at, first, second, third, has, states, openings };
};

describe("the impact of an edit on the server", () => {
  it("should say who finds what locked and opened by a new order, and store nothing", async () => {
    const { org, staff, at, first, second, third, states } = await begun();
    const before = await states();
    expect(before).toEqual({ [first]: "done", [second]: "current", [third]: "locked" });
    expect(await staff.post(`${at}/impact`, { edit: { of: "order", ids: [third, second, first] } })).toMatchObject({
      status: 200,
      body: {
        affected: 1,
        uncompleted: 0,
        begun: 1,
        lessons: [
          { id: second, name: "Second", locked: 1, gone: 0, opened: 0 },
          { id: third, name: "Third", locked: 0, opened: 1 },
        ],
        learners: [
          {
            con_id: org.learner.contact,
            changes: [
              { lesson: second, kind: "locked" },
              { lesson: third, kind: "opened" },
            ],
          },
        ],
      },
    });
    expect(await states()).toEqual(before);
    expect(await staff.post(`${at}/impact`, { edit: { of: "order", ids: [first, second, third] } })).toMatchObject({
      body: { affected: 0, lessons: [], learners: [] },
    });
  });

  it("should say what a draft, a removal, a release, a pause and a lesson that is published later change", async () => {
    const { staff, at, first, second, third } = await begun();
    const impact = async (edit: object): Promise<unknown> => (await staff.post(`${at}/impact`, { edit })).body;
    const lesson = (trigger: number, change: object) => ({ of: "lessons", changes: [{ id: trigger, change }] });
    expect(await impact(lesson(second, { draft: true }))).toMatchObject({
      begun: 0,
      lessons: [
        { id: second, gone: 1, locked: 0 },
        { id: third, opened: 1 },
      ],
    });
    expect(await impact({ of: "removal", id: first })).toMatchObject({ lessons: [{ id: first, gone: 1 }] });
    expect(await impact(lesson(second, { release: "delay", join_delay: 3 }))).toMatchObject({
      begun: 1,
      lessons: [
        { id: second, locked: 1 },
        { id: third, opened: 1 },
      ],
    });
    expect(await impact(lesson(second, { parent_trigger: first }))).toMatchObject({ lessons: [{ id: first, unfinished: 1 }] });
    expect(await impact({ of: "course", paused: true })).toMatchObject({ affected: 0 });
    expect(await impact({ of: "course", draft: true })).toMatchObject({
      lessons: [
        { id: first, gone: 1 },
        { id: second, gone: 1 },
      ],
    });
    expect(await impact({ of: "course", deleted: true })).toMatchObject({ affected: 1, lessons: [{ gone: 1 }, { gone: 1 }] });
    expect(await impact({ of: "course", archived: true })).toMatchObject({ affected: 0 });
    await staff.put(`/api/triggers/${third}`, { release: "delay", join_delay: 5 });
    expect(await impact({ of: "course", paused: true })).toMatchObject({ affected: 1, lessons: [{ id: third, later: 1 }] });
    await staff.put(`/api/triggers/${third}`, { draft: true });
    await server.database.asSystem(({ db }) =>
      sql`update lesson_progress set completed_at = ${noon} where trigger_id = ${second}`.execute(db),
    );
    expect(await impact(lesson(third, { draft: false, release: "immediately" }))).toMatchObject({
      uncompleted: 1,
      lessons: [{ id: third, opened: 1 }],
    });
  });

  it("should refuse what storing the edit refuses, by field", async () => {
    const { staff, at, first, second } = await begun();
    const edits = [
      [{ of: "lessons", changes: [{ id: first, change: { parent_trigger: first } }] }, 422],
      [{ of: "order", ids: [first, second] }, 409],
      [{ of: "removal", id: 999_999 }, 404],
      [{ of: "lessons", changes: [{ id: first, change: { start_at: "25:99" } }] }, 422],
    ] as const;
    for (const [edit, status] of edits) {
      expect([edit, (await staff.post(`${at}/impact`, { edit })).status]).toEqual([edit, status]);
      expect([edit, (await staff.post(`${at}/edits`, { edit })).status]).toEqual([edit, status]);
    }
  });

  it("should keep open what learners have begun, and lock it again when the edit is undone", async () => {
    const { org, staff, at, first, second, third, states, openings } = await begun();
    const before = await states();
    const edit = { of: "order", ids: [third, second, first] };
    expect(await staff.post(`${at}/edits`, { edit, keep_open: key })).toMatchObject({
      status: 200,
      body: { triggers: [{ id: third }, { id: second }, { id: first }] },
    });
    expect(await states()).toMatchObject({ [first]: "done", [second]: "open", [third]: "current" });
    expect(await openings()).toEqual([{ trigger_id: second, reason: "Begun before the course was changed" }]);
    expect(await actionsInTrail(server, org.org, "campaign")).toContain("campaign.keep_open");
    const undo = { edit: { of: "order", ids: [first, second, third] }, take_back: key };
    expect(await staff.post(`${at}/edits`, undo)).toMatchObject({ status: 200 });
    expect([await states(), await openings()]).toEqual([before, []]);
    expect((await actionsInTrail(server, org.org, "campaign")).at(-1)).toBe("campaign.lock_again");
  });

  it("should not count a lesson as begun that was reset and not begun again", async () => {
    const { staff, at, first, second, third, openings } = await begun();
    const edit = { of: "order", ids: [third, second, first] };
    expect((await staff.post(`${at}/impact`, { edit })).body).toMatchObject({ begun: 1 });
    expect((await staff.post("/api/triggers/reset", { id: second })).body).toEqual({ learners: 1 });
    expect((await staff.post(`${at}/impact`, { edit })).body).toMatchObject({ begun: 0 });
    await staff.post(`${at}/edits`, { edit, keep_open: key });
    expect(await openings()).toEqual([]);
  });

  it("should leave an opening by staff alone, and take back a removal with what it kept open", async () => {
    const { org, staff, at, id, first, second, third, has, states, openings } = await begun();
    await has(third, null);
    await staff.put(`/api/triggers/${second}`, { parent_trigger: first });
    await staff.put(`/api/contacts/${org.learner.contact}/courses/${id}/lessons/${third}`, { open: true, reason: "Asked for it" });
    const before = await states();
    const removal = { edit: { of: "removal", id: first }, keep_open: key };
    expect(await staff.post(`${at}/edits`, removal)).toMatchObject({ status: 200, body: { triggers: [{ id: second }, { id: third }] } });
    expect(await openings()).toEqual([{ trigger_id: third, reason: "Asked for it" }]);
    await staff.post(`${at}/edits`, { edit: { of: "restoral", id: first }, take_back: key });
    expect([await states(), (await openings()).length]).toEqual([before, 1]);
  });

  it("should change lessons of the course in its address alone", async () => {
    const { staff, at, first, id } = await begun();
    const other = await begun();
    for (const edit of [
      { of: "removal", id: other.first },
      { of: "lessons", changes: [{ id: other.first, change: { draft: true } }] },
      { of: "restoral", id: other.first },
    ])
      expect((await staff.post(`${at}/edits`, { edit })).status).toBe(404);
    await staff.delete(`/api/triggers/${first}`);
    const sample = await staff.post("/api/campaigns", { name: "Another" });
    const elsewhere = `/api/campaigns/${Number(partOf(sample.body, "id"))}/edits`;
    expect((await staff.post(elsewhere, { edit: { of: "restoral", id: first } })).status).toBe(404);
    expect(await staff.post(`${at}/edits`, { edit: { of: "restoral", id: first } })).toMatchObject({ status: 200, body: { id } });
  });
});
