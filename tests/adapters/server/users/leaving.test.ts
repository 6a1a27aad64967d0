import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addProductFields } from "../../../../adapters/server/fields/product-fields.store.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startServer({ clock: fakeClock(noon) });
});
afterAll(() => server.close());

const kinds = ["contacts", "tasks", "groups", "lessons", "campaigns", "files", "file_folders"];

/** An organisation whose user owns one record of each kind, with a team. */
const begun = async (): Promise<TestOrg> => {
  count += 1;
  const org = await seedOrg(server.database, `leave${count}`);
  await server.database.asSystem(async (tx) => {
    await addProductFields(tx, org.org, noon);
    const [id, user] = [org.org, org.user.user];
    const dates = sql`${noon}, ${noon}`;
    const { rows } = await sql<{ id: number }>`
      insert into teams (org_id, label, created_at, updated_at) values (${id}, 'North', ${dates}) returning team_id as id`.execute(tx.db);
    await sql`update users set teams = ${[rows[0]?.id ?? 0]}::bigint[] where user_id = ${user}`.execute(tx.db);
    await sql`update contacts set fields = jsonb_build_object('assignedUser', jsonb_build_array(${String(user)}::text)) where con_id = ${org.learner.contact}`.execute(
      tx.db,
    );
    await sql`insert into contact_groups (org_id, user_id, name, filters, created_at, updated_at) values (${id}, ${user}, 'Mine', '{}', ${dates})`.execute(
      tx.db,
    );
    await sql`insert into lessons (org_id, uuid, name, user_id, created_at, updated_at) values (${id}, gen_random_uuid(), 'Mine', ${user}, ${dates})`.execute(
      tx.db,
    );
    await sql`insert into campaigns (org_id, name, user_id, created_at, updated_at) values (${id}, 'Mine', ${user}, ${dates})`.execute(
      tx.db,
    );
    await sql`insert into file_folders (org_id, name, created_by, created_at, updated_at) values (${id}, 'Mine', ${user}, ${dates})`.execute(
      tx.db,
    );
  });
  const owner = await server.as(org.owner);
  for (const assigned_to of [[org.user.user], [org.user.user, org.admin.user]])
    expect((await owner.post("/api/tasks", { name: "Call", assigned_to })).status).toBe(200);
  return org;
};
const owners = (org: TestOrg): Promise<unknown> =>
  server.database.asSystem(async ({ db }) => {
    const { rows } = await sql`
      select (select fields #>> '{assignedUser,0}' from contacts where con_id = ${org.learner.contact}) as contacts,
        (select json_agg(assigned_to order by task_id) from tasks where org_id = ${org.org}) as tasks,
        (select user_id from contact_groups where org_id = ${org.org}) as groups, (select user_id from lessons where org_id = ${org.org}) as lessons,
        (select user_id from campaigns where org_id = ${org.org}) as campaigns, (select created_by from file_folders where org_id = ${org.org}) as folders`.execute(
      db,
    );
    return rows[0];
  });
const allOf = (user: number, tasks: readonly (readonly number[])[]) => ({
  contacts: String(user),
  tasks,
  groups: user,
  lessons: user,
  campaigns: user,
  folders: user,
});
const lastRestoring = (org: TestOrg): Promise<unknown> =>
  server.database.asSystem(async ({ db }) => {
    const row = await db
      .selectFrom("audit")
      .select("after")
      .where("org_id", "=", org.org)
      .where("action", "=", "user.restore")
      .executeTakeFirst();
    return row?.after;
  });
const linksOf = (user: number): Promise<number> =>
  server.database.asSystem(
    async ({ db }) => (await db.selectFrom("one_time_codes").select("code_hash").where("user_id", "=", user).execute()).length,
  );
const needed = { status: 422, body: { errors: { replacement_user_id: [expect.stringContaining("owns records. Choose who gets them.")] } } };

