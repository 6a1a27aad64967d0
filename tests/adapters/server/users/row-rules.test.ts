import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { planBulkJob } from "../../../../adapters/server/bulk/plan-bulk.job.ts";
import { runBulkJob } from "../../../../adapters/server/bulk/run-bulk.job.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { allContacts } from "../../../../core/contacts/contact-find.model.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import type { Client } from "../client.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let admin: Client;
let user: Client;
let count = 0;
beforeEach(async () => {
  server ??= await startServer({ clock: fakeClock(noon) });
  org = await seedOrg(server.database, `rows${(count += 1)}`);
  await server.database.asSystem(async ({ db }) => {
    await sql`update users set flags = array['contacts', 'add_contacts', 'delete_contacts', 'import_contacts'] where user_id = ${org.user.user}`.execute(
      db,
    );
    await sql`insert into fields (org_id, name, label, type, created_at, updated_at)
      values (${org.org}, 'assignedUser', 'Assigned user', 'list', 1, 1), (${org.org}, 'friends', 'Friends', 'related_contacts', 1, 1)`.execute(
      db,
    );
  });
  admin = await server.as(org.admin);
  user = await server.as(org.user);
});
afterAll(() => server.close());

const fieldOf = (body: unknown, key: string): unknown => Reflect.get(Object(body), key);
const versionOf = async (): Promise<unknown> => fieldOf(fieldOf((await admin.get(`/api/users/${org.user.user}`)).body, "version"), "value");
const rule = async (row_rule: string) => admin.put(`/api/users/${org.user.user}`, { version: Number(await versionOf()), row_rule });
const made = async (client: Client, values: object): Promise<number> =>
  Number(fieldOf((await client.post("/api/contacts", values)).body, "con_id"));
/** A contact assigned to a user. */
const assigned = (name: string, to: number): Promise<number> => made(admin, { first_name: name, fields: { assignedUser: [String(to)] } });
const seen = async (client: Client): Promise<readonly unknown[]> => {
  const results = fieldOf((await client.get("/api/contacts")).body, "results");
  return Array.isArray(results) ? results.map((one) => fieldOf(one, "first_name")).toSorted() : [];
};

