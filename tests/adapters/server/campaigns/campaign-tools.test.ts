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

const at = "/api/campaigns";
const field = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);

const begun = async () => {
  const { org, sample, later } = await learningOrg(server.database);
  const staff = await server.as(org.owner);
  const all = async (): Promise<readonly unknown[]> => {
    const { body } = await staff.get(at);
    return Array.isArray(body) ? body : [];
  };
  const mass = async (action: string, ids: readonly number[]): Promise<unknown> =>
    field((await staff.post(`${at}/mass_action`, { ids, action })).body, "results");
  return { org, staff, course: sample.course, later, all, mass, trails: () => actionsInTrail(server, org.org, "campaign") };
};

describe("The list of courses", () => {
  it("should say of each what it is, whose, when and where it stands [B3.32]", async () => {
    const { course, all } = await begun();
    const [first] = (await all()).filter((one) => field(one, "id") === course);
    expect(first).toMatchObject({
      id: course,
      name: "Colours",
      internal_name: "Colours",
      type: "course",
      start_time: expect.any(Number),
      end_time: 0,
      user_id: null,
      portal_section: null,
      show_order: 1,
      created_at: expect.any(Number),
      updated_at: expect.any(Number),
      status: "live",
    });
  });
});

describe("The state of a course", () => {
  it.each([
    ["scheduled", noon + 1, 0],
    ["ended", noon - 2, noon - 1],
    ["live", noon, 0],
    ["live", noon - 1, noon + 1],
  ])("should follow from its start and its end: %s [B4.03]", async (status, start_time, end_time) => {
    const { course, all } = await begun();
    await server.database.asSystem(({ db }) =>
      db.updateTable("campaigns").set({ start_time, end_time }).where("campaign_id", "=", course).execute(),
    );
    expect((await all()).find((one) => field(one, "id") === course)).toMatchObject({ status });
  });
});

describe("The bin of courses", () => {
  it("should list deleted courses with what is kept of them, until they are restored", async () => {
    const { staff, course, later, mass } = await begun();
    expect((await staff.get(`${at}/bin`)).body).toEqual([]);
    await mass("delete", [course]);
    await mass("delete", [later]);
    expect((await staff.get(`${at}/bin`)).body).toEqual([
      { id: later, name: expect.any(String), lessons: expect.any(Number), learners: 0, deleted_at: noon },
      { id: course, name: "Colours", lessons: 3, learners: 0, deleted_at: noon },
    ]);
    await mass("restore", [course, later]);
    expect((await staff.get(`${at}/bin`)).body).toEqual([]);
  });
});

describe("An action on several courses", () => {
  it("should pause, archive and delete them one by one, with a result for each, and undo that", async () => {
    const { course, later, all, mass } = await begun();
    expect(await mass("pause", [course, later, 999_999])).toEqual([
      { id: course, done: true, changed: true, message: "", new_id: null },
      { id: later, done: true, changed: true, message: "", new_id: null },
      {
        id: 999_999,
        done: false,
        changed: false,
        message: "This course does not exist, or it is not shared with your teams.",
        new_id: null,
      },
    ]);
    expect(await all()).toMatchObject([{ paused: true }, { paused: true }]);
    expect(await mass("pause", [course])).toMatchObject([{ id: course, done: true, changed: false }]);
    await mass("resume", [course]);
    await mass("archive", [course]);
    expect(await all()).toContainEqual(expect.objectContaining({ id: course, paused: false, archived_at: noon }));
    await mass("unarchive", [course]);
    await mass("delete", [course, later]);
    expect(await all()).toEqual([]);
    await mass("restore", [course]);
    expect(await all()).toMatchObject([{ id: course, archived_at: null }]);
  });

  it("should copy a course with its lessons, as drafts", async () => {
    const { staff, course, mass, trails } = await begun();
    const [copy] = [await mass("copy", [course])].flat();
    const made = (await staff.get(`${at}/${String(field(copy, "new_id"))}`)).body;
    expect(made).toMatchObject({
      name: "Copy of Colours",
      draft: true,
      learners: 0,
      triggers: [
        { lesson_name: "First", draft: true },
        { lesson_name: "Second", draft: true },
        { lesson_name: "Third", draft: true, release: "delay", join_delay: 2 },
      ],
    });
    expect(await trails()).toContain("campaign.copy");
  });

  it("should be refused to guests, who see only the names of courses that are shared with their teams", async () => {
    const { org, course, staff } = await begun();
    await server.database.asSystem(({ db }) =>
      sql`update users set flags = array_append(flags, 'campaigns') where org_id = ${org.org} and role = 'guest'`.execute(db),
    );
    const guest = await server.as(org.guest);
    expect((await guest.post(`${at}/mass_action`, { ids: [course], action: "delete" })).status).toBe(403);
    expect((await staff.get(`${at}/names`)).body).toContainEqual({ id: course, name: "Colours" });
    expect((await guest.get(`${at}/names`)).body).toEqual([]);
    expect((await guest.get(at)).body).toEqual([]);
    await server.database.asSystem(async ({ db }) => {
      const { rows } = await sql<{ id: number }>`
        insert into teams (org_id, label, created_at, updated_at) values (${org.org}, 'North', ${noon}, ${noon}) returning team_id as id`.execute(
        db,
      );
      const team = rows[0]?.id ?? 0;
      await sql`update users set teams = ${[team]}::bigint[] where user_id = ${org.guest.user}`.execute(db);
      await sql`insert into resource_teams (org_id, resource, resource_id, team_id, created_at) values (${org.org}, 'campaigns', ${course}, ${team}, ${noon})`.execute(
        db,
      );
    });
    const member = await server.as(org.guest);
    expect((await member.get(`${at}/names`)).body).toEqual([{ id: course, name: "Colours" }]);
    expect((await member.get(at)).body).toMatchObject([{ id: course }]);
  });
});

