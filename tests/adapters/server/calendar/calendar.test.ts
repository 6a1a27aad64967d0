import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

describe("GET cg/calendar", () => {
  it("should tell a learner of their own courses alone, from joining on", async () => {
    const { org, sample } = await learningOrg(server.database);
    const learner = await server.as(org.learner);
    expect((await learner.get("/api/cg/calendar")).body).toEqual([]);
    await learner.post("/api/cg/join", { campaign_id: sample.course });
    const entries = (await learner.get("/api/cg/calendar")).body;
    expect(entries).toHaveLength(3);
    expect(entries).toMatchObject([
      { kind: "opens", lesson: { name: "Third" }, lock: "date" },
      { kind: "open", course: { id: sample.course }, lesson: { name: "First" }, lock: null },
      { kind: "waits", lesson: { name: "Second" }, lock: "previous", waits_for: { name: "First" } },
    ]);
  });
});
