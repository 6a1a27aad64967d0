import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

describe("GET cg/search", () => {
  it("should find the learner's lessons with their state, and refuse words that are too long", async () => {
    const { org, sample } = await learningOrg(server.database);
    const learner = await server.as(org.learner);
    await learner.post("/api/cg/join", { campaign_id: sample.course });
    expect((await learner.get("/api/cg/search?search=second")).body).toMatchObject({
      lessons: [{ name: "Second", course: { id: sample.course }, state: "locked", lock: "previous" }],
      lesson_count: 1,
    });
    expect((await learner.get(`/api/cg/search?search=${"a".repeat(201)}`)).status).toBe(422);
  });
});
