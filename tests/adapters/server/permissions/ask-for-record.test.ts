import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type StaffPerson, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const asks = "/api/users/permissions/requests";
const begun = (): Promise<TestOrg> =>
  seedOrg(server.database, `hidden${(count += 1)}`, { flags: ["contacts", "lessons", "campaigns"], features: ["teams"] });
const read = (body: unknown, name: string): unknown => Reflect.get(Object(body), name);
const tasksOf = async (by: StaffPerson): Promise<readonly unknown[]> => {
  const tasks = read((await (await server.as(by)).get("/api/tasks")).body, "results");
  return Array.isArray(tasks) ? tasks : [];
};
const team = (org: number, label: string): Promise<number> =>
  server.database.asSystem(async ({ db }) => {
    const row = { org_id: org, label, twilio_phone: null, deleted_at: null, created_at: noon, updated_at: noon };
    return (await db.insertInto("teams").values(row).returning("team_id").executeTakeFirstOrThrow()).team_id;
  });
/** What tells one request from another by the id alone. */
const withoutId = (value: unknown, id: number): string => JSON.stringify(value).replaceAll(new RegExp(`(?<!\\d)${id}(?!\\d)`, "g"), "#");

describe("Asking for a record", () => {
  it("should answer the same, and make the same task, for a contact that is hidden and one that does not exist", async () => {
    const org = await begun();
    const [admin, user] = [await server.as(org.admin), await server.as(org.user)];
    const hidden = Number(read((await admin.post("/api/contacts", { first_name: "Secretive", last_name: "Sailor" })).body, "con_id"));
    await admin.put(`/api/users/${org.user.user}`, { version: 1, row_rule: "assigned" });
    expect((await user.get(`/api/contacts/${hidden}`)).status).toBe(404);
    const missing = 987_654_321;
    const [first, second] = [
      await user.post(asks, { path: `/ui/contacts/${hidden}` }),
      await user.post(asks, { path: `/ui/contacts/${missing}` }),
    ];
    expect(first).toMatchObject({ status: 200, body: { title: `Contact ${hidden}`, is_new: true } });
    expect(withoutId(second.body, missing)).toBe(withoutId(first.body, hidden));
    const made = (await tasksOf(org.user)).map((task) => ({ name: read(task, "name"), body: read(task, "body") }));
    const of = (id: number) => made.find(({ name }) => String(name).includes(`Contact ${id}`));
    expect(of(hidden)).toMatchObject({ body: expect.stringContaining(`record=contact%3A${hidden}`) });
    expect(withoutId(of(missing), missing)).toBe(withoutId(of(hidden), hidden));
    for (const task of await tasksOf(org.admin)) expect(read(task, "assigned_to")).toEqual([org.owner.user, org.admin.user]);
    expect(JSON.stringify(await tasksOf(org.user))).not.toContain("Secretive");
    expect((await user.get(`/api/users/${org.user.user}/access?record=contact:${hidden}`)).status).toBe(403);
    expect((await user.post(asks, { path: `/contacts/${hidden}?tab=notes` })).body).toMatchObject({ is_new: false });
    const trace = await admin.get(`/api/users/${org.user.user}/access?record=contact:${hidden}`);
    expect(trace.body).toMatchObject({ title: "Secretive Sailor", is_open: false });
    expect((await admin.get(`/api/users/${org.user.user}/access?record=contact:${missing}`)).status).toBe(404);
  });

  it("should open a file by the one change that the trace offers, either way, and be refused from then on", async () => {
    const org = await begun();
    const [admin, user] = [await server.as(org.admin), await server.as(org.user)];
    const [north, south] = [await team(org.org, "North"), await team(org.org, "South")];
    await admin.put(`/api/users/${org.user.user}`, { version: 1, teams: [south] });
    const made = async (name: string): Promise<number> => {
      const { body } = await admin.post("/api/files/folders", { name });
      const id = Number(read(body, "id"));
      await admin.put(`/api/files/folders/${id}/teams`, { add_teams: [north] });
      return id;
    };
    const wayTo = async (id: number): Promise<unknown> => {
      expect((await user.get(`/api/files/folders/${id}`)).status).toBe(404);
      expect((await user.post(asks, { path: `/files/folders/${id}` })).body).toMatchObject({ is_new: true });
      return read((await admin.get(`/api/users/${org.user.user}/access?record=file_folder:${id}`)).body, "steps");
    };
    const [first, second] = [await made("Charts"), await made("Logs")];
    for (const id of [first, second])
      expect(await wayTo(id)).toContainEqual(
        expect.objectContaining({
          kind: "sharing",
          is_met: false,
          join: [{ id: north, label: "North" }],
          share: [{ id: south, label: "South" }],
        }),
      );
    await admin.put(`/api/files/folders/${first}/teams`, { add_teams: [south] });
    expect((await user.get(`/api/files/folders/${first}`)).status).toBe(200);
    expect((await user.get(`/api/files/folders/${second}`)).status).toBe(404);
    await admin.put(`/api/users/${org.user.user}`, { version: 2, teams: [south, north] });
    for (const id of [first, second]) {
      expect((await user.get(`/api/files/folders/${id}`)).status).toBe(200);
      expect(await user.post(asks, { path: `/files/folders/${id}` })).toMatchObject({
        status: 422,
        body: { errors: { path: ["You have access to this record already. Open it again."] } },
      });
    }
  });

  it("should ask for the page first where that is closed, and hold up to twenty open requests", async () => {
    const org = await begun();
    const user = await server.as(org.user);
    await (
      await server.as(org.admin)
    ).put(`/api/users/${org.user.user}`, { version: 1, row_rule: "assigned", feature_flags: { lessons: false } });
    server.clock.advance(6);
    const page = await user.post(asks, { path: "/ui/lessons/edit/5" });
    expect(read(page.body, "title")).not.toContain("5");
    for (let id = 1; id < 20; id += 1) expect((await user.post(asks, { path: `/contacts/${900 + id}` })).status).toBe(200);
    expect(await user.post(asks, { path: "/contacts/999" })).toMatchObject({
      status: 422,
      body: { errors: { path: [expect.stringContaining("20 answers")] } },
    });
    expect((await user.post(asks, { path: "/contacts/901" })).body).toMatchObject({ is_new: false });
  });
});
