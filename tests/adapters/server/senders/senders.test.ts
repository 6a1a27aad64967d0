import * as E from "fp-ts/lib/Either.js";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeSendersHttp } from "../../../../adapters/http/senders.http.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { checkSendersJob } from "../../../../adapters/server/senders/check-senders.job.ts";
import type { Failure } from "../../../../core/kernel/failure.ts";
import { type Sender, senderLimits } from "../../../../core/senders/sender.model.ts";
import type { SenderStore } from "../../../../core/senders/senders.port.ts";
import { fakeClock } from "../../../fakes/clock.fake.ts";
import { fakeDns } from "../../../fakes/dns.fake.ts";
import { actionsInTrail } from "../actions-in-trail.ts";
import { noon, startServer, type TestServer } from "../harness.ts";
import { mailsIn, testOutbox } from "../mails.ts";
import { localSmtp, type Post, postOf } from "../outbox/post.ts";
import { type SmtpDouble, startSmtp } from "../outbox/smtp-double.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { checkDkim } from "./dkim-signature.ts";

const ip = "203.0.113.25";
const day = 86_400;
const dns = fakeDns();
const clock = fakeClock(noon);
let server: TestServer;
let smtp: SmtpDouble;
let post: Post;
beforeAll(async () => {
  server = await startServer({ clock, dns, config: { mailIps: [ip] } });
});
afterAll(() => server.close());

const got = async <A>(answer: Promise<E.Either<Failure, A>>): Promise<A> => {
  const reply = await answer;
  if (E.isLeft(reply)) throw new Error(JSON.stringify(reply.left));
  return reply.right;
};

