import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CourseTest } from "../../../../core/course-tests/course-test.model.ts";
import { courseView } from "../../../../core/learning/course-view.rule.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const of = (body: unknown): CourseTest => {
  if (!CourseTest.is(body)) throw new Error("This is no course test.");
  return body;
};

describe("POST campaigns/test", () => {
  it("should give a course with a contact's facts, from which the rules tell what the portal tells", async () => {
    const { org, sample } = await learningOrg(server.database);
    const staff = await server.as(org.owner);
    const learner = await server.as(org.learner);
    await learner.post("/api/cg/join", { campaign_id: sample.course });
    const answer = await staff.post("/api/campaigns/test", { campaign_id: sample.course, con_id: org.learner.contact });
    const shown = (await learner.get(`/api/cg/campaigns/${sample.course}`)).body;
    expect(shown).toEqual(courseView(of(answer.body).facts, noon));
    const imagined = of((await staff.post("/api/campaigns/test", { campaign_id: sample.course })).body);
    expect([imagined.contact, imagined.facts.joined_at]).toEqual([null, null]);
  });

  it("should refuse courses and contacts that do not exist, by name", async () => {
    const { org, sample } = await learningOrg(server.database);
    const staff = await server.as(org.owner);
    expect((await staff.post("/api/campaigns/test", { campaign_id: 999_999 })).status).toBe(404);
    expect((await staff.post("/api/campaigns/test", { campaign_id: sample.course, con_id: 999_999 })).status).toBe(404);
    expect((await staff.post("/api/campaigns/test", { campaign_id: sample.course, con_id: "one" })).status).toBe(422);
  });
});
