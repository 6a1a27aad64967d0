import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

/** A learner who has finished the first lesson of the sample course for 1,200 points. */
const begun = async () => {
  const { org, sample } = await learningOrg(server.database);
  const learner = await server.as(org.learner);
  await learner.post("/api/cg/join", { campaign_id: sample.course });
  const [first] = sample.triggers;
  const at = (item: number): string => `/api/cg/campaigns/${sample.course}/lessons/${first?.id}/items/${first?.items[item]}`;
  await learner.post(`${at(0)}/shown`, {});
  await learner.post(`${at(1)}/answer`, { answer: [1], answer_id: crypto.randomUUID() });
  return { org, learner, sample };
};

describe("A learner's stats", () => {
  it("should be their own points with why, a streak, and a rank without names", async () => {
    const { learner } = await begun();
    expect((await learner.get("/api/cg/stats?period=today&timezone=UTC")).body).toMatchObject({
      points: 1200,
      lessons: 1,
      streak: 1,
      rank: { place: 1, of: 1 },
      days: [{ points: 1200 }],
      gains: [{ points: 1200, rule: "right", course: "Colours", lesson: "First", item_name: "Green" }],
      next: null,
    });
  });

  it("should be those of the period on the learner's clock [C9.13]", async () => {
    const { org } = await begun();
    clock.advance(24 * 3600);
    const learner = await server.as(org.learner);
    const points = async (period: string, timezone: string): Promise<unknown> =>
      Reflect.get(Object((await learner.get(`/api/cg/stats?period=${period}&timezone=${timezone}`)).body), "points");
    expect(await points("today", "UTC")).toBe(0);
    expect(await points("month", "UTC")).toBe(1200);
    expect(await points("all", "Pacific/Auckland")).toBe(1200);
    expect((await learner.get("/api/cg/stats?period=today")).body).toMatchObject({ rank: null, gains: [], days: [], streak: 1 });
    expect((await learner.get("/api/cg/stats?period=week")).status).toBe(422);
    expect((await learner.get("/api/cg/stats?timezone=Mars")).status).toBe(422);
    clock.advance(-24 * 3600);
  });

  it("should share a place with whoever has as many points, and count nobody of other organisations", async () => {
    const { org, learner } = await begun();
    await begun();
    const [row] = await server.database.asSystem(({ db }) =>
      db.selectFrom("points_ledger").selectAll().where("org_id", "=", org.org).execute(),
    );
    const other = async (points: number): Promise<void> => {
      await server.database.asSystem(async ({ db }) => {
        const { con_id } = await db
          .insertInto("contacts")
          .values({
            org_id: org.org,
            first_name: "A",
            last_name: "B",
            email: [],
            mobile: [],
            photo: null,
            language: null,
            archived_at: null,
            deleted_at: null,
            password_hash: null,
            created_at: noon,
            updated_at: noon,
          })
          .returning("con_id")
          .executeTakeFirstOrThrow();
        const { activity_id } = await db
          .insertInto("activity")
          .values({
            org_id: org.org,
            con_id,
            user_id: null,
            campaign_id: row?.campaign_id ?? 0,
            trigger_id: row?.trigger_id ?? 0,
            lesson_id: null,
            kind: "shown",
            item_uuid: null,
            answer_id: null,
            at: noon,
            version: 1,
            data: "{}",
          })
          .returning("activity_id")
          .executeTakeFirstOrThrow();
        await db
          .insertInto("points_ledger")
          .values({
            activity_id,
            org_id: org.org,
            con_id,
            user_id: null,
            campaign_id: row?.campaign_id ?? 0,
            trigger_id: row?.trigger_id ?? 0,
            lesson_id: null,
            item_uuid: row?.item_uuid ?? "",
            points,
            rule: "right",
            seconds: null,
            at: noon,
          })
          .execute();
      });
    };
    await other(1200);
    await other(50);
    expect((await learner.get("/api/cg/stats?period=all")).body).toMatchObject({ rank: { place: 1, of: 3 } });
    await other(5000);
    expect((await learner.get("/api/cg/stats?period=all")).body).toMatchObject({ rank: { place: 2, of: 4 } });
  });
});