type Bench = { readonly org: TestOrg; readonly store: SenderStore };
const bench = async (): Promise<Bench> => {
  const org = await seedOrg(server.database, `s${crypto.randomUUID().slice(0, 8)}`);
  return { org, store: makeSendersHttp(await server.callerOf(org.admin)) };
};
/** The token of the latest link mailed to an address, from the outbox or from what left. */
const tokenTo = async (recipient: string): Promise<string> => {
  const kept = (await mailsIn(server.database, { recipient })).map(({ body }) => body);
  const left = smtp.received.filter(({ to }) => to[0] === recipient).map(({ text }) => text);
  return [...left, ...kept].map((body) => /confirm-sender#token=(\S+)/.exec(body)?.[1] ?? "").findLast((token) => token !== "") ?? "";
};
const publish = (sender: Sender): void => dns.set(sender.records.map(({ name, type, value }) => `${name} ${type} ${value}`).join("\n"));
const verified = async ({ store }: Bench, email: string, name = "Harbor Learning"): Promise<Sender> => {
  const made = await got(store.create({ email, name })());
  await got(store.confirm(await tokenTo(email))());
  publish(made);
  return got(store.verify(made.id)());
};
const askReset = async ({ org }: Bench): Promise<void> => {
  const recipient = org.owner.email;
  const before = (await mailsIn(server.database, { recipient })).length;
  await server.stranger().post("/api/users/reset_password", { email: recipient });
  await expect.poll(async () => (await mailsIn(server.database, { recipient })).length).toBe(before + 1);
};
const fresh = (): string => `hello@d${crypto.randomUUID().slice(0, 8)}.example`;

beforeEach(async () => {
  await server.database.asSystem(({ db }) => db.deleteFrom("jobs").execute());
  smtp = await startSmtp();
  post = postOf(server, { smtp: localSmtp(smtp.port), twilio: null, keepsMessages: false, origin: null });
});
afterEach(async () => {
  post.close();
  await smtp.stop();
});

describe("The sender addresses of an organisation", () => {
  it("should be added with an id and verification data, and with the records to publish [C3.36] [C7.03]", async () => {
    const { store, org } = await bench();
    const email = fresh();
    const made = await got(store.create({ email: ` ${email.toUpperCase()} `, name: " Harbor " })());
    const domain = email.slice(email.indexOf("@") + 1);
    expect(made).toMatchObject({
      id: expect.any(Number),
      email,
      name: "Harbor",
      is_default: true,
      verification: {
        status: "pending",
        spf: { result: "not_checked" },
        dkim: { result: "not_checked" },
        dmarc: { result: "not_checked" },
        mailbox: { confirmed_at: null, sent_at: noon, until: noon + 7 * day },
        checked_at: null,
      },
      records: [
        { purpose: "dkim", name: expect.stringMatching(new RegExp(`^cygnet-[0-9a-f]{8}\\._domainkey\\.${domain}$`)) },
        { purpose: "spf", name: domain, value: `v=spf1 ip4:${ip} ~all` },
        { purpose: "dmarc", name: `_dmarc.${domain}`, is_needed: false },
      ],
    });
    expect(await got(store.create({ email, name: "Harbor" })())).toEqual(made);
    expect(await got(store.all()())).toEqual([made]);
    expect(await (await server.as(org.admin)).get("/api/senders")).toMatchObject({ status: 200, body: [{ id: made.id }] });
    const { rows } = await server.database.asSystem(({ db }) =>
      sql<{ private_key: string }>`select private_key from sender_domains where org_id = ${org.org}`.execute(db),
    );
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.private_key ?? "", "base64").toString("latin1")).not.toContain("rsaEncryption");
    expect(await actionsInTrail(server, org.org, "sender")).toEqual(["sender.create"]);
  });

  it("should be verified by PUT senders/verify/{id} once records and mailbox are right; the answer is the sender [C7.15] [C4.22]", async () => {
    const { store, org } = await bench();
    const email = fresh();
    const made = await got(store.create({ email, name: "Harbor" })());
    dns.set("");
    const admin = await server.as(org.admin);
    const first = await admin.put(`/api/senders/verify/${made.id}`);
    expect(first).toMatchObject({
      status: 200,
      body: {
        id: made.id,
        verification: { status: "pending", spf: { result: "none" }, dkim: { result: "none" }, bad_days: 1, checked_at: noon },
      },
    });
    publish(made);
    const second = await got(store.verify(made.id)());
    expect(second.verification).toMatchObject({
      status: "pending",
      spf: { result: "pass" },
      dkim: { result: "pass" },
      dmarc: { result: "monitor" },
    });
    await got(store.confirm(await tokenTo(email))());
    expect((await got(store.all()()))[0]?.verification).toMatchObject({ status: "verified", mailbox: { confirmed_at: noon, until: null } });
    dns.set(`${email.slice(email.indexOf("@") + 1)} SERVFAIL`);
    expect((await got(store.verify(made.id)())).verification).toMatchObject({ status: "verified", unanswered_at: noon, bad_days: 0 });
    expect(await actionsInTrail(server, org.org, "sender")).toEqual(["sender.create", "sender.confirm"]);
  });

  it("should have a mailbox link that works once, for a week, and that a newer one replaces", async () => {
    const { store } = await bench();
    const email = fresh();
    const { id } = await got(store.create({ email, name: "Harbor" })());
    const first = await tokenTo(email);
    expect(await store.sendLink(id)()).toMatchObject(E.left({ tag: "conflict" }));
    clock.advance(senderLimits.linkPause);
    await got(store.sendLink(id)());
    const second = await tokenTo(email);
    expect(second).not.toBe(first);
    const stale = E.left(
      expect.objectContaining({ tag: "invalid", errors: { token: [expect.stringContaining("older than seven days")] } }),
    );
    expect(await store.confirm(first)()).toEqual(stale);
    expect(await store.confirm("x".repeat(43))()).toEqual(stale);
    await got(store.confirm(second)());
    expect(await store.confirm(second)()).toEqual(stale);
    const late = fresh();
    await got(store.create({ email: late, name: "Late" })());
    const token = await tokenTo(late);
    clock.advance(7 * day);
    expect(await store.confirm(token)()).toEqual(stale);
  });

  it("should be renamed against their version, removed and brought back, and have one default", async () => {
    const { store, org } = await bench();
    const [one, two] = [
      await got(store.create({ email: fresh(), name: "One" })()),
      await got(store.create({ email: fresh(), name: "Two" })()),
    ];
    expect([one.is_default, two.is_default]).toEqual([true, false]);
    const renamed = await got(store.rename(one.id, { version: one.version, name: "First" })());
    expect(renamed.name).toBe("First");
    expect(await store.rename(one.id, { version: one.version, name: "Late" })()).toMatchObject(
      E.left({ tag: "conflict", current: { id: one.id, name: "First" } }),
    );
    expect((await got(store.makeDefault(two.id)())).is_default).toBe(true);
    await got(store.remove(two.id)());
    expect((await got(store.all()())).map(({ id, is_default }) => [id, is_default])).toEqual([[one.id, false]]);
    expect(await store.verify(two.id)()).toMatchObject(E.left({ tag: "not-found" }));
    expect((await got(store.restore(two.id)())).is_default).toBe(true);
    await got(store.remove(two.id)());
    await got(store.makeDefault(one.id)());
    expect((await got(store.restore(two.id)())).is_default).toBe(false);
    expect(await actionsInTrail(server, org.org, "sender")).toEqual([
      "sender.create",
      "sender.create",
      "sender.rename",
      "sender.default",
      "sender.remove",
      "sender.restore",
      "sender.remove",
      "sender.default",
      "sender.restore",
    ]);
  });

  it("should be those of one organisation", async () => {
    const [one, other] = [await bench(), await bench()];
    const email = fresh();
    const mine = await got(one.store.create({ email, name: "One" })());
    const theirs = await got(other.store.create({ email, name: "Other" })());
    expect(theirs.records[0]?.name).not.toBe(mine.records[0]?.name);
    expect(await got(other.store.all()())).toEqual([theirs]);
    for (const answer of [other.store.verify(mine.id)(), other.store.remove(mine.id)(), other.store.sendTest(mine.id, email)()])
      expect(await answer).toMatchObject(E.left({ tag: "not-found" }));
  });

  it("should be checked every day, and fail after three bad ones", async () => {
    const made = await bench();
    const { id } = await verified(made, fresh());
    const runner = makeJobRunner({ database: server.database, clock, warn: (message) => expect.fail(message) }, [
      checkSendersJob({ dns, ips: [ip], outbox: testOutbox, origin: () => "https://cygnet.example" }),
    ]);
    // Sessions end earlier than the days of this test.
    const store = async () => makeSendersHttp(await server.callerOf(made.org.admin));
    const state = async () => (await got((await store()).all()()))[0]?.verification;
    await runner.runDue();
    dns.set("");
    const seen: unknown[] = [];
    for (let days = 0; days < 3; days += 1) {
      clock.advance(day);
      await runner.runDue();
      const now = await state();
      seen.push([now?.status, now?.bad_days]);
    }
    expect(seen).toEqual([
      ["verified", 1],
      ["verified", 2],
      ["failed", 3],
    ]);
    const told = await mailsIn(server.database, { recipient: made.org.admin.email });
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Mail is no longer sent from hello@/)]);
    expect(told[0]?.body).toContain("https://cygnet.example/ui/settings/email-addresses");
    await got((await store()).remove(id)());
    clock.advance(31 * day);
    await runner.runDue();
    const left = await server.database.asSystem(({ db }) =>
      sql`select 1 from sender_domains where org_id = ${made.org.org} union all select 1 from senders where org_id = ${made.org.org}`.execute(
        db,
      ),
    );
    expect(left.rows).toEqual([]);
  });
});

