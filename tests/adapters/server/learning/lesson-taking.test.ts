import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rebuildProgress } from "../../../../adapters/server/learning/rebuild-progress.store.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "./learning-bench.ts";

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const partOf = (body: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), body);

const begun = async () => {
  const made = await learningOrg(server.database);
  const staff = await server.as(made.org.owner);
  const learner = await server.as(made.org.learner);
  await learner.post("/api/cg/join", { campaign_id: made.sample.course });
  const { rows } = await server.database.asSystem(({ db }) =>
    sql<{ id: number }>`select lesson_id as id from triggers where trigger_id = ${made.sample.triggers[0]?.id ?? 0}`.execute(db),
  );
  const lesson = rows[0]?.id ?? 0;
  const question = made.sample.triggers[0]?.items[1] ?? "";
  const inCourse = `/api/cg/campaigns/${made.sample.course}/lessons/${made.sample.triggers[0]?.id}`;
  return { ...made, staff, learner, lesson, question, take: `/api/lessons/${lesson}/take`, inCourse };
};
const answer = (given: unknown) => ({ answer: given, answer_id: crypto.randomUUID() });

const events = (org: number): Promise<number> =>
  server.database.asSystem(async ({ db }) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from learning_events where org_id = ${org}`.execute(db);
    return rows[0]?.n ?? 0;
  });

describe("Lessons that staff take", () => {
  it("should be recorded for the user alone and count in no contact's figures", async () => {
    const { staff, learner, take, inCourse, question, org } = await begun();
    const before = await events(org.org);
    expect(await staff.post(`${take}/items/${question}/answer`, answer([1]))).toMatchObject({
      body: { points: 1200, lesson_completed: true },
    });
    expect(await staff.get(take)).toMatchObject({ status: 200, body: { trigger_id: null, course: null, points: 1200, completed: true } });
    expect((await learner.get(inCourse)).body).toMatchObject({ points: 0, completed: false });
    expect(await events(org.org)).toBe(before);
  });

  it("should tell a colleague's run and one's own apart, also when progress is rebuilt", async () => {
    const { staff, take, question, org } = await begun();
    await staff.post(`${take}/items/${question}/answer`, answer([0]));
    const colleague = await server.as(org.admin);
    expect((await colleague.get(take)).body).toMatchObject({ points: 0 });
    await server.database.inOrg(org.org, (tx) => rebuildProgress(tx));
    expect((await staff.get(take)).body).toMatchObject({ points: 150 });
  });

  it("should be refused while there is no published version, and to strangers of the organisation", async () => {
    const { staff, take } = await begun();
    const made = await staff.post("/api/lessons", { name: "Draft", items: [], publish: false });
    const draft = partOf(made.body, "lesson", "id") ?? partOf(made.body, "id");
    expect(await staff.get(`/api/lessons/${String(draft)}/take`)).toMatchObject({
      status: 404,
      body: { message: "This lesson has no published version yet." },
    });
    const other = await begun();
    expect((await other.staff.get(take)).status).toBe(404);
  });
});

describe("An attempt at a lesson", () => {
  const published = async (staff: Awaited<ReturnType<typeof begun>>["staff"], lesson: number): Promise<void> => {
    const { body } = await staff.get(`/api/lessons/${lesson}`);
    const items = partOf(body, "items");
    const renamed = Array.isArray(items) ? items.map((item: unknown) => ({ ...Object(item), name: "Renamed" })) : [];
    const saved = await staff.put("/api/lessons", { id: lesson, version: partOf(body, "version"), items: renamed });
    expect(saved.status).toBe(200);
  };

  it("should keep its revision until a reset, which takes the newest", async () => {
    const { staff, learner, lesson, inCourse, question } = await begun();
    await learner.post(`${inCourse}/items/${question}/answer`, answer([0]));
    await published(staff, lesson);
    const kept = await learner.get(inCourse);
    expect(kept.body).toMatchObject({ version: 1, is_newest: false, attempt: 0 });
    expect(partOf(kept.body, "items", "1", "name")).toBe("Green");
    const fresh = await learner.post(`${inCourse}/reset`, {});
    expect(fresh.body).toMatchObject({ version: 2, is_newest: true, attempt: 1, points: 150 });
    expect(partOf(fresh.body, "items", "1", "name")).toBe("Renamed");
  });

  it("should begin on the newest revision where nothing has been done yet", async () => {
    const { staff, learner, lesson, inCourse } = await begun();
    await published(staff, lesson);
    expect((await learner.get(inCourse)).body).toMatchObject({ version: 2, is_newest: true });
  });
});
