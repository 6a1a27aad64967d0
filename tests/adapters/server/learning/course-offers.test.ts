import * as t from "io-ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CourseOffer } from "../../../../core/learning/course-offer.model.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "./learning-bench.ts";

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const begun = async (isJoined = true) => {
  const made = await learningOrg(server.database);
  const client = await server.as(made.org.learner);
  if (isJoined) await client.post("/api/cg/join", { campaign_id: made.sample.course });
  const offer = `/api/cg/campaigns/${made.sample.course}/offline`;
  const lesson = (at: number): string => `/api/cg/campaigns/${made.sample.course}/lessons/${made.sample.triggers[at]?.id}`;
  return { ...made, client, offer, lesson, kept: (at: number): string => `${offer}/${made.sample.triggers[at]?.id}` };
};

const Lesson = t.type({ items: t.readonlyArray(t.type({ values: t.UnknownRecord })) });

describe("What a learner may keep of a course", () => {
  it("should be the lessons that are open or wait for an earlier one, with revision and attempt", async () => {
    const { client, offer, sample } = await begun();
    const { status, body } = await client.get(offer);
    expect(status).toBe(200);
    if (!CourseOffer.is(body)) throw new Error("The reply is no offer.");
    const [first, second] = sample.triggers;
    expect(body.lessons).toEqual([first, second].map((one) => ({ trigger: one?.id, version: 1, attempt: 0 })));
    expect(body.course.triggers).toHaveLength(3);
  });

  it("should hold no right answer, leave a locked lesson locked, and one that opens on a day unread", async () => {
    const { client, kept, lesson } = await begun();
    const ahead = await client.get(kept(1));
    expect(ahead.status).toBe(200);
    if (!Lesson.is(ahead.body)) throw new Error("The reply is no lesson.");
    expect(ahead.body.items.length).toBeGreaterThan(1);
    expect(ahead.body.items.every(({ values }) => !("correct" in values))).toBe(true);
    expect((await client.get(lesson(1))).status).toBe(403);
    expect(await client.get(kept(2))).toMatchObject({ status: 403, body: { message: "This lesson is not open yet." } });
  });

  it("should be nothing before joining, and not exist for others", async () => {
    const { client, offer, kept } = await begun(false);
    expect(await client.get(offer)).toMatchObject({ status: 403, body: { message: "Join the course first." } });
    expect((await client.get(kept(0))).status).toBe(403);
    const other = await begun();
    expect((await other.client.get(offer)).status).toBe(404);
    expect((await other.client.get(kept(0))).status).toBe(404);
    expect((await server.stranger().get(offer)).status).toBe(401);
  });
});
