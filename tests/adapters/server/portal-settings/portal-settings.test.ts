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

const sections = "/api/portal/sections";
const testers = "/api/portal/testers";

describe("Sections of the portal", () => {
  it("should be named and ordered by administrators, kept by courses when renamed, and told to learners", async () => {
    const { org, sample } = await learningOrg(server.database);
    const staff = await server.as(org.owner);
    const made = (await staff.put(sections, { version: 0, sections: [{ name: "Start here" }, { name: "Advanced" }] })).body;
    expect(made).toEqual({
      version: 1,
      sections: [
        { slug: "start-here", name: "Start here", courses: 0 },
        { slug: "advanced", name: "Advanced", courses: 0 },
      ],
    });
    await server.database.asSystem(({ db }) =>
      sql`update campaigns set portal_section = 'Advanced' where campaign_id = ${sample.course}`.execute(db),
    );
    const changed = {
      version: 1,
      sections: [
        { slug: "advanced", name: "For experts" },
        { slug: "start-here", name: "Start here" },
      ],
    };
    expect((await staff.put(sections, changed)).body).toMatchObject({
      version: 2,
      sections: [{ slug: "advanced", name: "For experts", courses: 1 }, { slug: "start-here" }],
    });
    expect((await staff.put(sections, changed)).status).toBe(409);
    const learner = await server.as(org.learner);
    expect((await learner.get("/api/cg/campaigns")).body).toMatchObject([{ portal_section: "For experts" }]);
    expect((await learner.get("/api/cg/info?schema=full")).body).toMatchObject({
      portal_sections: [{ slug: "advanced", name: "For experts" }, { slug: "start-here" }],
      tester: false,
    });
    await staff.put(sections, { version: 2, sections: [{ slug: "start-here", name: "Start here" }] });
    expect((await learner.get("/api/cg/campaigns")).body).toMatchObject([{ portal_section: null }]);
  });

  it("should be refused by field, with nothing stored", async () => {
    const { org } = await learningOrg(server.database);
    const staff = await server.as(org.owner);
    const twice = await staff.put(sections, { version: 0, sections: [{ name: "One" }, { name: "one" }] });
    expect([twice.status, twice.body]).toMatchObject([422, { errors: { sections: [expect.stringContaining("one")] } }]);
    expect((await staff.get(sections)).body).toEqual({ version: 0, sections: [] });
  });
});

describe("Testers of the portal", () => {
  it("should find drafts and join them, and lose them when they are testers no longer", async () => {
    const { org, sample } = await learningOrg(server.database);
    const staff = await server.as(org.owner);
    const learner = await server.as(org.learner);
    await server.database.asSystem(({ db }) => sql`update campaigns set draft = true where campaign_id = ${sample.course}`.execute(db));
    expect((await learner.get("/api/cg/campaigns")).body).toEqual([]);
    expect((await learner.get(`/api/cg/campaigns/${sample.course}`)).status).toBe(404);
    const added = await staff.post(testers, { con_ids: [org.learner.contact, 999_999_999] });
    expect(added.body).toMatchObject([{ con_id: org.learner.contact, added_at: noon }]);
    expect((await staff.post(testers, { con_ids: [org.learner.contact] })).body).toHaveLength(1);
    expect((await learner.get("/api/cg/campaigns")).body).toHaveLength(1);
    expect((await learner.post("/api/cg/join", { campaign_id: sample.course })).status).toBe(200);
    expect((await learner.get("/api/cg/info?schema=full")).body).toMatchObject({ tester: true });
    expect((await staff.get(`/api/campaigns/${sample.course}/learners`)).body).toMatchObject({ count: 1 });
    expect((await staff.delete(`${testers}/${org.learner.contact}`)).body).toEqual([]);
    expect((await learner.get("/api/cg/campaigns")).body).toEqual([]);
    expect(await actionsInTrail(server, org.org, "portal")).toEqual(["portal.tester_added", "portal.tester_removed"]);
  });
});
