import { sql } from "kysely";
import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eraseContactsJob } from "../../../../adapters/server/contacts/erase-contacts.job.ts";
import { loadAreas } from "../../../../adapters/server/contributions/load-areas.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { carrierFormLimit, twilioSignature } from "../../../../adapters/server/outbox/serve-carrier-form.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { startServer, type TestServer } from "../harness.ts";
import { testSealer } from "../mails.ts";
import { type Post, postOf } from "../outbox/post.ts";
import { startTwilio, type TwilioDouble } from "../outbox/twilio-double.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const account = { sid: "AC00000000000000000000000000000000", token: "secret-token" };
const origin = "http://cygnet.example.com";
const url = "/hooks/texts";

let twilio: TwilioDouble;
let server: TestServer;
let org: TestOrg;
let other: TestOrg;
let post: Post;
let [mobile, line, foreign] = ["", "", ""];
let numbers = 0;
const number = (): string => `+1212555${String((numbers += 1)).padStart(4, "0")}`;

beforeAll(async () => {
  twilio = await startTwilio(account.sid);
  server = await startServer({ config: { twilio: { url: twilio.url, ...account }, origin } });
});
afterAll(async () => {
  await server.close();
  await twilio.close();
});
beforeEach(async () => {
  [org, other] = [
    await seedOrg(server.database, `t${crypto.randomUUID().slice(0, 8)}`),
    await seedOrg(server.database, `t${crypto.randomUUID().slice(0, 8)}`),
  ];
  [mobile, line, foreign] = [number(), number(), number()];
  await server.database.asSystem(async ({ db }) => {
    await db.deleteFrom("jobs").execute();
    for (const [one, phone_number, held] of [
      [org, line, mobile],
      [other, number(), foreign],
    ] as const) {
      await db
        .insertInto("phone_lines")
        .values({ phone_number, org_id: one.org, sid: "PN1", user_id: null, purchased_at: server.clock.now() })
        .execute();
      await db
        .updateTable("contacts")
        .set({ mobile: [held] })
        .where("con_id", "=", one.learner.contact)
        .execute();
      await sql`delete from portal_roles where org_id = ${one.org}`.execute(db);
    }
  });
  post = postOf(server, { smtp: null, twilio: { url: twilio.url, ...account }, keepsMessages: false, origin });
});
afterEach(() => post.close());

type Sent = {
  readonly id?: string;
  readonly from?: string;
  readonly to?: string;
  readonly token?: string;
  readonly more?: Readonly<Record<string, string>>;
};
const text = (Body: string, { id = crypto.randomUUID(), from = mobile, to = line, token = account.token, more = {} }: Sent = {}) => {
  const body = new URLSearchParams({ MessageSid: id, From: from, To: to, Body, ...more });
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "x-twilio-signature": twilioSignature(token, `${origin}${url}`, body),
  };
  return server.app.inject({ method: "POST", url, headers, payload: body.toString() });
};
const rows = async <A>(statement: ReturnType<typeof sql<A>>): Promise<readonly A[]> =>
  server.database.asSystem(async ({ db }) => (await statement.execute(db)).rows);
const received = async (of = org) =>
  (await rows(sql<{ kind: string }>`select kind from received_texts where org_id = ${of.org} order by text_id`)).map(({ kind }) => kind);
const alerts = async () =>
  (await rows(sql<{ alerts: string }>`select alerts from contact_alerts where con_id = ${org.learner.contact}`))[0]?.alerts ?? null;
const said = () =>
  rows(sql<{ body: string; channel: string }>`
    select m.body, t.channel from messages m join threads t on t.thread_id = m.thread_id where t.con_id = ${org.learner.contact} order by m.message_id`);
const texts = () =>
  rows(
    sql<{
      state: string;
      reason: string | null;
    }>`select state, reason from outbox where org_id = ${org.org} and channel = 'sms' order by message_id`,
  );