describe("The mail of an organisation", () => {
  it("should be from its verified default sender, signed for its domain [C2.04]", async () => {
    const made = await bench();
    const email = fresh();
    const sender = await verified(made, email);
    await askReset(made);
    await post.sendDue();
    const mail = smtp.received.find(({ to }) => to[0] === made.org.owner.email);
    expect(mail).toMatchObject({ from: email });
    expect(mail?.headers.get("from")).toBe(`Harbor Learning <${email}>`);
    expect(mail?.headers.get("message-id")).toMatch(/@cygnet\.example\.com>$/);
    const key = /p=(.*)$/.exec(sender.records[0]?.value ?? "")?.[1] ?? "";
    const checked = checkDkim(mail?.raw ?? "", key);
    expect(checked).toMatchObject({ domain: email.slice(email.indexOf("@") + 1), isRight: true });
    expect(`${checked?.selector}._domainkey.${checked?.domain}`).toBe(sender.records[0]?.name);
    expect(checked?.signed).toEqual(expect.arrayContaining(["from", "to", "subject", "date", "message-id"]));
    expect(checkDkim((mail?.raw ?? "").replace("password", "passw0rd"), key)?.isRight).toBe(false);
  });

  it("should be from the installation without one; replies go to a default sender whose mailbox is confirmed", async () => {
    const made = await bench();
    const email = fresh();
    await got(made.store.create({ email, name: "Harbor" })());
    await askReset(made);
    await post.sendDue();
    await got(made.store.confirm(await tokenTo(email))());
    await askReset(made);
    await post.sendDue();
    const mails = smtp.received.filter(({ to }) => to[0] === made.org.owner.email);
    expect(mails.map(({ from }) => from)).toEqual(["no-reply@cygnet.example.com", "no-reply@cygnet.example.com"]);
    expect(mails.map(({ headers }) => headers.get("reply-to"))).toEqual([undefined, `Harbor <${email}>`]);
    expect(mails.every(({ headers }) => !headers.has("dkim-signature"))).toBe(true);
  });

  it("should be tests from an unverified sender only to itself, and from a verified one to any address", async () => {
    const made = await bench();
    const email = fresh();
    const { id } = await got(made.store.create({ email, name: "Harbor" })());
    expect(await made.store.sendTest(id, "you@elsewhere.example")()).toMatchObject(
      E.left({ tag: "invalid", errors: { to: [`Until ${email} is verified, tests go to that address only.`] } }),
    );
    await got(made.store.sendTest(id, email)());
    await post.sendDue();
    expect(smtp.received.at(-1)).toMatchObject({ from: email, to: [email] });
    expect(smtp.received.at(-1)?.headers.has("dkim-signature")).toBe(true);
    await got(made.store.confirm(await tokenTo(email))());
    publish(await got(made.store.verify(id)()));
    expect((await got(made.store.verify(id)())).verification.status).toBe("verified");
    await got(made.store.sendTest(id, "you@elsewhere.example")());
    await post.sendDue();
    expect(smtp.received.at(-1)).toMatchObject({ from: email, to: ["you@elsewhere.example"] });
  });
});
