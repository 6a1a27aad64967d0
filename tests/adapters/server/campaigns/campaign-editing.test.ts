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
const idsOf = (body: unknown): readonly number[] => {
  const triggers = partOf(body, "triggers");
  return Array.isArray(triggers) ? triggers.map((trigger) => Number(partOf(trigger, "id"))) : [];
};

/** A course of the sample's three lessons, made over HTTP by the owner. */
const begun = async () => {
  const { org, sample } = await learningOrg(server.database);
  const staff = await server.as(org.owner);
  const learner = await server.as(org.learner);
  const lessons = (
    await server.database.asSystem(({ db }) =>
      db.selectFrom("lessons").select("lesson_id").where("org_id", "=", org.org).orderBy("lesson_id").execute(),
    )
  ).map(({ lesson_id }) => lesson_id);
  const made = await staff.post("/api/campaigns", { name: " Tides ", lesson_ids: lessons });
  const id = Number(partOf(made.body, "id"));
  return { org, sample, staff, learner, lessons, made, id, at: `/api/campaigns/${id}` };
};

describe("A course that staff write", () => {
  it("should be made of lessons, published, and be found by learners in its order", async () => {
    const { staff, learner, made, at, id } = await begun();
    expect(made).toMatchObject({
      status: 200,
      body: {
        name: "Tides",
        draft: true,
        version: 1,
        learners: 0,
        triggers: [{ lesson_name: "First", draft: true, published: true }, { lesson_name: "Second" }, { lesson_name: "Third" }],
      },
    });
    const [first = 0, second = 0, third = 0] = idsOf(made.body);
    for (const trigger of [first, second, third]) await staff.put(`/api/triggers/${trigger}`, { draft: false });
    expect((await learner.get(`/api/cg/campaigns/${id}`)).status).toBe(404);
    expect((await staff.put(at, { version: 1, draft: false, summary: "All about them." })).body).toMatchObject({
      version: 2,
      draft: false,
      status: "live",
    });
    await staff.put(`${at}/order`, { ids: [third, first, second] });
    await learner.post("/api/cg/join", { campaign_id: id });
    expect((await learner.get(`/api/cg/campaigns/${id}`)).body).toMatchObject({
      name: "Tides",
      triggers: [{ name: "Third", state: "current" }, { name: "First", lock: "previous", waits_for: { id: third } }, { name: "Second" }],
    });
    expect(await staff.get(at)).toMatchObject({ body: { learners: 1 } });
  });

  it("should open each lesson by its release, only by staff where time does not [C4.09] [C4.10] [C4.11]", async () => {
    const { staff, learner, made, at, id } = await begun();
    const [first = 0, second = 0, third = 0] = idsOf(made.body);
    await staff.put(`/api/triggers/${first}`, { draft: false, release: "delay", join_delay: 2, start_at: "08:00" });
    await staff.put(`/api/triggers/${second}`, { draft: false, release: "date", start_date: "2027-01-01", start_at: "10:00" });
    expect(await staff.put(`/api/triggers/${third}`, { draft: false, automatic: false })).toMatchObject({ status: 200 });
    await staff.put(at, { version: 1, draft: false });
    await learner.post("/api/cg/join", { campaign_id: id });
    expect((await learner.get(`/api/cg/campaigns/${id}`)).body).toMatchObject({
      triggers: [
        { lock: "date", opens_at: Date.parse("2026-07-03T08:00:00Z") / 1000 },
        { lock: "date", opens_at: Date.parse("2027-01-01T10:00:00Z") / 1000 },
        { lock: "staff", opens_at: null },
      ],
    });
    expect(await staff.put(`/api/triggers/${second}`, { release: "date", start_date: "soon" })).toMatchObject({ status: 422 });
    expect(await staff.put(`/api/triggers/${first}`, { parent_trigger: first })).toMatchObject({
      status: 422,
      body: { errors: { parent_trigger: [expect.any(String)] } },
    });
  });

  it("should keep what a change does not name", async () => {
    const { staff, made, at } = await begun();
    const [first = 0, second = 0] = idsOf(made.body);
    await staff.put(`/api/triggers/${second}`, {
      parent_trigger: first,
      release: "date",
      start_date: "2027-01-01",
      start_at: "10:00",
      timezone: "Asia/Tokyo",
    });
    const kept = { parent_trigger: first, release: "date", start_date: "2027-01-01", start_at: "10:00", timezone: "Asia/Tokyo" };
    expect((await staff.put(`/api/triggers/${second}`, { draft: false })).body).toMatchObject({
      triggers: [{}, { ...kept, draft: false }, {}],
    });
    const values = { cover: "/media/a/cover.jpg", portal_section: "Start here", show_order: 3, due_days: 5 };
    await staff.put(at, { version: 1, ...values });
    expect((await staff.put(at, { version: 2, name: "Currents" })).body).toMatchObject({ ...values, name: "Currents" });
  });

  it("should be paused for everybody, so that nobody joins and nothing opens", async () => {
    const { staff, learner, made, at, id } = await begun();
    for (const trigger of idsOf(made.body)) await staff.put(`/api/triggers/${trigger}`, { draft: false, release: "delay", join_delay: 1 });
    await staff.put(at, { version: 1, draft: false, paused: true });
    expect(await learner.post("/api/cg/join", { campaign_id: id })).toMatchObject({ status: 403 });
    expect((await staff.put(at, { version: 2, paused: false })).body).toMatchObject({ paused: false });
    await learner.post("/api/cg/join", { campaign_id: id });
    expect((await staff.put(at, { version: 3, paused: true })).body).toMatchObject({ paused: true });
    expect((await learner.get(`/api/cg/campaigns/${id}`)).body).toMatchObject({ paused: true, triggers: [{ lock: "paused" }, {}, {}] });
  });

  it("should refuse a change against an old version, and clean what is written", async () => {
    const { staff, at } = await begun();
    const about = '<p onclick="x()">Tides<script>1</script></p>';
    expect((await staff.put(at, { version: 1, about })).body).toMatchObject({ about: "<p>Tides</p>", version: 2 });
    expect(await staff.put(at, { version: 1, name: "Old" })).toMatchObject({ status: 409 });
    expect(await staff.put(at, { version: 2, start_time: 20, end_time: 10 })).toMatchObject({
      status: 422,
      body: { errors: { end_time: [expect.any(String)] } },
    });
    expect(await staff.put(at, { version: 2, colour: "red" })).toMatchObject({ status: 422 });
  });

  it("should be deleted and restored, and its lessons taken out and put back, with what learners did", async () => {
    const { staff, made, at, org } = await begun();
    const [first = 0] = idsOf(made.body);
    expect(idsOf((await staff.delete(`/api/triggers/${first}`)).body)).not.toContain(first);
    expect(idsOf((await staff.post(`/api/triggers/${first}/restore`, {})).body)).toContain(first);
    expect((await staff.delete(at)).status).toBe(200);
    expect((await staff.get(at)).status).toBe(404);
    expect((await staff.post(`${at}/restore`, {})).body).toMatchObject({ name: "Tides" });
    expect(await actionsInTrail(server, org.org, "campaign")).toEqual([
      "campaign.add_lessons",
      "campaign.create",
      "campaign.remove_lesson",
      "campaign.restore_lesson",
      "campaign.delete",
      "campaign.restore",
    ]);
  });

  it("should refuse groups and covers that are not the organisation's by field, known elsewhere or not", async () => {
    const { staff, at } = await begun();
    const { org: other } = await learningOrg(server.database);
    const theirs = await (await server.as(other.owner)).post("/api/bookmarks", { name: "Theirs", filters: { first_name: "Bob" } });
    for (const bookmark_id of [Number(partOf(theirs.body, "id")), 999_999])
      expect(await staff.put(at, { version: 1, offered: "group", bookmark_id })).toMatchObject({
        status: 422,
        body: { errors: { bookmark_id: [expect.stringContaining("does not exist")] } },
      });
    expect(await staff.put(at, { version: 1, cover: "https://elsewhere.example/x.png" })).toMatchObject({
      status: 422,
      body: { errors: { cover: [expect.any(String)] } },
    });
    expect((await staff.put(at, { version: 1 })).body).toMatchObject({ version: 1 });
  });

  it("should not become part of itself by way of the bin", async () => {
    const { staff, made } = await begun();
    const [a = 0, b = 0, c = 0] = idsOf(made.body);
    const part = (id: number, parent_trigger: number) => staff.put(`/api/triggers/${id}`, { parent_trigger });
    await part(b, a);
    await part(c, b);
    await staff.delete(`/api/triggers/${b}`);
    expect((await part(a, c)).status).toBe(200);
    const back = partOf((await staff.post(`/api/triggers/${b}/restore`, {})).body, "triggers");
    expect(Array.isArray(back) ? back.map((trigger) => [partOf(trigger, "id"), partOf(trigger, "parent_trigger")]) : back).toEqual([
      [a, c],
      [b, null],
      [c, b],
    ]);
  });

  it("should tell how many learners reached and finished each lesson, of those who have not left", async () => {
    const { staff, learner, org, sample } = await begun();
    const [first] = sample.triggers;
    await learner.post("/api/cg/join", { campaign_id: sample.course });
    const at = (item: number): string => `/api/cg/campaigns/${sample.course}/lessons/${first?.id}/items/${first?.items[item]}`;
    await learner.post(`${at(0)}/shown`, {});
    const funnel = () => staff.get(`/api/campaigns/funnel/${sample.course}`);
    expect((await funnel()).body).toEqual([
      { trigger_id: first?.id, name: "First", reached: 1, completed: 0 },
      { trigger_id: sample.triggers[1]?.id, name: "Second", reached: 0, completed: 0 },
      { trigger_id: sample.triggers[2]?.id, name: "Third", reached: 0, completed: 0 },
    ]);
    await learner.post(`${at(1)}/answer`, { answer: [1], answer_id: crypto.randomUUID() });
    await learner.post(
      `/api/cg/campaigns/${sample.course}/lessons/${sample.triggers[1]?.id}/items/${sample.triggers[1]?.items[0]}/shown`,
      {},
    );
    expect((await funnel()).body).toMatchObject([{ reached: 1, completed: 1 }, { reached: 1, completed: 0 }, { reached: 0 }]);
    await staff.put(`/api/contacts/${org.learner.contact}/courses/${sample.course}`, { joined: false });
    expect((await funnel()).body).toMatchObject([{ reached: 0, completed: 0 }, {}, {}]);
  });

  it("should take only lessons that the caller sees", async () => {
    const { staff, id } = await begun();
    const { org: other } = await learningOrg(server.database);
    const [foreign] = await server.database.asSystem(({ db }) =>
      db.selectFrom("lessons").select("lesson_id").where("org_id", "=", other.org).execute(),
    );
    expect(await staff.post("/api/triggers", { campaign_id: id, lesson_ids: [foreign?.lesson_id ?? 0] })).toMatchObject({
      status: 422,
      body: { errors: { lesson_ids: [expect.any(String)] } },
    });
    expect((await (await server.as(other.owner)).get(`/api/campaigns/${id}`)).status).toBe(404);
  });
});
