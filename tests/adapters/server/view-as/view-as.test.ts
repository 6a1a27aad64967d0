import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "../../../../adapters/contract/endpoint.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import type { Client } from "../client.ts";
import { declaredCalls } from "../declared-calls.ts";
import { demoOrgAsTestOrg } from "../demo-org.ts";
import { noon, openDemoDatabase, startServer, type TestServer } from "../harness.ts";
import { fingerprint } from "../isolation/fingerprint.ts";
import type { TestOrg } from "../two-orgs.ts";

let server: TestServer;
let org: TestOrg;
let staff: Client;
let learner: Client;
const clock = fakeClock(noon);
beforeAll(async () => {
  server = await startServer({ clock, config: { demo: true }, database: await openDemoDatabase() });
  org = await demoOrgAsTestOrg(server.database);
  staff = await server.as(org.owner);
  learner = await server.as(org.learner);
});
afterAll(() => server.close());

const readOnly = "You are only looking. Nothing can be changed, sent or revealed in this view.";
const over = "This view has ended. Close this tab, and begin again from the contact’s record or the user’s page.";
const uuid = "00000000-0000-4000-8000-000000000000";

const begin = async (as: Client = staff, contact = org.learner.contact): Promise<Readonly<Record<string, string>>> => {
  const { body } = await as.post(`/api/contacts/${contact}/view-as`);
  return { "x-view-as": String(Reflect.get(Object(body), "address")).split("#view-as=")[1] ?? "" };
};
const query = async <R>(text: ReturnType<typeof sql<R>>): Promise<readonly R[]> =>
  server.database.asSystem(async ({ db }) => (await text.execute(db)).rows);
const statusOf = async (header: Readonly<Record<string, string>>, as: Client = staff): Promise<number> =>
  (await as.get("/api/cg/info", header)).status;

/** Calls of the portal: those of learners, and those that its pages make before anybody is signed in. */
const ofPortal = ({ access, path }: AnyEndpoint): boolean => access.kind === "learner" || path.startsWith("/api/cg/");
const send = (client: Client, { method }: AnyEndpoint, url: string, headers: Readonly<Record<string, string>>) => {
  if (method === "GET") return client.get(url, headers);
  if (method === "DELETE") return client.delete(url, headers);
  return method === "POST" ? client.post(url, {}, headers) : client.put(url, {}, headers);
};

/** Addresses of every read of the portal, with ids that the demo's learner reaches. */
const addresses = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const places = await query(sql<{ course: number; lesson: number }>`
    select t.campaign_id as course, t.trigger_id as lesson from triggers t join course_joins j on j.campaign_id = t.campaign_id and j.con_id = ${org.learner.contact}
    where t.org_id = ${org.org} and t.deleted_at is null order by 1, 2`);
  const courses = [...new Set(places.map(({ course }) => course))];
  const folders = await query(sql<{ id: number }>`select folder_id as id from file_folders where org_id = ${org.org} order by 1`);
  const lessonFolders = await query(sql<{ id: number }>`select folder_id as id from lesson_folders where org_id = ${org.org} order by 1`);
  const threads = await query(sql<{ id: number }>`select thread_id as id from threads where org_id = ${org.org} order by 1`);
  const pages = await query(sql<{ path: string }>`select path from portal_pages where org_id = ${org.org} order by 1`);
  const uploads = await query(sql<{ course: number; lesson: number; item: string; file: number }>`
    select t.campaign_id as course, r.trigger_id as lesson, r.item_uuid::text as item, r.file_id as file
    from recordings r join triggers t on t.trigger_id = r.trigger_id where r.org_id = ${org.org} order by 4`);
  const contacts = await query(sql<{ id: number }>`select con_id as id from contacts where org_id = ${org.org} order by 1 desc limit 40`);
  const [recording] = await query(sql<{ id: number }>`
    with made as (
      insert into files (org_id, address, filename, mime, bytes, location, con_id, created_at, updated_at)
      values (${org.org}, gen_random_uuid(), 'me.mp4', 'video/mp4', 1, 'demo/harbor-safety.mp4', ${org.learner.contact}, 1, 1) returning file_id)
    insert into recordings (file_id, org_id, created_at) select file_id, ${org.org}, 1 from made returning file_id as id`);
  return new Map([
    ["recordings.get", [`/api/cg/recordings/${recording?.id}`]],
    ["learning.courses", ["/api/cg/campaigns", "/api/cg/campaigns?schema=small"]],
    ["learning.course", [...courses, 999_999].map((id) => `/api/cg/campaigns/${id}`)],
    ["learning.lesson", places.map(({ course, lesson }) => `/api/cg/campaigns/${course}/lessons/${lesson}`)],
    ["learning.points", places.map(({ course, lesson }) => `/api/cg/campaigns/${course}/lessons/${lesson}/points`)],
    ["courseOffers.offer", courses.map((id) => `/api/cg/campaigns/${id}/offline`)],
    ["courseOffers.lesson", places.map(({ course, lesson }) => `/api/cg/campaigns/${course}/offline/${lesson}`)],
    ["certificates.own", ["/api/cg/certificates"]],
    ["conversations.list", ["/api/cg/conversations"]],
    ["conversations.recipients", ["/api/cg/recipients"]],
    ["conversations.read", threads.map(({ id }) => `/api/cg/conversations/${id}`)],
    ["portal-notices.list", ["/api/portal/notices"]],
    ["portal-reports.all", ["/api/portal/reports"]],
    ["portal-reports.read", ["activity", "lesson-completion", "texting"].map((pid) => `/api/portal/reports/${pid}?period=30d`)],
    ["shared-lessons.folders", ["/api/cg/lessons_folders"]],
    ["shared-lessons.content", lessonFolders.map(({ id }) => `/api/cg/lessons_folders/${id}`)],
    ["calendar.own", ["/api/cg/calendar"]],
    ["downline.level", ["/api/portal/downline"]],
    ["downline.record", contacts.map(({ id }) => `/api/portal/downline/${id}`)],
    ["portal-files.shared", ["/api/cg/files_folders"]],
    ["portal-files.content", folders.map(({ id }) => `/api/cg/files_folders/${id}`)],
    ["portal-pages.read", pages.map(({ path }) => `/api/cg/pages/${path}`)],
    ["portal-search.search", ["/api/cg/search?search=safety", "/api/cg/search?search=e"]],
    ["portalAuth.portals", ["/api/cg/portals"]],
    ["portalAuth.portal", [`/api/cg/portals/${org.pid}`, "/api/cg/portals/nowhere"]],
    ["portalAuth.info", ["/api/cg/info"]],
    ["stats.own", ["/api/cg/stats"]],
    ["portal-roles.own", ["/api/contacts/role"]],
    ["ownVideoReviews.own", ["/api/portal/video-reviews"]],
    ["ownVideoReviews.downline", ["/api/portal/video-reviews/downline"]],
    [
      "ownVideoReviews.shared",
      uploads.map(({ course, lesson, item }) => `/api/cg/campaigns/${course}/lessons/${lesson}/items/${item}/shared`),
    ],
    ["recordings.get", uploads.map(({ file }) => `/api/cg/recordings/${file}`)],
    ["ownDetails.schema", ["/api/portal/fields"]],
    ["ownDetails.fields", ["/api/cg/fields"]],
    ["ownDetails.get", [`/api/portal/contacts/${org.learner.contact}`]],
  ]);
};

