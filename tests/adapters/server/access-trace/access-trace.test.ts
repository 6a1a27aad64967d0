import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { learningOrg } from "../learning/learning-bench.ts";
import { seedOrg } from "../two-orgs.ts";

const day = 24 * 3600;
const clock = fakeClock(noon);
let server: TestServer;
let staff: Client;
let learner: Client;
let contact = 0;
let orgId = 0;
let course = 0;
let lessons: readonly number[] = [];

const run = (text: ReturnType<typeof sql>): Promise<unknown> => server.database.asSystem(({ db }) => text.execute(db));
const why = async (kind: string, item: number | string, as: Client = staff) => {
  const { status, body } = await as.get(`/api/contacts/${contact}/access?kind=${kind}&item=${item}`);
  return { status, open: Reflect.get(Object(body), "open"), body };
};
const unmet = (body: unknown): readonly unknown[] => {
  const conditions: unknown = Reflect.get(Object(body), "conditions");
  return Array.isArray(conditions)
    ? conditions.filter((one) => Reflect.get(Object(one), "verdict") === "unmet").map((one) => Reflect.get(Object(one), "code"))
    : [];
};

beforeAll(async () => {
  server = await startServer({ clock });
  const { org, sample } = await learningOrg(server.database);
  staff = await server.as(org.owner);
  learner = await server.as(org.learner);
  contact = org.learner.contact;
  orgId = org.org;
  course = sample.course;
  lessons = await server.database.asSystem(async ({ db }) =>
    (
      await sql<{ id: number }>`select trigger_id as id from triggers where campaign_id = ${course} and type = 'lesson' order by 1`.execute(
        db,
      )
    ).rows.map(({ id }) => id),
  );
});
afterAll(() => server.close());

const around = fc.integer({ min: -3, max: 3 }).map((days) => noon + days * day);
const seldom = fc.integer({ min: 0, max: 4 }).map((n) => n === 0);
const anySetting = fc.record({
  joined: fc.option(around, { freq: 3 }),
  draft: seldom,
  tester: seldom,
  offered: fc.constantFrom("all", "enrol"),
  archived: fc.option(around, { freq: 5 }),
  begins: fc.oneof(fc.constant(0), around),
  ends: fc.oneof(fc.constant(0), fc.constant(0), around),
  paused: fc.option(fc.boolean(), { freq: 4 }),
  lessons: fc.array(
    fc.record({
      draft: seldom,
      paused: seldom,
      extra: seldom,
      automatic: seldom.map((rare) => !rare),
      start: fc.oneof(fc.constant(0), around),
      opened: seldom,
      done: fc.boolean(),
      parent: seldom,
    }),
    { minLength: 2, maxLength: 2 },
  ),
});

