import { afterEach, describe, expect, it } from "vitest";
import type { SmtpSettings } from "../../../../adapters/server/outbox/mail.settings.ts";
import { makeSmtpTransport } from "../../../../adapters/server/outbox/smtp-transport.ts";
import type { Departing, Transport } from "../../../../adapters/server/outbox/transport.ts";
import { trialLetter } from "../../../../core/outbox/staff-letters.rule.ts";
import { plainTheme } from "../../../../core/theme/org-theme.model.ts";
import { localhostCert } from "./localhost-cert.ts";
import { localSmtp } from "./post.ts";
import { type SmtpDouble, startSmtp } from "./smtp-double.ts";

const message: Departing = {
  key: "0d6c3a52-0000-4000-8000-000000000001",
  recipient: "rosa@quayside.example",
  letter: trialLetter("es", "<smtp>"),
  org: { name: "Harbor & <Sons>", theme: plainTheme },
  line: null,
  from: null,
  replyTo: null,
  isResumed: false,
  created_at: 1_782_907_200,
};

describe("a mail server", () => {
  const open: { close: () => unknown }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  const double = async (options: Parameters<typeof startSmtp>[0] = {}): Promise<SmtpDouble> => {
    const smtp = await startSmtp(options);
    open.push({ close: smtp.stop });
    return smtp;
  };
  const transport = (settings: SmtpSettings, trusted?: { readonly ca: string }): Transport => {
    const made = makeSmtpTransport(settings, trusted);
    open.unshift(made);
    return made;
  };
  const login = (port: number): SmtpSettings => ({
    ...localSmtp(port),
    host: "localhost",
    needsTls: true,
    user: "cygnet",
    password: "p@ss word",
  });

  it("should get the login over STARTTLS", async () => {
    const smtp = await double({ hasTls: true, user: "cygnet", password: "p@ss word" });
    const mail = transport(login(smtp.port), { ca: localhostCert });
    expect(await mail.check()).toEqual({ kind: "accepted", id: null });
    expect(smtp.received).toEqual([]);
    expect(await mail.send(message)).toEqual({ kind: "accepted", id: null });
    expect(smtp.received).toMatchObject([{ secure: true, user: "cygnet", to: ["rosa@quayside.example"] }]);
  });

  it("should get neither password nor mail without TLS, or with an untrusted certificate", async () => {
    const [plain, untrusted] = [
      await double({ user: "cygnet", password: "p@ss word" }),
      await double({ hasTls: true, user: "cygnet", password: "p@ss word" }),
    ];
    for (const smtp of [plain, untrusted]) {
      expect((await transport(login(smtp.port)).send(message)).kind).not.toBe("accepted");
      expect((await transport(login(smtp.port)).check()).kind).not.toBe("accepted");
      expect(smtp.received).toEqual([]);
    }
  });

  it("should be failing when it refuses the login, and the message be failing when it refuses that", async () => {
    const smtp = await double({ hasTls: true, user: "cygnet", password: "other" });
    const refused = transport(login(smtp.port), { ca: localhostCert });
    expect(await refused.send(message)).toMatchObject({ kind: "smtp", about: "connection", code: 535 });
    expect(await refused.check()).toMatchObject({ kind: "smtp", about: "connection", code: 535 });
    const taking = await double();
    const mail = transport(localSmtp(taking.port));
    for (const at of ["rcpt", "data"] as const)
      for (const code of [451, 552]) {
        taking.behave({ at, code, said: "Not this one" });
        expect(await mail.send(message)).toMatchObject({
          kind: "smtp",
          about: "message",
          code,
          said: expect.stringContaining("Not this one"),
        });
      }
    taking.behave("breaks");
    expect((await mail.send(message)).kind).toBe("unreachable");
    taking.behave("takes");
    expect((await mail.send(message)).kind).toBe("accepted");
  });

  it("should be unreachable when nothing listens", async () => {
    const smtp = await startSmtp();
    await smtp.stop();
    expect(await transport(localSmtp(smtp.port)).send(message)).toMatchObject({
      kind: "unreachable",
      said: expect.stringContaining("ECONNREFUSED"),
    });
  });

  it("should use one connection for several mails, each with its own id", async () => {
    const smtp = await double();
    const mail = transport(localSmtp(smtp.port));
    for (const key of ["a", "b", "c"]) await mail.send({ ...message, key });
    expect(smtp.connections()).toBe(1);
    expect(smtp.received.map(({ headers }) => headers.get("message-id"))).toEqual(
      ["a", "b", "c"].map((key) => `<${key}@cygnet.example.com>`),
    );
  });

  it("should get one recipient, whatever the address looks like, and no injected markup", async () => {
    const smtp = await double();
    const hostile = {
      ...message.letter,
      title: "<script>alert(1)</script>",
      paragraphs: ['See https://a.example/?a=1&b="2" now.\r\nBcc: eve@evil.example'],
      subject: "Hi\r\nBcc: eve@evil.example",
    };
    await transport(localSmtp(smtp.port)).send({ ...message, letter: hostile });
    const [mail] = smtp.received;
    expect(mail?.to).toEqual(["rosa@quayside.example"]);
    expect(mail?.headers.has("bcc")).toBe(false);
    expect(mail?.html).toContain("&lt;script&gt;");
    expect(mail?.html).toContain("Harbor &amp; &lt;Sons&gt;");
    expect(mail?.html).toContain('<a class="c-link" href="https://a.example/?a=1&amp;b=">');
    expect(mail?.html).not.toContain("<script>");
    const tables = [...(mail?.html ?? "").matchAll(/<table ([^>]*)>/g)].map(
      ([, attributes = ""]) => /role="([^"]*)"/.exec(attributes)?.[1],
    );
    expect(tables).toEqual(["presentation", "presentation"]);
  });
});
