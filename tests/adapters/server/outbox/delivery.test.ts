import { readFileSync, rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeBackup } from "../../../../adapters/server/backup/write-backup.ts";
import { makeFolderStorage } from "../../../../adapters/server/contents/folder-storage.ts";
import { makeJobRunner } from "../../../../adapters/server/jobs/job-runner.ts";
import { makeOutbox } from "../../../../adapters/server/outbox/outbox.store.ts";
import { sendMessageJob } from "../../../../adapters/server/outbox/send-message.job.ts";
import { makeSealer } from "../../../../adapters/server/storage/sealer.ts";
import type { TestServer } from "../harness.ts";
import { mailsIn, testOutbox } from "../mails.ts";
import { type Engines, startBoth } from "../two-engines.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";
import { localSmtp, type Post, postOf } from "./post.ts";
import { type SmtpDouble, startSmtp } from "./smtp-double.ts";

let engines: Engines;
const folder = mkdtempSync(join(tmpdir(), "cygnet-outbox-"));
beforeAll(async () => {
  engines = await startBoth("delivery");
});
afterAll(async () => {
  await engines.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(["pglite", "postgres"] as const)("mail on %s", (engine) => {
  let server: TestServer;
  let org: TestOrg;
  let smtp: SmtpDouble;
  let post: Post;
  beforeEach(async () => {
    ({ server } = engines[engine]);
    org = await seedOrg(server.database, `m${crypto.randomUUID().slice(0, 8)}`);
    await server.database.asSystem(({ db }) => db.deleteFrom("jobs").execute());
    smtp = await startSmtp();
    post = postOf(server, { smtp: localSmtp(smtp.port), twilio: null, keepsMessages: false, origin: null });
  });
  afterEach(async () => {
    post.close();
    await smtp.stop();
  });

  /** The mail is written after the answer. */
  const askReset = async (language = "en", email = org.owner.email) => {
    const before = (await rows()).length;
    const answer = await server.stranger().post("/api/users/reset_password", { email }, { "accept-language": language });
    await expect.poll(async () => (await rows()).length).toBe(before + 1);
    return answer;
  };
  const askPin = () => server.stranger().post("/api/cg/pin", { pid: org.pid, email: org.learner.email });
  const tokenIn = (text: string): string => /#token=(\S+)/.exec(text)?.[1] ?? "";
  const confirm = (token: string) => server.stranger().post("/api/users/reset_password_confirm", { token, password: "Fresh-horse-2" });
  const rows = () =>
    server.database.asSystem(({ db }) =>
      db
        .selectFrom("outbox")
        .select(["state", "reason", "detail", "attempts", "next_at", "body", "sealed", "key"])
        .where("org_id", "=", org.org)
        .orderBy("message_id")
        .execute(),
    );

  it("should deliver a reset whose link works once", async () => {
    expect((await askReset()).status).toBe(200);
    expect(smtp.received).toEqual([]);
    expect(await post.sendDue()).toBe(1);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: "no-reply@cygnet.example.com", to: [org.owner.email] });
    expect(mail?.headers.get("subject")).toBe("Choose a new password");
    expect(mail?.headers.get("from")).toBe("Cygnet <no-reply@cygnet.example.com>");
    expect(mail?.headers.get("auto-submitted")).toBe("auto-generated");
    expect(mail?.text).toContain("If it was not you, do nothing");
    expect(mail?.html).toContain('<html lang="en" dir="ltr">');
    expect(mail?.html).toContain(`href="http://localhost:4400/ui/reset-password/confirm#token=${tokenIn(mail?.text ?? "")}"`);
    expect(mail?.html).toContain("Org m");
    const token = tokenIn(mail?.text ?? "");
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(422);
    expect(await post.sendDue()).toBe(0);
  });

  it("should be in the language of the recipient: the caller's, or the one that a learner has chosen", async () => {
    await askReset("es-ES,es;q=0.9");
    await server.database.asSystem(({ db }) =>
      db.updateTable("contacts").set({ language: "es" }).where("con_id", "=", org.learner.contact).execute(),
    );
    await askPin();
    await post.sendDue();
    expect(smtp.received.map(({ headers }) => headers.get("subject"))).toEqual([
      "Elige una contraseña nueva",
      expect.stringMatching(/^Tu pin para /),
    ]);
    expect(smtp.received.map(({ headers }) => headers.get("content-language"))).toEqual(["es", "es"]);
    for (const { html } of smtp.received) expect(html).toContain('<html lang="es"');
    expect(smtp.received[1]?.text).toMatch(/^\d{6} es tu pin/);
  });

  it("should encrypt secrets until they are sent, and store them nowhere afterwards", async () => {
    await askReset();
    const [before] = await mailsIn(server.database, { org: org.org });
    const token = tokenIn(before?.body ?? "");
    expect(token).toMatch(/^[\w-]{43}$/);
    const file = join(folder, `${engine}.backup`);
    await writeBackup(server.database, file, makeFolderStorage(join(folder, "files")));
    const all = gunzipSync(readFileSync(file)).toString("utf8");
    expect(all).toContain(org.owner.email);
    expect(all).not.toContain(token);
    expect((await rows())[0]).toMatchObject({ state: "queued", body: "", sealed: expect.any(String) });
    await post.sendDue();
    expect(smtp.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: "sent", body: "", sealed: null, attempts: 1 }]);
  });

  it("should resend the same mail when the process ended between sending and marking", async () => {
    await askReset();
    const taken = Promise.withResolvers<void>();
    const never = Promise.withResolvers<void>();
    const killed = postOf(server, { smtp: localSmtp(smtp.port), twilio: null, keepsMessages: false, origin: null }, (transports) => ({
      ...transports,
      email: {
        ...transports.email,
        send: async (message) => {
          const answer = await transports.email.send(message);
          taken.resolve();
          await never.promise;
          return answer;
        },
      },
    }));
    const dead = killed.sendDue();
    await taken.promise;
    expect(await rows()).toMatchObject([{ state: "sending", attempts: 1 }]);
    expect(await post.sendDue()).toBe(0);
    server.clock.advance(31);
    expect(await post.sendDue()).toBe(1);
    const ids = smtp.received.map(({ headers }) => headers.get("message-id"));
    expect(ids).toHaveLength(2);
    expect(new Set(ids)).toEqual(new Set([`<${(await rows())[0]?.key}@cygnet.example.com>`]));
    expect(new Set(smtp.received.map(({ headers }) => headers.get("date"))).size).toBe(1);
    never.resolve();
    await dead;
    killed.close();
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 2, sealed: null }]);
  });

  it("should retry later, as the same mail, when the server says so or the connection breaks", async () => {
    await askReset();
    for (const manner of [
      { at: "rcpt", code: 451, said: "Greylisted" },
      "breaks",
      { at: "data", code: 452, said: "Mailbox full" },
    ] as const) {
      smtp.behave(manner);
      await post.sendDue();
      const [row] = await rows();
      expect(row, String(manner)).toMatchObject({ state: "queued", next_at: expect.any(Number), sealed: expect.any(String) });
      if (manner !== "breaks") expect(row?.detail).toContain(manner.said);
      expect(await post.sendDue()).toBe(0);
      server.clock.advance(600);
    }
    smtp.behave("takes");
    await post.sendDue();
    expect(smtp.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 4, detail: null }]);
    expect(smtp.received[0]?.headers.get("message-id")).toBe(`<${(await rows())[0]?.key}@cygnet.example.com>`);
  });

  it("should fail immediately on a permanent refusal, with the reason, and wipe the mail", async () => {
    await askReset();
    smtp.behave({ at: "rcpt", code: 550, said: "No such user here" });
    await post.sendDue();
    expect(await rows()).toMatchObject([
      { state: "failed", reason: "refused", detail: expect.stringContaining("550 No such user here"), sealed: null, attempts: 1 },
    ]);
    server.clock.advance(86_400);
    expect(await post.sendDue()).toBe(0);
  });

  it("should wait for an unavailable server without trying each mail", async () => {
    await smtp.stop();
    for (const person of [org.owner, org.admin, org.user]) await askReset("en", person.email);
    expect(await post.sendDue()).toBe(3);
    expect(await rows()).toMatchObject(
      Array.from({ length: 3 }, () => ({ state: "queued", attempts: 1, detail: expect.stringContaining("ECONNREFUSED") })),
    );
    smtp = await startSmtp({ port: smtp.port });
    server.clock.advance(20);
    await post.sendDue();
    expect(smtp.connections()).toBe(0);
    server.clock.advance(60);
    await post.sendDue();
    expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual([org.owner.email, org.admin.email, org.user.email].toSorted());
  });

  it("should not send a message that was replaced, used or is too old", async () => {
    await askReset();
    await askReset();
    const [, second] = await mailsIn(server.database, { org: org.org });
    expect(await rows()).toMatchObject([{ sealed: null }, { sealed: expect.any(String) }]);
    expect((await confirm(tokenIn(second?.body ?? ""))).status).toBe(200);
    expect(await rows()).toMatchObject([{ sealed: null }, { sealed: null }]);
    await askPin();
    server.clock.advance(600);
    await post.sendDue();
    expect(smtp.received).toEqual([]);
    expect(await rows()).toMatchObject([
      { state: "failed", reason: "expired" },
      { state: "failed", reason: "expired" },
      { state: "failed", reason: "expired", sealed: null },
    ]);
  });

  it("should report that a message was encrypted with another key, and continue", async () => {
    await askReset();
    const other = makeOutbox(makeSealer(Buffer.alloc(32, 7)), testOutbox.ways);
    await makeJobRunner({ database: server.database, clock: server.clock, warn: () => undefined }, [
      sendMessageJob(other, post.transports),
    ]).runDue();
    expect(await rows()).toMatchObject([{ state: "failed", reason: "unreadable", sealed: null }]);
  });

  it("should fail if nothing is configured, and stay readable for the demo until its secret expires", async () => {
    const nowhere = { smtp: null, twilio: null, origin: null };
    await askReset();
    await postOf(server, { ...nowhere, keepsMessages: false }).sendDue();
    expect(await rows()).toMatchObject([{ state: "failed", reason: "not_set_up", sealed: null }]);
    await askPin();
    const demo = postOf(server, { ...nowhere, keepsMessages: true });
    await demo.sendDue();
    expect((await rows())[1]).toMatchObject({ state: "sent", sealed: expect.any(String) });
    expect((await mailsIn(server.database, { org: org.org }))[1]?.body).toMatch(/^\d{6} is your pin/);
    server.clock.advance(3_600);
    await demo.tidy();
    expect((await rows())[1]).toMatchObject({ state: "sent", sealed: null, body: "" });
    server.clock.advance(90 * 86_400 - 3_601);
    await demo.tidy();
    expect(await rows()).toHaveLength(2);
    server.clock.advance(3_600);
    await demo.tidy();
    expect(await rows()).toEqual([]);
  });
});
