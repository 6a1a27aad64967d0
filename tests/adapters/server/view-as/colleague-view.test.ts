import { sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "../../../../adapters/contract/endpoint.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import type { Client } from "../client.ts";
import { declaredCalls } from "../declared-calls.ts";
import { demoOrgAsTestOrg } from "../demo-org.ts";
import { noon, openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { fingerprint } from "../isolation/fingerprint.ts";
import type { StaffPerson, TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let owner: Client;
const clock = fakeClock(noon);
beforeAll(async () => {
  server = await startServer({ clock, config: { demo: true }, database: await openDemoDatabase() });
  org = await demoOrgAsTestOrg(server.database);
  owner = await server.as(org.owner);
});
afterAll(() => server.close());

const looking = "You are only looking. Nothing can be changed, sent or revealed in this view.";
const over = "This view has ended. Close this tab, and begin again from the contact’s record or the user’s page.";
const uuid = "00000000-0000-4000-8000-000000000000";

const begin = async (as: Client, { user }: StaffPerson): Promise<Readonly<Record<string, string>>> => {
  const { body } = await as.post(`/api/users/${user}/view-as`);
  return { "x-view-as": String(Reflect.get(Object(body), "address")).split("#view-as=")[1] ?? "" };
};
const query = async <R>(text: ReturnType<typeof sql<R>>): Promise<readonly R[]> =>
  server.database.asSystem(async ({ db }) => (await text.execute(db)).rows);

/** The demo's user who sees contacts by a row rule. */
const ruled = async (): Promise<StaffPerson> => {
  const [user] = await query(
    sql<{ id: number }>`select user_id as id from users where org_id = ${org.org} and email = 'rita@harbor.example'`,
  );
  return { ...org.user, user: user?.id ?? 0, email: "rita@harbor.example" };
};

/** Calls of the staff application. */
const ofStaff = ({ access, path }: AnyEndpoint): boolean => access.kind === "staff" && !path.startsWith("/api/cg/");
const send = (client: Client, { method }: AnyEndpoint, url: string, headers: Readonly<Record<string, string>>) => {
  if (method === "GET") return client.get(url, headers);
  if (method === "DELETE") return client.delete(url, headers);
  return method === "POST" ? client.post(url, {}, headers) : client.put(url, {}, headers);
};

/** Tables whose ids the addresses of reads name, by a part of the path. */
const ids = async (): Promise<(path: string) => readonly string[]> => {
  const two = async (table: string, id: string): Promise<readonly string[]> =>
    (
      await query(
        sql<{
          id: string;
        }>`select ${sql.ref(id)}::text as id from ${sql.table(table)} where org_id = ${org.org} order by ${sql.ref(id)} limit 2`,
      )
    ).map((row) => row.id);
  const known: readonly (readonly [RegExp, readonly string[]])[] = [
    [/^\/api\/campaigns/, await two("campaigns", "campaign_id")],
    [/^\/api\/lessons\/folders/, await two("lesson_folders", "folder_id")],
    [/^\/api\/lessons/, await two("lessons", "lesson_id")],
    [/^\/api\/files\/folders/, await two("file_folders", "folder_id")],
    [/^\/api\/files/, await two("files", "file_id")],
    [/^\/api\/bookmarks/, await two("contact_groups", "group_id")],
    [/^\/api\/tasks/, await two("tasks", "task_id")],
    [/^\/api\/teams/, await two("teams", "team_id")],
    [/^\/api\/messages/, await two("threads", "thread_id")],
    [/^\/api\/portal\/pages/, await two("portal_pages", "page_id")],
    [/^\/api\/users/, await two("users", "user_id")],
    [/^\/api\/contacts/, [String(org.learner.contact), ...(await two("contacts", "con_id"))]],
  ];
  return (path) => known.find(([part]) => part.test(path))?.[1] ?? ["1"];
};

/** Tokens and ids of requests differ in every answer, and no session of the colleague is the one that asks. */
const compared = (body: unknown): unknown => {
  if (Array.isArray(body))
    return body.map((entry: unknown) => (Object(entry)?.current === true ? { ...Object(entry), current: false } : entry));
  return typeof body === "object" && body !== null ? { ...body, csrf_token: "", request_id: "" } : body;
};

describe("the staff application as a colleague gets it", () => {
  it.each(["admin", "user", "guest", "ruled"] as const)(
    "should answer every read as the %s's own browser gets it, refuse every other call, and change no table",
    async (role) => {
      const person = role === "ruled" ? await ruled() : org[role];
      const header = await begin(owner, person);
      const own = await server.as(person);
      const idsOf = await ids();
      const calls = declaredCalls().filter(ofStaff);
      const before = await fingerprint(server.database);
      const found = new Set<string>();
      const different: unknown[] = [];
      for (const call of calls.filter(({ whileViewing, name }) => whileViewing === "answered" && name !== "colleague-view.current"))
        for (const id of call.path.includes(":") ? [...idsOf(call.path), "999999999"] : [""]) {
          const url = call.path.replace(/:uuid/g, uuid).replace(/:[A-Za-z_]+/g, id);
          const mine = await own.get(url);
          const seen = await owner.get(url, header);
          if (!isDeepStrictEqual([seen.status, compared(seen.body)], [mine.status, compared(mine.body)]))
            different.push({ url, own: mine.status, seen: seen.status });
          if (mine.status === 200) found.add(call.name);
        }
      expect(different).toEqual([]);
      expect(found.size).toBeGreaterThan(role === "guest" || role === "ruled" ? 25 : 55);
      for (const call of calls.filter(({ whileViewing }) => whileViewing === "refused")) {
        const url = call.path.replace(/:uuid/g, uuid).replace(/:[A-Za-z_]+/g, "1");
        expect({ call: call.name, ...(await send(owner, call, url, header)) }).toMatchObject({
          call: call.name,
          status: 403,
          body: { message: looking, reason: { code: "only_looking" } },
        });
      }
      expect(await fingerprint(server.database)).toEqual(before);
    },
    300_000,
  );

  it("should begin for administrators alone, as anybody but the owner, themselves and those who left", async () => {
    const admin = await server.as(org.admin);
    const path = (person: StaffPerson): string => `/api/users/${person.user}/view-as`;
    expect((await (await server.as(org.user)).post(path(org.guest))).status).toBe(403);
    expect(await admin.post(path(org.owner))).toMatchObject({ status: 403, body: { reason: { code: "not_as_owner" } } });
    expect(await admin.post(path(org.admin))).toMatchObject({ status: 403, body: { reason: { code: "not_as_oneself" } } });
    expect((await admin.post("/api/users/999999/view-as")).status).toBe(404);
    await query(sql`update users set status = 0 where user_id = ${org.user.user}`);
    expect(await admin.post(path(org.user))).toMatchObject({ status: 409, body: { reason: { code: "view_archived" } } });
    await query(sql`update users set status = 1 where user_id = ${org.user.user}`);
    expect((await admin.post(path(org.user))).status).toBe(200);
  });

  it("should say whom it shows, hold for the browser of who began it alone, and leave a trail of its beginning and end", async () => {
    const since = clock.now();
    const header = await begin(owner, org.user);
    expect((await owner.get("/api/view-as", header)).body).toMatchObject({ user_id: org.user.user, seconds: 900 });
    expect((await owner.get("/api/view-as")).body).toBeNull();
    for (const other of [server.stranger(), await server.as(org.admin), await server.as(org.user)])
      expect((await other.get("/api/users/current", header)).body).toMatchObject({ message: over });
    expect((await owner.get("/api/users/current", header)).body).toMatchObject({ email: org.user.email, csrf_token: "" });
    expect((await owner.get("/api/cg/view-as", header)).status).toBe(403);
    expect((await owner.delete("/api/view-as", header)).status).toBe(200);
    expect((await owner.get("/api/users/current", header)).body).toMatchObject({ message: over });
    const trail = await query(sql<{ action: string; actor: number; object: string }>`
      select action, actor_id as actor, object_id as object from audit where org_id = ${org.org} and action like 'user.view_as%' and at >= ${since} order by audit_id desc limit 2`);
    const who = { actor: org.owner.user, object: String(org.user.user) };
    expect(trail).toEqual([
      { action: "user.view_as_end", ...who },
      { action: "user.view_as", ...who },
    ]);
  });

  it("should follow the colleague's permissions at once, and end when they leave, become the owner, or whoever looks is no administrator any more", async () => {
    const admin = await server.as(org.admin);
    const header = await begin(admin, org.user);
    const status = async (path = "/api/users/current"): Promise<number> => (await admin.get(path, header)).status;
    const { user } = org.user;
    const [before] = await query(sql<{ flags: string[] }>`select flags from users where user_id = ${user}`);
    expect(await status("/api/contacts")).toBe(200);
    await query(sql`update users set flags = '{}' where user_id = ${user}`);
    expect([await status("/api/contacts"), await status()]).toEqual([403, 200]);
    await query(sql`update users set flags = ${before?.flags ?? []}, status = 0 where user_id = ${user}`);
    expect(await status()).toBe(403);
    await query(sql`update users set status = 1 where user_id = ${user}`);
    expect(await status()).toBe(200);
    await query(sql`update users set role = 'user' where user_id = ${org.admin.user}`);
    clock.advance(2);
    expect(await status()).toBe(403);
    await query(sql`update users set role = 'admin' where user_id = ${org.admin.user}`);
    clock.advance(2);
    expect(await status()).toBe(200);
    clock.advance(900);
    expect((await admin.get("/api/users/current", header)).body).toMatchObject({ message: over });
  });
});