describe("Texts that the carrier delivers", () => {
  it("should switch texts and alerts off by STOP and back on by START, told in the timeline and the audit log [G106 G110]", async () => {
    const [learner, staff] = [await server.as(org.learner), await server.as(org.owner)];
    await learner.put("/api/cg/info", { alerts: "sms" });
    expect((await text(" Stop. ")).statusCode).toBe(204);
    expect(await alerts()).toBe("none");
    const standing = await staff.get(`/api/contacts/${org.learner.contact}/texts`);
    expect(standing.body).toEqual({ stopped: [{ mobile, stopped_at: server.clock.now() }] });
    const refused = await learner.put("/api/cg/info", { alerts: "sms" });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain("Text START to the same number first");
    await text("START");
    expect(await alerts()).toBe("sms");
    expect((await staff.get(`/api/contacts/${org.learner.contact}/texts`)).body).toEqual({ stopped: [] });
    const timeline = JSON.stringify((await staff.get(`/api/contacts/${org.learner.contact}/timeline`)).body);
    expect(timeline).toMatch(/"word":"start".*"word":"stop"/);
    expect(await actionsInTrail(server, org.org, "texts")).toEqual(["texts.stop", "texts.start"]);
  });

  it("should keep back every text to a number that stopped them, also one that waits already", async () => {
    await server.stranger().post("/api/cg/pin", { pid: org.pid, mobile });
    await text("STOP");
    await post.sendDue();
    await server.stranger().post("/api/cg/pin", { pid: org.pid, mobile });
    const staff = await server.as(org.owner);
    expect((await staff.post(`/api/contacts/${org.learner.contact}/token`, { send: "sms" })).status).toBe(409);
    await post.sendDue();
    expect(twilio.texts().filter(({ to }) => to === mobile)).toEqual([]);
    expect(await texts()).toEqual([
      { state: "failed", reason: "opted_out" },
      { state: "failed", reason: "opted_out" },
    ]);
  });

  it("should answer HELP once, also to a number that stopped texts, unless the carrier has answered", async () => {
    await text("STOP");
    await text("help", { more: { OptOutType: "HELP" } });
    expect(await texts()).toEqual([]);
    await text("help");
    await post.sendDue();
    expect(await texts()).toEqual([{ state: "sent", reason: null }]);
    expect(twilio.texts().at(-1)).toMatchObject({ to: mobile, from: line, body: expect.stringContaining("Reply STOP") });
  });

  it("should reach the contact's conversation by text, and open it again where it was closed [G105]", async () => {
    await text("When does it start?");
    const staff = await server.as(org.owner);
    const [thread] = await rows(sql<{ id: number }>`select thread_id as id from threads where con_id = ${org.learner.contact}`);
    await rows(sql`update threads set closed_at = 1, assigned_to = ${org.owner.user} where thread_id = ${thread?.id}`);
    await text("And where?");
    expect(await said()).toEqual([
      { body: "When does it start?", channel: "sms" },
      { body: "And where?", channel: "sms" },
    ]);
    expect((await staff.get(`/api/contacts/${org.learner.contact}/threads`)).body).toMatchObject({
      threads: [{ channel: "sms", closed: false, assigned_to: null, unread: 2 }],
    });
    const mails = await rows(sql<{ recipient: string }>`select recipient from outbox where org_id = ${org.org} and channel = 'email'`);
    expect(mails.length).toBeGreaterThan(0);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
  });

  it("should count once however often and at once it is delivered", async () => {
    const id = crypto.randomUUID();
    await Promise.all([text("Hello", { id }), text("Hello", { id }), text("Hello", { id })]);
    await text("Hello", { id });
    expect(await said()).toHaveLength(1);
    expect(await received()).toEqual(["message"]);
  });

  it("should be refused with a wrong signature, a changed body or one over the limit, and change nothing", async () => {
    expect((await text("STOP", { token: "other" })).statusCode).toBe(403);
    const body = new URLSearchParams({ MessageSid: "SM1", From: mobile, To: line, Body: "STOP" });
    const headers = {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": twilioSignature(account.token, `${origin}${url}`, body),
    };
    const inject = (payload: string, more = {}) => server.app.inject({ method: "POST", url, headers: { ...headers, ...more }, payload });
    expect((await inject(body.toString().replace("STOP", "START"))).statusCode).toBe(403);
    expect(
      (await server.app.inject({ method: "POST", url, headers: { "content-type": headers["content-type"] }, payload: body.toString() }))
        .statusCode,
    ).toBe(403);
    expect((await inject(JSON.stringify({ Body: "STOP" }), { "content-type": "application/json" })).statusCode).toBe(403);
    expect((await text("x".repeat(carrierFormLimit))).statusCode).toBe(413);
    expect([await received(), await alerts()]).toEqual([[], null]);
  });

  it("should not touch another organisation whose number or line it is", async () => {
    await text("STOP", { from: foreign });
    await text("Hello", { from: foreign });
    expect(await received(org)).toEqual(["stop", "unknown"]);
    expect(await received(other)).toEqual([]);
    expect(await rows(sql`select from contact_alerts where con_id = ${other.learner.contact}`)).toHaveLength(0);
    expect((await text("STOP", { to: number() })).statusCode).toBe(204);
    expect(await alerts()).toBe(null);
  });

  it("should be without effect but for STOP from a blocked contact", async () => {
    await rows(sql`update contacts set blocked_at = 1 where con_id = ${org.learner.contact}`);
    for (const body of ["Hello", "HELP", "STOP"]) await text(body);
    expect([await received(), await said(), await texts()]).toEqual([["ignored", "ignored", "stop"], [], []]);
  });

  it("should forget ids of old texts, and never who stopped texts", async () => {
    await text("Hello");
    await text("STOP");
    server.clock.advance(91 * 24 * 3600);
    await post.tidy();
    expect(await received()).toEqual(["stop"]);
  });

  const begun = async (from = mobile) => {
    await text("When does it start?", { from });
    const [thread] = await rows(sql<{ id: number }>`select thread_id as id from threads where con_id = ${org.learner.contact}`);
    return thread?.id ?? 0;
  };
  const answerTo = async (thread_id: number, body: string, key = crypto.randomUUID()) =>
    (await server.as(org.owner)).post("/api/messages", { key, body, con_id: org.learner.contact, thread_id });
  const toldTo = (to: string) =>
    twilio
      .texts()
      .filter((one) => one.to === to)
      .map(({ from, body }) => ({ from, body }));

  it("should be answered by a text from the same line, once however often it is sent, shown once in the timeline [G105]", async () => {
    const [thread, key] = [await begun(), crypto.randomUUID()];
    for (let sent = 0; sent < 3; sent += 1) expect((await answerTo(thread, " At nine.\n\nNorth quay. ", key)).status).toBe(200);
    await post.sendDue();
    expect(toldTo(mobile)).toEqual([{ from: line, body: "At nine.\n\nNorth quay." }]);
    expect(await texts()).toEqual([{ state: "sent", reason: null }]);
    const timeline = JSON.stringify((await (await server.as(org.owner)).get(`/api/contacts/${org.learner.contact}/timeline`)).body);
    expect(timeline.split("North quay.")).toHaveLength(2);
    expect(await rows(sql`select from portal_notices where con_id = ${org.learner.contact} and kind = 'message'`)).toHaveLength(0);
  });

  it("should be answered at the number that the contact wrote from, or at their first once it is no longer theirs", async () => {
    const second = number();
    const hold = (mobiles: readonly string[]) =>
      rows(sql`update contacts set mobile = ${[...mobiles]}::text[] where con_id = ${org.learner.contact}`);
    await hold([mobile, second]);
    const thread = await begun(second);
    await answerTo(thread, "To the second");
    await hold([mobile]);
    await answerTo(thread, "To the first");
    await post.sendDue();
    expect([toldTo(second).length, toldTo(mobile).map(({ body }) => body)]).toEqual([1, ["To the first"]]);
    await hold([]);
    const refused = await answerTo(thread, "To nobody");
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([403, expect.stringContaining("no mobile number any more")]);
  });

  it("should not be answered once the number stopped texts, with the reason, also where the answer waits already", async () => {
    const thread = await begun();
    await answerTo(thread, "This one waits");
    await text("STOP");
    const refused = await answerTo(thread, "This one is late");
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([403, expect.stringContaining("This number stopped texts")]);
    await post.sendDue();
    expect(toldTo(mobile)).toEqual([]);
    const staff = await server.as(org.owner);
    expect((await staff.get(`/api/contacts/${org.learner.contact}/threads`)).body).toMatchObject({
      threads: [{ channel: "sms", refusal: expect.stringContaining("This number stopped texts") }],
    });
    const timeline = JSON.stringify((await staff.get(`/api/contacts/${org.learner.contact}/timeline`)).body);
    expect(timeline).toMatch(/"body":"This one waits"[^}]*"failure":"opted_out"/);
    await text("START");
    expect((await answerTo(thread, "Welcome back")).status).toBe(200);
  });

  it("should not be answered with more than a text holds, nor by staff who do not see the contact", async () => {
    const thread = await begun();
    const long = await answerTo(thread, "x".repeat(1_601));
    expect([long.status, JSON.stringify(long.body)]).toEqual([422, expect.stringContaining("at most 1,600 characters")]);
    const foreignStaff = await server.as(other.owner);
    const body = { key: crypto.randomUUID(), body: "Hello", con_id: org.learner.contact, thread_id: thread };
    expect((await foreignStaff.post("/api/messages", body)).status).toBe(404);
    expect(await texts()).toEqual([]);
  });

  it("should leave a number without texts that stopped them, also once its contact is erased and the number is added again", async () => {
    await text("Hello");
    await text("STOP");
    const staff = await server.as(org.owner);
    const hashes = () =>
      rows(sql<{ hash: string }>`select encode(number_hash, 'hex') as hash from stopped_numbers where org_id = ${org.org}`);
    expect(await hashes()).toEqual([]);
    await rows(sql`update contacts set deleted_at = ${server.clock.now() - 31 * 24 * 3600} where con_id = ${org.learner.contact}`);
    const erasing = makeJobRunner({ database: server.database, clock: server.clock, warn: () => undefined }, [
      eraseContactsJob({ areas: await loadAreas(), sealer: testSealer }),
    ]);
    await erasing.runDue();
    expect(await received()).toEqual([]);
    const key = createHmac("sha256", testSealer.keyFor("numbers that stopped texts")).update(String(org.org)).digest();
    expect(await hashes()).toEqual([{ hash: createHmac("sha256", key).update(mobile).digest("hex") }]);
    const again = await staff.post("/api/contacts", { first_name: "Ada", mobile: [mobile] });
    const id = Number(Reflect.get(Object(again.body), "con_id"));
    expect((await staff.get(`/api/contacts/${id}/texts`)).body).toMatchObject({ stopped: [{ mobile }] });
    expect((await staff.post(`/api/contacts/${id}/token`, { send: "sms" })).status).toBe(409);
    await text("START");
    expect((await staff.get(`/api/contacts/${id}/texts`)).body).toEqual({ stopped: [] });
    expect(await hashes()).toEqual([]);
  });
});