describe("A row rule", () => {
  it("should be given by administrators, be in force in open sessions, change the mark of access, and stand in the trail", async () => {
    const mine = await assigned("Mine", org.user.user);
    await assigned("Theirs", org.admin.user);
    expect(await seen(user)).toContain("Theirs");
    const before = (await user.get("/api/users/permissions/own")).body;
    expect(await rule("assigned")).toMatchObject({ status: 200, body: { row_rule: { value: "assigned" } } });
    server.clock.advance(2);
    expect(await seen(user)).toEqual(["Mine"]);
    expect((await user.get("/api/users/permissions/own")).body).not.toEqual(before);
    expect((await user.get("/api/contacts/metrics")).body).toMatchObject({ total: 1 });
    expect((await user.get(`/api/contacts/${mine}`)).status).toBe(200);
    expect((await user.put(`/api/users/${org.user.user}`, { version: 1, row_rule: "all" })).status).toBe(403);
    expect(await actionsInTrail(server, org.org, "user")).toContain("user.change");
    await rule("all");
    server.clock.advance(2);
    expect(await seen(user)).toContain("Theirs");
  });

  it("should be refused for administrators and guests", async () => {
    for (const one of [org.admin, org.guest])
      expect(await (await server.as(org.owner)).put(`/api/users/${one.user}`, { version: 1, row_rule: "teams" })).toMatchObject({
        status: 422,
        body: { errors: { row_rule: [expect.any(String)] } },
      });
  });

  it("should leave other contacts out of reach for every write, and keep what the user does not see of their own", async () => {
    const [mine, theirs] = [await assigned("Mine", org.user.user), await assigned("Theirs", org.admin.user)];
    expect(await admin.put(`/api/contacts/${mine}`, { version: 1, fields: { friends: [theirs] } })).toMatchObject({ status: 200 });
    await rule("assigned");
    server.clock.advance(2);
    const read = (await user.get(`/api/contacts/${mine}`)).body;
    expect(fieldOf(fieldOf(read, "fields"), "friends") ?? []).toEqual([]);
    const changed = await user.put(`/api/contacts/${mine}`, { version: fieldOf(read, "version"), last_name: "Known" });
    expect(changed).toMatchObject({ status: 200, body: { last_name: "Known" } });
    expect((await admin.get(`/api/contacts/${mine}`)).body).toMatchObject({ last_name: "Known", fields: { friends: [theirs] } });
    expect((await user.put(`/api/contacts/${theirs}`, { version: 1, last_name: "Stolen" })).status).toBe(404);
    expect((await user.delete(`/api/contacts/${theirs}`)).status).toBe(404);
    const own = await made(user, { first_name: "New" });
    expect((await admin.get(`/api/contacts/${own}`)).body).toMatchObject({ fields: { assignedUser: [String(org.user.user)] } });
    const [kept, gone] = [mine, own];
    expect((await user.post("/api/contacts/merge", { kept_id: kept, merge_id: theirs })).status).toBe(404);
    expect(await user.post("/api/contacts/merge", { kept_id: kept, merge_id: gone })).toMatchObject({
      status: 200,
      body: { merged: true },
    });
    expect((await admin.get(`/api/contacts/${mine}`)).body).toMatchObject({ fields: { friends: [theirs] } });
    expect(await seen(user)).toEqual(["Mine"]);
  });

  it("should hold for exports and for jobs that the user began, and let them give a contact away", async () => {
    const [mine] = [await assigned("Mine", org.user.user), await assigned("Theirs", org.admin.user)];
    await rule("assigned");
    server.clock.advance(2);
    expect(await seen(user)).toEqual(["Mine"]);
    const everyone = { of: "matching", find: allContacts, except: [] };
    const exported = await user.post("/api/contacts/exports", { selection: everyone, columns: null, bom: false });
    const file = await user.get(String(fieldOf(exported.body, "href")));
    expect(JSON.stringify(file.body)).toContain("Mine");
    expect(JSON.stringify(file.body)).not.toContain("Theirs");
    const action = { do: "set", field: "fields.assignedUser", value: [String(org.admin.user)] };
    const plan = await user.post("/api/contacts/bulk", { key: crypto.randomUUID(), action, selection: everyone });
    const id = Number(fieldOf(plan.body, "id"));
    const runner = makeJobRunner({ database: server.database, clock: server.clock, warn: (_message, error) => expect(error).toBe(null) }, [
      planBulkJob,
      runBulkJob,
    ]);
    await runner.runDue();
    await user.post(`/api/contacts/bulk/${id}/run`, {});
    await runner.runDue();
    expect((await user.get(`/api/contacts/bulk/${id}`)).body).toMatchObject({ state: "done", counts: { changed: 1 } });
    expect(await seen(user)).toEqual([]);
    expect((await admin.get(`/api/contacts/${mine}`)).body).toMatchObject({ fields: { assignedUser: [String(org.admin.user)] } });
    await user.post(`/api/contacts/bulk/${id}/undo`, {});
    await runner.runDue();
    expect((await user.get(`/api/contacts/bulk/${id}`)).body).toMatchObject({ state: "undone", undo: { reversed: 1, impossible: 0 } });
    expect(await seen(user)).toEqual(["Mine"]);
  });

  it("should let a bulk action that deletes be undone, and the bin be emptied by restoring, and leave alone what is seen neither before nor after", async () => {
    const [one, two] = [await assigned("One", org.user.user), await assigned("Two", org.user.user)];
    await rule("assigned");
    server.clock.advance(2);
    const bulk = async (action: object, selection: object): Promise<number> => {
      const plan = await user.post("/api/contacts/bulk", { key: crypto.randomUUID(), action, selection });
      expect(plan).toMatchObject({ status: 200, body: { state: "planned" } });
      const id = Number(fieldOf(plan.body, "id"));
      expect(await user.post(`/api/contacts/bulk/${id}/run`, {})).toMatchObject({ status: 200, body: { state: "done" } });
      return id;
    };
    const chosen = { of: "chosen", ids: [one, two] };
    const removed = await bulk({ do: "delete" }, chosen);
    expect(await seen(user)).toEqual([]);
    expect((await user.post(`/api/contacts/bulk/${removed}/undo`, {})).body).toMatchObject({ state: "undone", undo: { reversed: 2 } });
    expect(await seen(user)).toEqual(["One", "Two"]);
    await bulk({ do: "delete" }, chosen);
    await bulk({ do: "restore" }, { of: "bin", except: [] });
    expect(await seen(user)).toEqual(["One", "Two"]);
    const named = await bulk({ do: "set", field: "last_name", value: "Written" }, chosen);
    await admin.put(`/api/contacts/${two}`, {
      version: fieldOf((await admin.get(`/api/contacts/${two}`)).body, "version"),
      fields: { assignedUser: [String(org.admin.user)] },
    });
    expect((await user.post(`/api/contacts/bulk/${named}/undo`, {})).body).toMatchObject({
      state: "undone",
      undo: { reversed: 1, impossible: 1 },
    });
    expect((await admin.get(`/api/contacts/${two}`)).body).toMatchObject({ last_name: "Written" });
  });
});
