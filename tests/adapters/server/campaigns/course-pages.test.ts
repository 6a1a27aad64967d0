import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCoursePagesHttp } from "../../../../adapters/http/course-pages.http.ts";
import type { CoursePageQuery } from "../../../../core/campaigns/course-list.model.ts";
import { everyCourse } from "../../../../core/campaigns/course-list.rule.ts";
import { given, refusal } from "../../../conformance/answer-of.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { addContacts } from "../groups/group-rows.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { addPublishedLesson } from "../published-lesson.ts";
import { seedOrg } from "../two-orgs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const first: CoursePageQuery = { ...everyCourse, sort: "name", limit: 50, after: null };

/** Three courses: one with two learners of whom one finished it, a draft, and one that is shared with a team. */
const prepared = async () => {
  const { admin } = await seedOrg(server.database, `o${crypto.randomUUID().slice(0, 8)}`, { flags: ["campaigns"] });
  const { org } = admin;
  const team = await server.database.inOrg(org, async (tx) => {
    const { db } = tx;
    const [one = 0, two = 0] = await addContacts(tx, org, 2);
    const idOf = async (statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> =>
      Number((await statement.execute(db)).rows[0]?.id);
    const course = (name: string, draft: boolean) =>
      idOf(sql<{ id: number }>`
        insert into campaigns (org_id, name, draft, created_at, updated_at) values (${org}, ${name}, ${draft}, ${noon}, ${noon}) returning campaign_id as id`);
    const [knots, , shared] = [await course("Knots", false), await course("Drafted", true), await course("Anchors", false)];
    const lesson = await addPublishedLesson(tx, org, "Bowline");
    const trigger = await idOf(sql<{ id: number }>`
      insert into triggers (org_id, campaign_id, type, lesson_id, draft, created_at, updated_at) values (${org}, ${knots}, 'lesson', ${lesson}, false, ${noon}, ${noon}) returning trigger_id as id`);
    for (const who of [one, two])
      await sql`insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${org}, ${who}, ${knots}, ${noon})`.execute(db);
    await sql`insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, points, completed_at, touched_at, version)
      values (${org}, ${one}, ${trigger}, ${knots}, 0, ${noon}, ${noon}, 1)`.execute(db);
    const made = await idOf(sql<{ id: number }>`
      insert into teams (org_id, label, color, created_at, updated_at) values (${org}, 'Pier', '#0b7a75', ${noon}, ${noon}) returning team_id as id`);
    await sql`insert into resource_teams (org_id, resource, resource_id, team_id, created_at) values (${org}, 'campaigns', ${shared}, ${made}, ${noon})`.execute(
      db,
    );
    return made;
  });
  return { courses: makeCoursePagesHttp(await server.callerOf(admin)), team };
};

describe("the list of courses over HTTP", () => {
  it("should count lessons, learners and those who finished, and be narrowed and sorted by the server", async () => {
    const { courses, team } = await prepared();
    const page = await given(courses.page({ ...first, sort: "-finished" }));
    expect(page.results.find(({ name }) => name === "Knots")).toMatchObject({ lessons: 1, learners: 2, completed: 1 });
    expect(page.results.map(({ name }) => name)).toEqual(["Knots", "Anchors", "Drafted"]);
    const names = async (query: Partial<CoursePageQuery>) =>
      (await given(courses.page({ ...first, ...query }))).results.map(({ name }) => name);
    expect(await names({})).toEqual(["Anchors", "Drafted", "Knots"]);
    expect(await names({ team })).toEqual(["Anchors"]);
    expect(await names({ state: "draft" })).toEqual(["Drafted"]);
    expect(await names({ search: "KNOT" })).toEqual(["Knots"]);
  });

  it("should go on where the page before ended, and refuse a cursor that no page gave by its field", async () => {
    const { courses } = await prepared();
    const one = await given(courses.page({ ...first, limit: 2 }));
    const two = await given(courses.page({ ...first, limit: 2, after: one.next }));
    expect([one, two].map(({ results }) => results.map(({ name }) => name))).toEqual([["Anchors", "Drafted"], ["Knots"]]);
    expect([one.count, one.total, two.next]).toEqual([3, 3, null]);
    expect(await refusal(courses.page({ ...first, after: "somewhere" }))).toMatchObject({
      tag: "invalid",
      errors: { after: [expect.stringContaining("cannot be found")] },
    });
  });
});
