import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { twilioSignature } from "../../../../adapters/server/outbox/serve-carrier-form.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { type Post, postOf } from "./post.ts";
import { startTwilio, type TwilioDouble } from "./twilio-double.ts";

const sid = "AC00000000000000000000000000000000";
const token = "secret-token";
const origin = "https://cygnet.example.com";
const mobile = "+12125550142";
const line = "+14155550100";

describe("texts through Twilio", () => {
  let twilio: TwilioDouble;
  let server: TestServer;
  let org: TestOrg;
  let post: Post;
  beforeAll(async () => {
    twilio = await startTwilio(sid);
    server = await startServer({ config: { twilio: { url: twilio.url, sid, token }, origin, keepsMessages: false } });
  });
  afterAll(async () => {
    await server.close();
    await twilio.close();
  });
  beforeEach(async () => {
    twilio.answer(null);
    org = await seedOrg(server.database, `t${crypto.randomUUID().slice(0, 8)}`);
    await server.database.asSystem(async ({ db }) => {
      await db.deleteFrom("jobs").execute();
      await db.updateTable("contacts").set({ mobile: [] }).where("con_id", "<>", org.learner.contact).execute();
      await db
        .updateTable("contacts")
        .set({ mobile: [mobile] })
        .where("con_id", "=", org.learner.contact)
        .execute();
      await db.deleteFrom("phone_lines").execute();
      await db
        .insertInto("phone_lines")
        .values({ phone_number: line, org_id: org.org, sid: "PN1", user_id: null, purchased_at: server.clock.now() })
        .execute();
    });
    post = postOf(server, { smtp: null, twilio: { url: twilio.url, sid, token }, keepsMessages: false, origin });
  });
  afterEach(() => post.close());

  const askPin = () => server.stranger().post("/api/cg/pin", { pid: org.pid, mobile });
  const row = () =>
    server.database.asSystem(({ db }) =>
      db
        .selectFrom("outbox")
        .select(["state", "reason", "detail", "key", "provider_id", "sealed", "attempts"])
        .where("org_id", "=", org.org)
        .executeTakeFirstOrThrow(),
    );
  const report = (key: string, form: Readonly<Record<string, string>>, signature?: string) => {
    const body = new URLSearchParams(form);
    const signed = signature ?? twilioSignature(token, `${origin}/hooks/texts/${key}`, body);
    return server.app.inject({
      method: "POST",
      url: `/hooks/texts/${key}`,
      headers: { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signed },
      payload: body.toString(),
    });
  };

  it("should be sent from the organisation's own line, with the account's key and a working pin", async () => {
    expect((await askPin()).status).toBe(200);
    const before = twilio.texts().length;
    await post.sendDue();
    const text = twilio.texts()[before];
    expect(text).toMatchObject({ to: mobile, from: line, body: expect.stringMatching(/^\d{6} is your pin for /) });
    const { key, ...sent } = await row();
    expect(sent).toMatchObject({ state: "sent", provider_id: text?.["sid"], sealed: null });
    expect(twilio.asked.at(-1)).toMatchObject({
      authorization: `Basic ${btoa(`${sid}:${token}`)}`,
      form: { StatusCallback: `${origin}/hooks/texts/${key}` },
    });
    const pin = /^\d{6}/.exec(text?.["body"] ?? "")?.[0] ?? "";
    expect((await server.stranger().post("/api/cg/auth", { pid: org.pid, mobile, pin })).status).toBe(200);
  });

  it("should be retried when Twilio fails, and fail when it refuses", async () => {
    await askPin();
    for (const reply of [
      { status: 503, body: "" },
      { status: 429, body: { code: 20429, message: "Too Many Requests" } },
      { status: 401, body: { code: 20003, message: "Authenticate" } },
    ]) {
      twilio.answer(reply);
      await post.sendDue();
      expect(await row()).toMatchObject({ state: "queued", detail: expect.stringContaining(String(reply.status)) });
      server.clock.advance(140);
    }
    twilio.answer({ status: 400, body: { code: 21610, message: "Attempt to send to unsubscribed recipient", status: 400 } });
    await post.sendDue();
    expect(await row()).toMatchObject({
      state: "failed",
      reason: "refused",
      detail: "400 Attempt to send to unsubscribed recipient",
      sealed: null,
    });
  });

  it("should not be sent twice when the response was lost, or the process ended before it was recorded", async () => {
    const before = twilio.texts().length;
    await askPin();
    twilio.answer("breaks");
    await post.sendDue();
    expect(await row()).toMatchObject({ state: "queued", attempts: 1 });
    twilio.answer(null);
    server.clock.advance(60);
    await post.sendDue();
    expect(await row()).toMatchObject({ state: "sent", attempts: 2, provider_id: twilio.texts()[before]?.["sid"] });
    expect(twilio.texts().length - before).toBe(1);
  });

  it("should fail with a message if the organisation has no line", async () => {
    await server.database.asSystem(({ db }) => db.deleteFrom("phone_lines").execute());
    await askPin();
    await post.sendDue();
    expect(await row()).toMatchObject({ state: "failed", reason: "no_line" });
  });

  it("should be marked as failed only by a signed report that it was not delivered", async () => {
    await askPin();
    await post.sendDue();
    const { key, provider_id } = await row();
    const form = { MessageSid: provider_id ?? "", MessageStatus: "undelivered", ErrorCode: "30003", To: mobile };
    const wrong = [
      report(key, form, "AAAA"),
      report(key, { ...form, To: "+1" }, twilioSignature(token, `${origin}/hooks/texts/${key}`, new URLSearchParams(form))),
      report(key, form, twilioSignature("other", `${origin}/hooks/texts/${key}`, new URLSearchParams(form))),
    ];
    for (const answer of wrong) expect((await answer).statusCode).toBe(403);
    for (const [path, change] of [
      [key, { MessageStatus: "delivered" }],
      [key, { MessageSid: "SMother" }],
      [crypto.randomUUID(), {}],
      ["no-key", {}],
    ] as const)
      expect((await report(path, { ...form, ...change })).statusCode).toBe(204);
    expect(await row()).toMatchObject({ state: "sent" });
    expect((await report(key, form)).statusCode).toBe(204);
    expect(await row()).toMatchObject({ state: "failed", reason: "refused", detail: "undelivered 30003" });
    expect((await report(key, { ...form, MessageStatus: "delivered", ErrorCode: "" })).statusCode).toBe(204);
    expect(await row()).toMatchObject({ state: "failed" });
  });

  it("should have a signature as Twilio documents it", () => {
    const form = new URLSearchParams({
      CallSid: "CA1234567890ABCDE",
      Caller: "+14158675309",
      Digits: "1234",
      From: "+14158675309",
      To: "+18005551212",
    });
    expect(twilioSignature("12345", "https://mycompany.com/myapp.php?foo=1&bar=2", form)).toBe("RSOYDt4T1cUTdK1PDd93/VVr8B8=");
  });

  it("should be checked without being sent", async () => {
    const before = twilio.texts().length;
    expect(await post.transports.sms.check()).toEqual({ kind: "accepted", id: sid });
    twilio.answer({ status: 401, body: { code: 20003, message: "Authenticate" } });
    expect(await post.transports.sms.check()).toEqual({ kind: "http", status: 401, said: "Authenticate" });
    expect(twilio.texts()).toHaveLength(before);
  });
});