describe("why a contact does not see something", () => {
  it("should come to what the portal answers the learner, for courses and lessons in any state", async () => {
    await fc.assert(
      fc.asyncProperty(anySetting, async (set) => {
        await run(sql`
          update campaigns set draft = ${set.draft}, offered = ${set.offered}, archived_at = ${set.archived}, start_time = ${set.begins}, end_time = ${set.ends === 0 ? 0 : Math.max(set.ends, set.begins)} where campaign_id = ${course}`);
        for (const table of ["course_joins", "portal_testers", "drip_pauses", "lock_overrides", "lesson_progress"])
          await run(sql`delete from ${sql.table(table)} where org_id = ${orgId}`);
        if (set.joined !== null)
          await run(
            sql`insert into course_joins (org_id, con_id, campaign_id, joined_at) values (${orgId}, ${contact}, ${course}, ${set.joined})`,
          );
        if (set.tester) await run(sql`insert into portal_testers (org_id, con_id, added_at) values (${orgId}, ${contact}, 1)`);
        if (set.paused !== null)
          await run(
            sql`insert into drip_pauses (org_id, campaign_id, con_id, paused_at) values (${orgId}, ${course}, ${set.paused ? contact : null}, ${noon - day})`,
          );
        for (const [at, one] of set.lessons.entries()) {
          const id = lessons[at] ?? 0;
          await run(sql`
            update triggers set draft = ${one.draft}, paused = ${one.paused}, include_extra_lessons = ${one.extra}, automatic = ${one.automatic}, start_time = ${one.start}, parent_trigger = ${one.parent && at > 0 ? (lessons[0] ?? null) : null} where trigger_id = ${id}`);
          if (one.opened)
            await run(
              sql`insert into lock_overrides (org_id, con_id, trigger_id, opened_at, reason) values (${orgId}, ${contact}, ${id}, ${noon - day}, 'x')`,
            );
          if (one.done)
            await run(sql`
              insert into lesson_progress (org_id, con_id, trigger_id, campaign_id, points, completed_at, touched_at, version)
              select org_id, ${contact}, trigger_id, campaign_id, 0, ${noon - day}, ${noon - day}, 1 from triggers where trigger_id = ${id}`);
        }
        expect((await why("course", course)).open).toBe((await learner.get(`/api/cg/campaigns/${course}`)).status === 200);
        for (const id of lessons)
          expect([id, (await why("lesson", id)).open]).toEqual([
            id,
            (await learner.get(`/api/cg/campaigns/${course}/lessons/${id}`)).status === 200,
          ]);
      }),
      { numRuns: 40 },
    );
    await run(
      sql`update campaigns set draft = false, offered = 'all', archived_at = null, start_time = 0, end_time = 0 where campaign_id = ${course}`,
    );
  });

  it("should come to what the portal answers for folders, reports and pages, and say what is missing", async () => {
    const idOf = (body: unknown): number => Number(Reflect.get(Object(body), "id"));
    const folder = idOf((await staff.post("/api/files/folders", { name: "Handbooks", parent_id: null })).body);
    const seen = async (): Promise<boolean> => (await learner.get(`/api/cg/files_folders/${folder}`)).status === 200;
    const role = { name: "Crew", permissions: [], relation: null, fields: [], is_default: true, file_folders: [] };
    expect([await seen(), unmet((await why("folder", folder)).body)]).toEqual([false, ["role_there"]]);
    const made = (await staff.post("/api/portal/roles", role)).body;
    const id: unknown = Array.isArray(made) ? Reflect.get(Object(made[0]), "role_id") : undefined;
    expect([await seen(), unmet((await why("folder", folder)).body)]).toEqual([false, ["role_files", "folder_shared"]]);
    await staff.put(`/api/portal/roles/${String(id)}`, { ...role, permissions: ["files"], version: 1 });
    expect([await seen(), unmet((await why("folder", folder)).body)]).toEqual([false, ["folder_shared"]]);
    await staff.put(`/api/portal/roles/${String(id)}`, { ...role, permissions: ["files"], file_folders: [folder], version: 2 });
    expect([await seen(), unmet((await why("folder", folder)).body)]).toEqual([true, []]);
    const drills = idOf((await staff.post("/api/lessons/folders", { name: "Drills", folder_id: null })).body);
    const opened = async (): Promise<readonly boolean[]> => [
      (await learner.get(`/api/cg/lessons_folders/${drills}`)).status === 200,
      (await learner.get("/api/portal/reports/activity?period=30d")).status === 200,
    ];
    const kept = async (): Promise<readonly unknown[]> => [
      unmet((await why("lesson_folder", drills)).body),
      unmet((await why("report", "activity")).body),
    ];
    const reading = { ...role, permissions: ["files", "reports"], file_folders: [folder] };
    expect([await opened(), await kept()]).toEqual([
      [false, false],
      [["folder_shared"], ["role_reports", "report_published"]],
    ]);
    await staff.put(`/api/portal/roles/${String(id)}`, { ...reading, version: 3 });
    expect([await opened(), await kept()]).toEqual([
      [false, false],
      [["folder_shared"], ["report_published"]],
    ]);
    await staff.put(`/api/portal/roles/${String(id)}`, { ...reading, lesson_folders: [drills], reports: ["activity"], version: 4 });
    expect([await opened(), await kept()]).toEqual([
      [true, true],
      [[], []],
    ]);
    const page = idOf((await staff.post("/api/portal/pages", { path: "hours", title: "Hours" })).body);
    await staff.put(`/api/portal/pages/${page}`, { html: "<p>8 to 5</p>", version: 1 });
    const shown = async (): Promise<boolean> => (await learner.get("/api/cg/pages/hours")).status === 200;
    expect([await shown(), unmet((await why("page", page)).body)]).toEqual([false, ["page_published"]]);
    await staff.post(`/api/portal/pages/${page}/publish`, { version: 2 });
    expect([await shown(), unmet((await why("page", page)).body)]).toEqual([true, []]);
  });

  it("should say that an archived contact does not sign in, and answer 404 for what the caller does not see", async () => {
    await run(sql`update contacts set archived_at = ${noon} where con_id = ${contact}`);
    expect(unmet((await why("course", course)).body)).toContain("contact_signs_in");
    await run(sql`update contacts set archived_at = null where con_id = ${contact}`);
    const other = await server.as((await seedOrg(server.database, "elsewhere")).owner);
    for (const kind of ["course", "lesson", "folder", "lesson_folder", "page", "report"]) {
      expect([kind, (await why(kind, 999_999)).status]).toEqual([kind, 404]);
      expect([kind, (await why(kind, course, other)).status]).toEqual([kind, 404]);
    }
    expect((await other.get(`/api/contacts/${contact}/access/choices`)).status).toBe(404);
    expect((await why("report", "activity", other)).status).toBe(404);
    expect((await why("folder", "activity")).status).toBe(404);
    expect((await why("report", "nothing")).status).toBe(422);
    expect((await staff.get(`/api/contacts/${contact}/access?kind=user&item=1`)).status).toBe(422);
  });

  it("should offer the courses with their lessons, the folders, the pages and the reports", async () => {
    const { body } = await staff.get(`/api/contacts/${contact}/access/choices`);
    expect(body).toMatchObject({
      courses: expect.arrayContaining([
        expect.objectContaining({ id: course, lessons: lessons.map((id) => expect.objectContaining({ id })) }),
      ]),
      folders: [{ name: "Handbooks" }],
      lesson_folders: [{ name: "Drills" }],
      pages: [{ name: "Hours" }],
      reports: [{ id: "activity" }, { id: "lesson-completion" }, { id: "campaign-funnel" }, { id: "texting" }],
    });
  });
});