describe("Leaving", () => {
  it("should require a replacement for what is owned, give them all of it, and end every session and token at once", async () => {
    const org = await begun();
    const [admin, user] = [await server.as(org.admin), await server.as(org.user)];
    expect((await user.post("/api/users/token", { name: "script" })).status).toBe(200);
    await server.stranger().post("/api/users/reset_password", { email: org.user.email });
    expect(await linksOf(org.user.user)).toBe(1);
    const at = `/api/users/${org.user.user}`;
    const { body } = await admin.get(`${at}/owned`);
    expect(body).toEqual(kinds.filter((kind) => kind !== "files").map((kind) => ({ kind, count: kind === "tasks" ? 2 : 1 })));
    expect(await admin.delete(at)).toMatchObject(needed);
    expect((await admin.delete(`${at}?replacement_user_id=${org.user.user}`)).status).toBe(422);
    expect((await admin.delete(`${at}?replacement_user_id=987654`)).status).toBe(422);
    expect((await user.get("/api/users/current")).status).toBe(200);
    expect((await admin.delete(`${at}?replacement_user_id=${org.admin.user}`)).status).toBe(200);
    expect(await owners(org)).toEqual(allOf(org.admin.user, [[org.admin.user], [org.admin.user]]));
    expect((await user.get("/api/users/current")).status).toBe(401);
    const left = await server.database.asSystem(async ({ db }) => {
      const { rows } = await sql`
        select (select count(*)::int from sessions where user_id = ${org.user.user}) as sessions, (select count(*)::int from api_tokens where user_id = ${org.user.user}) as tokens,
          status, teams from users where user_id = ${org.user.user}`.execute(db);
      return rows[0];
    });
    expect(await linksOf(org.user.user)).toBe(0);
    expect(left).toEqual({ sessions: 0, tokens: 0, status: 0, teams: [] });
    expect((await admin.delete(at)).status).toBe(200);
    expect((await admin.get("/api/users?archived=true")).body).toMatchObject({
      users: [{ id: org.user.user, state: "archived", status: 0 }],
    });
    expect(await actionsInTrail(server, org.org, "user")).toEqual(["user.archive"]);
  });

  it("should be undone with teams and everything that still belongs to the replacement", async () => {
    const org = await begun();
    const admin = await server.as(org.admin);
    const at = `/api/users/${org.user.user}`;
    const before = await owners(org);
    await admin.delete(`${at}?replacement_user_id=${org.admin.user}`);
    await server.database.asSystem(({ db }) =>
      sql`update contact_groups set user_id = ${org.owner.user} where org_id = ${org.org}`.execute(db),
    );
    expect((await admin.post(`/api/users/restore/${org.user.user}?undo=true`)).status).toBe(200);
    const { user, admin: other } = org;
    expect(await owners(org)).toEqual({ ...allOf(user.user, [[user.user], [other.user, user.user]]), groups: org.owner.user });
    expect(before).toEqual(allOf(user.user, [[user.user], [user.user, other.user]]));
    const restored = await admin.get(at);
    expect(restored.body).toMatchObject({ status: { value: 1 }, teams: { value: [expect.any(Number)] } });
    const teams: unknown = Reflect.get(Object(Reflect.get(Object(restored.body), "teams")), "value");
    expect(await lastRestoring(org)).toEqual({ status: 1, teams });
  });

  it("should hand over each kind to the user that is chosen for it, and be undone where they left it untouched", async () => {
    const org = await begun();
    const admin = await server.as(org.admin);
    const { user, owner, admin: other } = org;
    const at = `/api/users/${user.user}`;
    const chosen = `replacements=tasks:${owner.user},lessons:${owner.user},groups:${owner.user}`;
    expect(await admin.delete(`${at}?${chosen}`)).toMatchObject(needed);
    expect((await admin.delete(`${at}?replacement_user_id=${other.user}&replacements=tasks:${user.user}`)).body).toMatchObject({
      errors: { replacements: [expect.any(String)] },
    });
    expect((await admin.delete(`${at}?replacement_user_id=${other.user}&${chosen}`)).status).toBe(200);
    const after = { lessons: owner.user, groups: owner.user, tasks: [[owner.user], [owner.user, other.user]] };
    expect(await owners(org)).toEqual({ ...allOf(other.user, []), ...after });
    await server.database.asSystem(({ db }) => sql`update lessons set user_id = ${other.user} where org_id = ${org.org}`.execute(db));
    expect((await admin.post(`/api/users/restore/${user.user}?undo=true`)).status).toBe(200);
    expect(await owners(org)).toEqual({ ...allOf(user.user, [[user.user], [user.user, other.user]]), lessons: other.user });
  });

  it("should set the status to 0 and clear teams, leave contacts assigned where that is asked, and be undone with status 1 and without teams [B4.04]", async () => {
    const org = await begun();
    const admin = await server.as(org.admin);
    const at = `/api/users/${org.user.user}`;
    await admin.delete(`${at}?replacement_user_id=${org.owner.user}&keep_contacts=true`);
    expect((await admin.get("/api/users?archived=true")).body).toMatchObject({ users: [{ id: org.user.user, status: 0, teams: [] }] });
    expect(await owners(org)).toMatchObject({ contacts: String(org.user.user), lessons: org.owner.user });
    expect((await admin.post(`/api/users/restore/${org.user.user}`)).status).toBe(200);
    expect((await admin.get(at)).body).toMatchObject({ status: { value: 1 }, teams: { value: [] } });
    expect(await owners(org)).toMatchObject({ lessons: org.owner.user });
    expect((await admin.get(`${at}/owned`)).body).toEqual([{ kind: "contacts", count: 1 }]);
    expect((await admin.delete(`${at}?keep_contacts=true`)).status).toBe(200);
  });

  it("should be refused for the owner and the caller, to members and across organisations", async () => {
    const org = await begun();
    const other = await begun();
    const admin = await server.as(org.admin);
    expect((await admin.delete(`/api/users/${org.owner.user}`)).status).toBe(403);
    expect((await admin.delete(`/api/users/${org.admin.user}`)).status).toBe(403);
    expect((await (await server.as(org.user)).delete(`/api/users/${org.guest.user}`)).status).toBe(403);
    expect((await admin.delete(`/api/users/${other.guest.user}`)).status).toBe(404);
    expect((await admin.post(`/api/users/restore/${other.guest.user}`)).status).toBe(404);
    expect((await admin.delete(`/api/users/${org.user.user}?replacement_user_id=${other.admin.user}`)).status).toBe(422);
    expect(await actionsInTrail(server, org.org, "user")).toEqual([]);
  });
});