describe("A template of courses", () => {
  it("should be made of a course, be used by name, and be deleted and restored [B3.33]", async () => {
    const { staff, course, trails } = await begun();
    const listed = (await staff.post(`${at}/templates`, { campaign_id: course, name: "Three colours" })).body;
    expect(listed).toMatchObject([{ name: "Three colours", internal_name: "", type: "course", lessons: 3, created_at: noon }]);
    await staff.delete(`${at}/${course}`);
    const id = Array.isArray(listed) ? String(field(listed[0], "id")) : "";
    const made = (await staff.post(`${at}/templates/${id}/campaigns`, { name: "Colours of spring" })).body;
    expect(made).toMatchObject({ name: "Colours of spring", draft: true, triggers: [{}, {}, {}] });
    expect((await staff.delete(`${at}/templates/${id}`)).body).toEqual([]);
    expect((await staff.post(`${at}/templates/${id}/campaigns`, { name: "Again" })).status).toBe(404);
    expect((await staff.delete(`${at}/templates/${id}`)).status).toBe(404);
    expect((await staff.post(`${at}/templates/${id}/restore`, {})).body).toMatchObject([{ name: "Three colours" }]);
    expect((await staff.get(`${at}/templates`)).body).toMatchObject([{ name: "Three colours" }]);
    expect(await trails()).toEqual(
      expect.arrayContaining(["campaign.add_template", "campaign.delete_template", "campaign.restore_template"]),
    );
  });

  it("should keep templates that an older version stored with fewer values", async () => {
    const { org, staff, course } = await begun();
    await staff.post(`${at}/templates`, { campaign_id: course, name: "Old" });
    await server.database.asSystem(({ db }) =>
      sql`update campaign_templates set content = content #- '{values,certificate}' #- '{triggers,0,notify_sms}' where org_id = ${org.org}`.execute(
        db,
      ),
    );
    const listed = (await staff.get(`${at}/templates`)).body;
    expect(listed).toMatchObject([{ name: "Old", lessons: 3 }]);
    const id = Array.isArray(listed) ? String(field(listed[0], "id")) : "";
    expect((await staff.post(`${at}/templates/${id}/campaigns`, { name: "" })).body).toMatchObject({ name: "Old", certificate: false });
  });

  it("should need a name and a course", async () => {
    const { staff, course } = await begun();
    expect((await staff.post(`${at}/templates`, { campaign_id: course, name: " " })).body).toMatchObject({
      errors: { name: ["Give the template a name."] },
    });
    expect((await staff.post(`${at}/templates`, { campaign_id: 999_999, name: "X" })).status).toBe(404);
  });
});
