import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { announceOpenings } from "../../../../adapters/server/portal-notices/announce.store.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { testOutbox } from "../mails.ts";
import { noticesWorld } from "./notices-bench.ts";

const day = 24 * 3600;
const clock = fakeClock(noon);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.close());

const runs = (org: number) =>
  server.database.asSystem(async ({ db }) => {
    const { rows } = await sql<{ trigger_id: number; state: string; reason: string | null; due_at: number | null }>`
      select trigger_id, state, reason, due_at from trigger_runs where org_id = ${org} order by trigger_id`.execute(db);
    return rows;
  });

describe("Lessons that open", () => {
  it("should be announced once when they open, with staff's own words, and not when they were open from the start", async () => {
    const { org, learner, first, third, tell, list, mails, join, alerting } = await noticesWorld(server, clock);
    await alerting(first);
    await alerting(third, {
      notify_email_subject: "{first_name}, on to {lesson}",
      notify_email_body: "<p>Hello {first_name|there},</p><script>alert(1)</script><p>see you in <b>{course}</b> & beyond.</p>",
    });
    await join();
    await tell();
    expect(await list()).toEqual([]);
    expect(await runs(org.org)).toEqual([
      { trigger_id: first, state: "skipped", reason: "opened_before", due_at: null },
      { trigger_id: third, state: "waiting", reason: null, due_at: expect.any(Number) },
    ]);
    clock.advance(5 * day);
    await tell();
    await tell();
    expect(await list()).toMatchObject([
      {
        kind: "lesson_released",
        about: { course: { name: "Colours" }, lesson: { id: third, name: "Third" } },
        route: expect.stringMatching(new RegExp(`^/course/\\d+/lesson/${third}$`)),
        read_at: null,
      },
    ]);
    expect((await learner.get("/api/cg/info")).body).toMatchObject({ unread_notices: 1, alerts: "email" });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      channel: "email",
      recipient: org.learner.email,
      subject: "Lena, on to Third",
      con_id: org.learner.contact,
    });
    expect(mail?.body).toMatch(/^Hello Lena,\n\nsee you in Colours & beyond\.\nhttps:\/\/harbor\.test\/portal\/[\w-]+\/n\/[\w-]{16}\n/);
    expect(mail?.shown).toBe("Hello Lena,\n\nsee you in Colours & beyond.");
  });

  it("should be announced after a pause and not during it, nor after leaving, nor while the course is a draft or archived", async () => {
    const { org, learner, sample, third, tell, kinds, join, alerting, campaign } = await noticesWorld(server, clock);
    await alerting(third);
    await join();
    await learner.put(`/api/cg/campaigns/${sample.course}/drip`, { paused: true });
    clock.advance(4 * day);
    await tell();
    expect(await runs(org.org)).toMatchObject([{ state: "waiting", reason: "paused" }]);
    await learner.put(`/api/cg/campaigns/${sample.course}/drip`, { paused: false });
    clock.advance(day);
    await tell();
    expect(await kinds()).toEqual([]);
    await campaign({ archived: true });
    clock.advance(2 * day);
    await tell();
    expect(await runs(org.org)).toMatchObject([{ state: "waiting", reason: "archived" }]);
    expect(await kinds()).toEqual([]);
    await campaign({ archived: false });
    await tell();
    expect(await kinds()).toEqual(["lesson_released"]);

    const other = await noticesWorld(server, clock);
    await other.alerting(other.third);
    await other.join();
    const place = `/api/contacts/${other.org.learner.contact}/courses/${other.sample.course}`;
    expect((await other.staff.put(place, { joined: false })).status).toBe(200);
    clock.advance(4 * day);
    await other.tell();
    expect(await runs(other.org.org)).toMatchObject([{ state: "skipped", reason: "left" }]);
    expect((await other.staff.put(place, { joined: true })).status).toBe(200);
    await other.tell();
    expect(await other.kinds()).toEqual(["enrolled"]);
  });

  it("should be announced when staff publish them in the course, open them for a contact, or bring the contact back", async () => {
    const { org, staff, sample, second, third, tell, kinds, join, alerting } = await noticesWorld(server, clock);
    await alerting(second, { draft: true });
    await alerting(third, { automatic: false });
    await join();
    await tell();
    expect(await runs(org.org)).toMatchObject([{ reason: "draft" }, { reason: "staff" }]);
    await staff.put(`/api/triggers/${second}`, { draft: false });
    await tell();
    expect(await kinds()).toEqual(["lesson_released"]);
    await server.database.asSystem(({ db }) =>
      sql`update contacts set archived_at = ${clock.now()} where con_id = ${org.learner.contact}`.execute(db),
    );
    clock.advance(60);
    const opened = await staff.put(`/api/contacts/${org.learner.contact}/courses/${sample.course}/lessons/${third}`, {
      open: true,
      reason: "Asked for it",
    });
    expect(opened.status).toBe(200);
    await tell();
    expect(await runs(org.org)).toMatchObject([{ state: "announced" }, { state: "waiting", reason: "contact" }]);
    await server.database.asSystem(({ db }) =>
      sql`update contacts set archived_at = null where con_id = ${org.learner.contact}`.execute(db),
    );
    await tell();
    expect(await runs(org.org)).toMatchObject([{ state: "announced" }, { state: "announced" }]);
  });

  it("should be told once by a job that is killed between announcing and sending, and by two that run at once", async () => {
    const { org, third, tell, kinds, mails, join, alerting } = await noticesWorld(server, clock);
    await alerting(third);
    await join();
    clock.advance(3 * day);
    await server.database.inOrg(org.org, async (tx) => {
      while (await announceOpenings(tx, clock.now()));
    });
    expect([await kinds(), (await mails()).length]).toEqual([["lesson_released"], 0]);
    const broken = { ...testOutbox, send: () => Promise.reject(new Error("The process was killed.")) };
    await tell(broken);
    expect((await mails()).length).toBe(0);
    clock.advance(day);
    await Promise.all([tell(), tell()]);
    expect([await kinds(), (await mails()).length]).toEqual([["lesson_released"], 1]);
  });
});

describe("Last days of courses", () => {
  it("should be reminded of three days before and on the day, once each, and only those who have not finished", async () => {
    const { sample, tell, kinds, mails, join, campaign, list } = await noticesWorld(server, clock);
    await join();
    await campaign({ due_days: 10 });
    await tell();
    expect(await kinds()).toEqual([]);
    clock.advance(8 * day);
    await tell();
    await tell();
    expect(await kinds()).toEqual(["due_soon"]);
    clock.advance(2 * day);
    await tell();
    expect(await list()).toMatchObject([{ kind: "due_today", route: `/course/${sample.course}` }, { kind: "due_soon" }]);
    clock.advance(3 * day);
    await tell();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("“Colours” is due on "),
      "“Colours” is due today",
    ]);
  });
});