/** Tokens and ids of requests differ in every answer. */
const compared = (body: unknown): unknown =>
  typeof body === "object" && body !== null && !Array.isArray(body) ? { ...body, csrf_token: "", request_id: "" } : body;

describe("the portal as a learner gets it", () => {
  it("should answer every read of the portal as the learner's own browser gets it, and change no table by any call of a learner", async () => {
    const header = await begin();
    const calls = declaredCalls().filter(ofPortal);
    const known = await addresses();
    const reads = calls.filter(({ whileViewing, name }) => whileViewing === "answered" && name !== "view-as.current");
    expect(reads.map(({ name }) => name).sort()).toEqual([...known.keys()].sort());
    const before = await fingerprint(server.database);
    const found = new Set<string>();
    for (const call of reads)
      for (const url of known.get(call.name) ?? []) {
        const own = await learner.get(url);
        const seen = await staff.get(url, header);
        expect({ url, status: seen.status, body: compared(seen.body) }).toEqual({
          url,
          status: own.status,
          body: compared(own.body),
        });
        if (own.status === 200) found.add(call.name);
      }
    expect([...found].sort()).toEqual(reads.map(({ name }) => name).sort());
    for (const call of calls.filter(({ whileViewing }) => whileViewing === "refused")) {
      const url = call.path.replace(/:uuid/g, uuid).replace(/:[A-Za-z]+/g, "1");
      expect({ call: call.name, ...(await send(staff, call, url, header)) }).toMatchObject({
        call: call.name,
        status: 403,
        body: { message: readOnly, reason: { code: "only_looking" } },
      });
    }
    expect(await fingerprint(server.database)).toEqual(before);
  });

  it("should refuse secrets, frames of other hosts, uploads and every call of staff, also with the learner's or a script's credentials beside it", async () => {
    const header = await begin();
    const both = { ...header, authorization: `Bearer ${learner.cookies()["portal_sid"] ?? ""}` };
    expect((await staff.get("/api/cg/reveal_secret?field=x", both)).body).toMatchObject({ message: readOnly });
    expect((await staff.get(`/api/cg/campaigns/1/lessons/1/items/${uuid}/frame`, header)).body).toMatchObject({ message: readOnly });
    expect((await staff.post("/api/files/uploads", {}, header)).body).toMatchObject({ message: readOnly });
    expect((await staff.post("/api/cg/auth", { email: org.learner.email, password: "Harbor-2026!" }, header)).body).toMatchObject({
      message: readOnly,
    });
    expect((await staff.get("/api/contacts", header)).status).toBe(403);
    expect((await staff.post(`/api/contacts/${org.learner.contact}/view-as`, {}, header)).body).toMatchObject({ message: readOnly });
  });

  it("should hold for the browser of the user who began alone, and leave a learner who is signed in beside it as they are", async () => {
    const header = await begin();
    const stranger = server.stranger();
    expect((await stranger.get("/api/cg/info", header)).body).toMatchObject({ message: over });
    expect((await learner.get("/api/cg/info", header)).body).toMatchObject({ message: over });
    expect((await (await server.as(org.admin)).get("/api/cg/info", header)).body).toMatchObject({ message: over });
    expect((await staff.get("/api/cg/info", { "x-view-as": "x".repeat(43) })).body).toMatchObject({ reason: { code: "view_over" } });
    expect((await staff.get("/api/cg/info", header)).body).toMatchObject({ con_id: org.learner.contact });
    expect((await staff.get("/api/cg/info")).status).toBe(401);
    expect((await learner.get("/api/cg/info")).body).toMatchObject({ con_id: org.learner.contact });
  });

  it("should say whom it shows and for how long, end after 15 minutes, and once it is ended, which the audit log records", async () => {
    const since = clock.now();
    const header = await begin();
    const other = await begin();
    expect((await staff.get("/api/cg/view-as", header)).body).toMatchObject({
      con_id: org.learner.contact,
      name: "Lena Lind",
      seconds: 900,
    });
    expect((await learner.get("/api/cg/view-as")).body).toBeNull();
    expect((await staff.delete("/api/view-as", header)).status).toBe(200);
    expect([await statusOf(header), await statusOf(other)]).toEqual([403, 200]);
    expect((await staff.delete("/api/view-as", header)).status).toBe(403);
    expect((await staff.delete("/api/view-as")).status).toBe(404);
    clock.advance(899);
    expect(await statusOf(other)).toBe(200);
    clock.advance(1);
    expect((await staff.get("/api/cg/info", other)).body).toMatchObject({ message: over });
    const trail = await query(sql<{ action: string; user: number; contact: string }>`
      select action, actor_id as user, object_id as contact from audit where org_id = ${org.org} and action like 'contact.view_as%' and at >= ${since} order by audit_id`);
    const who = { user: org.owner.user, contact: String(org.learner.contact) };
    expect(trail.slice(-3)).toEqual([
      { action: "contact.view_as", ...who },
      { action: "contact.view_as", ...who },
      { action: "contact.view_as_end", ...who },
    ]);
    const stored = await query(sql<{ hash: string }>`select secret_hash as hash from views_as`);
    expect(stored.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
  });

  it("should end at once when the contact is archived, blocked or deleted, and when the user signs out, loses the permission or is removed", async () => {
    const id = org.learner.contact;
    const header = await begin();
    for (const column of ["archived_at", "blocked_at", "deleted_at"]) {
      await query(sql`update contacts set ${sql.ref(column)} = ${clock.now()} where con_id = ${id}`);
      expect([column, await statusOf(header)]).toEqual([column, 403]);
      await query(sql`update contacts set ${sql.ref(column)} = null where con_id = ${id}`);
      expect([column, await statusOf(header)]).toEqual([column, 200]);
    }
    const user = await server.as(org.user);
    const own = await begin(user);
    expect(await statusOf(own, user)).toBe(200);
    const before = await query(sql<{ flags: string[] }>`select flags from users where user_id = ${org.user.user}`);
    await query(sql`update users set flags = '{}' where user_id = ${org.user.user}`);
    clock.advance(2);
    expect(await statusOf(own, user)).toBe(403);
    await query(sql`update users set flags = ${before[0]?.flags ?? []}, status = 0 where user_id = ${org.user.user}`);
    clock.advance(2);
    expect(await statusOf(own, user)).toBe(403);
    await query(sql`update users set status = 1 where user_id = ${org.user.user}`);
    clock.advance(2);
    expect(await statusOf(own, user)).toBe(200);
    await user.post("/api/users/logout");
    expect(await statusOf(own, user)).toBe(403);
  });

  it("should begin for contacts who may sign in, by users who change contacts, and for nobody of another organisation", async () => {
    const guest = await server.as(org.guest);
    expect((await guest.post(`/api/contacts/${org.learner.contact}/view-as`)).status).toBe(403);
    expect((await staff.post("/api/contacts/999999/view-as")).status).toBe(404);
    await query(sql`update contacts set blocked_at = ${noon} where con_id = ${org.learner.contact}`);
    expect(await staff.post(`/api/contacts/${org.learner.contact}/view-as`)).toMatchObject({
      status: 409,
      body: { message: "This contact is blocked. Unblock the contact to let them into the portal." },
    });
    await query(sql`update contacts set blocked_at = null where con_id = ${org.learner.contact}`);
  });
});
