import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { area } from "../../../../adapters/server/portal-notices/portal-notices.area.ts";
import { tellContacts } from "../../../../adapters/server/portal-notices/tell-contacts.store.ts";
import { aboutNothing } from "../../../../core/portal-notices/notice-about.model.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { testSealer } from "../mails.ts";
import { noticesWorld, portalOrigin } from "./notices-bench.ts";

const day = 24 * 3600;
const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const idOf = (body: unknown, key = "id"): number => Number(Reflect.get(Object(body), key));
const hashIn = (body: string | undefined): string => /\/n\/([\w-]+)/.exec(body ?? "")?.[1] ?? "";

/** Contacts with a notice of the course, whom staff have enrolled. */
const enrolled = async () => {
  const world = await noticesWorld(server, clock);
  const learners = `/api/campaigns/${world.sample.course}/learners`;
  expect((await world.staff.post(learners, { con_ids: [world.org.learner.contact] })).body).toMatchObject({ enrolled: 1 });
  return { ...world, learners };
};

describe("Notices of a learner", () => {
  it("should be listed and mailed once for each enrolment by staff, in the learner's language", async () => {
    const { org, staff, learner, learners, sample, tell, list, mails } = await enrolled();
    await learner.put("/api/cg/info", { language: "es" });
    expect((await staff.post(learners, { con_ids: [org.learner.contact] })).body).toMatchObject({ enrolled: 0 });
    const place = `/api/contacts/${org.learner.contact}/courses/${sample.course}`;
    await staff.put(place, { joined: false });
    await staff.put(place, { joined: true });
    await tell();
    await tell();
    expect(await list()).toMatchObject([{ kind: "enrolled", route: `/course/${sample.course}`, read_at: null }]);
    expect(await mails()).toMatchObject([{ subject: "Tienes un curso nuevo: «Colours»", shown: "Te han inscrito en el curso «Colours»." }]);
    const timeline = (await staff.get(`/api/contacts/${org.learner.contact}/timeline`)).body;
    expect(JSON.stringify(timeline)).toContain("Te han inscrito en el curso «Colours».");
    expect(JSON.stringify(timeline)).not.toContain(portalOrigin);
  });

  it("should go to SMS, Email or nowhere as the learner has chosen, and be on the page in any case [C9.14] [C3.57]", async () => {
    const { org, learner, tell, kinds, mails } = await enrolled();
    await server.database.asSystem(({ db }) =>
      sql`update contacts set mobile = array['+12125550142'] where con_id = ${org.learner.contact}`.execute(db),
    );
    const told = async (key: string) => {
      await server.database.inOrg(org.org, (tx) =>
        tellContacts(
          tx,
          { contacts: [org.learner.contact], kind: "enrolled", key, about: { ...aboutNothing, course: { id: 1, name: key } } },
          clock.now(),
        ),
      );
      await tell();
    };
    await tell();
    expect((await learner.put("/api/cg/info", { alerts: "sms" })).body).toMatchObject({ alerts: "sms" });
    await told("text");
    expect((await learner.put("/api/cg/info", { alerts: "none" })).status).toBe(200);
    await told("silent");
    expect(await kinds()).toEqual(["enrolled", "enrolled", "enrolled"]);
    expect((await learner.put("/api/cg/info", { language: "en" })).body).toMatchObject({
      first_name: "Lena",
      last_name: expect.any(String),
      email: [org.learner.email],
      mobile: ["+12125550142"],
      alerts: "none",
      language: "en",
    });
    const sent = await mails();
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ["email", org.learner.email],
      ["sms", "+12125550142"],
    ]);
    expect(sent[1]?.body).toMatch(/^You are now enrolled in the course “text”\.\nhttps:\/\/harbor\.test\/portal\/[\w-]+\/n\/[\w-]{16}$/);
    expect((await learner.put("/api/cg/info", { alerts: "pigeon" })).status).toBe(422);
  });

  it("should be unread until opened, one by one or all at once, 25 a page with the newest first", async () => {
    const { org, learner, list } = await enrolled();
    const [only] = await list();
    expect((await learner.put(`/api/portal/notices/${idOf(only)}`, {})).body).toEqual({ unread: 0 });
    expect(await list()).toMatchObject([{ read_at: clock.now() }]);
    await server.database.inOrg(org.org, async (tx) => {
      for (let at = 0; at < 30; at += 1)
        await tellContacts(tx, { contacts: [org.learner.contact], kind: "enrolled", key: `n${at}`, about: aboutNothing }, clock.now());
    });
    const page = (await learner.get("/api/portal/notices?page=2")).body;
    expect(page).toMatchObject({ count: 31, pages: 2, unread: 30, results: { length: 6 } });
    expect(idOf((await list())[0])).toBeGreaterThan(idOf((await list())[24]));
    expect((await learner.post("/api/portal/notices/read", {})).body).toEqual({ unread: 0 });
    expect((await learner.get("/api/cg/info")).body).toMatchObject({ unread_notices: 0 });
    const stranger = await noticesWorld(server, clock);
    expect(await stranger.learner.put(`/api/portal/notices/${idOf(only)}`, {})).toMatchObject({
      status: 404,
      body: { message: "Notification not found." },
    });
  });
});

describe("Short links", () => {
  it("should lead their contact to the place of the notice, which then is read, until they were used or expire", async () => {
    const { learner, sample, tell, mails, kinds } = await enrolled();
    await tell();
    const hash = hashIn((await mails())[0]?.body);
    const stored = await server.database.asSystem(({ db }) => sql`select 1 from portal_links where link_hash = ${hash}`.execute(db));
    expect(stored.rows).toEqual([]);
    const next = (as = learner, at = hash) => as.get(`/api/cg/next?hash=${at}`);
    const stranger = await noticesWorld(server, clock);
    expect((await next(stranger.learner)).status).toBe(404);
    expect((await next(learner, "AAAAAAAAAAAAAAAA")).status).toBe(404);
    expect((await next(learner, "no%20hash")).status).toBe(422);
    expect((await next()).body).toEqual({ route: `/course/${sample.course}` });
    expect((await learner.get("/api/cg/info")).body).toMatchObject({ unread_notices: 0 });
    expect((await next()).status).toBe(200);
    clock.advance(3600);
    expect(await next()).toMatchObject({ status: 404, body: { message: expect.stringContaining("used before") } });
    expect(await kinds()).toEqual(["enrolled"]);

    const other = await enrolled();
    await other.tell();
    const late = hashIn((await other.mails())[0]?.body);
    clock.advance(31 * day);
    expect((await next(other.learner, late)).status).toBe(404);
  });
});

describe("Contacts with notices", () => {
  it("should keep them through a merge and its undo, with their links, and lose all of them when they are erased", async () => {
    const { org, staff, learner, learners, tell, mails, kinds, third, alerting } = await enrolled();
    await alerting(third);
    const twin = idOf((await staff.post("/api/contacts", { first_name: "Lena", email: ["lena.two@example.com"] })).body, "con_id");
    await staff.post(learners, { con_ids: [twin] });
    await learner.put("/api/cg/info", { alerts: "email" });
    await tell();
    const merged = await staff.post("/api/contacts/merge", { kept_id: org.learner.contact, merge_id: twin });
    expect(merged.status).toBe(200);
    clock.advance(3 * day);
    await tell();

    expect(await kinds()).toEqual(["lesson_released", "enrolled"]);
    const hash = hashIn((await mails()).find(({ recipient }) => recipient === "lena.two@example.com")?.body);
    expect((await learner.get(`/api/cg/next?hash=${hash}`)).status).toBe(200);
    expect((await staff.post(`/api/contacts/merges/${String(Reflect.get(Object(merged.body), "id"))}/undo`, {})).status).toBe(200);
    const owners = await server.database.asSystem(({ db }) =>
      sql<{
        con_id: number;
        kind: string;
      }>`select con_id, kind from portal_notices where org_id = ${org.org} order by con_id, kind`.execute(db),
    );
    expect(owners.rows).toEqual([
      { con_id: org.learner.contact, kind: "enrolled" },
      { con_id: org.learner.contact, kind: "lesson_released" },
      { con_id: twin, kind: "enrolled" },
    ]);
    await server.database.asSystem(async (tx) =>
      area.erase?.({ ...tx, org: org.org }, [org.learner.contact, twin], { sealer: testSealer, mobiles: [] }),
    );
    const left = await server.database.asSystem(({ db }) =>
      sql`select con_id from portal_notices where org_id = ${org.org} union all select con_id from portal_links where org_id = ${org.org}
        union all select con_id from trigger_runs where org_id = ${org.org} union all select con_id from contact_alerts where org_id = ${org.org}`.execute(
        db,
      ),
    );
    expect(left.rows).toEqual([]);
  });
});
