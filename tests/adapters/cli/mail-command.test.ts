import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CliHost } from "../../../adapters/cli/cli.host.ts";
import { registry } from "../../../adapters/cli/registry.ts";
import { run } from "../../../adapters/cli/run.ts";
import { unsetLine } from "../../../adapters/cli/serve.command.ts";
import { localSmtp } from "../server/outbox/post.ts";
import { type SmtpDouble, startSmtp } from "../server/outbox/smtp-double.ts";

const folder = mkdtempSync(join(tmpdir(), "cygnet-mail-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cygnet = async (env: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const lines: string[] = [];
  const host: CliHost = {
    out: async (text) => void lines.push(text),
    say: (line) => void lines.push(line),
    input: (async function* () {})(),
    env,
    watched: false,
  };
  const code = await run(args, registry, host, async () => "test");
  return { code, said: lines.join("\n") };
};

describe("cygnet mail test and doctor", () => {
  let smtp: SmtpDouble;
  beforeEach(async () => {
    smtp = await startSmtp();
  });
  afterEach(() => smtp.stop());
  const env = (more: Readonly<Record<string, string>> = {}) => ({
    CYGNET_DATA: join(folder, "data"),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: "Harbor <no-reply@harbor.example>",
    ...more,
  });

  it("should send one email and print the server that was used", async () => {
    const { code, said } = await cygnet(env(), "mail", "test", "rosa@quayside.example", "--language", "es");
    expect({ code, said }).toEqual({
      code: 0,
      said: `Sent to rosa@quayside.example through 127.0.0.1:${smtp.port}. Look into the inbox, and into the spam folder.`,
    });
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]?.headers.get("subject")).toBe("El correo funciona");
    expect(smtp.received[0]?.headers.get("from")).toBe("Harbor <no-reply@harbor.example>");
  });

  it("should print why it was not sent, or what is missing", async () => {
    smtp.behave({ at: "rcpt", code: 550, said: "Relaying denied" });
    expect(await cygnet(env(), "mail", "test", "rosa@quayside.example")).toMatchObject({
      code: 1,
      said: expect.stringContaining("550 Relaying denied"),
    });
    expect(await cygnet({}, "mail", "test", "rosa@quayside.example")).toEqual({
      code: 1,
      said: "No mail can leave: set SMTP_URL and MAIL_FROM.",
    });
    expect(await cygnet(env(), "mail", "test", "rosa")).toEqual({ code: 2, said: "rosa is not an email address." });
    for (const words of [[], ["test"], ["send", "rosa@quayside.example"], ["test", "a@b.example", "c@d.example"]])
      expect(await cygnet(env(), "mail", ...words)).toMatchObject({ code: 2, said: "Say: cygnet mail test <address>" });
    expect(smtp.received).toEqual([]);
  });

  it("should check whether email can be sent, without sending any", async () => {
    expect((await cygnet(env(), "doctor")).said).toContain(`ok      Mail can leave through 127.0.0.1:${smtp.port}`);
    expect((await cygnet(env(), "doctor")).said).toContain("ok      Texts stay in the demo's outbox");
    expect(smtp.received).toEqual([]);
    const { port } = smtp;
    await smtp.stop();
    expect(await cygnet(env(), "doctor")).toMatchObject({
      code: 1,
      said: expect.stringMatching(new RegExp(`PROBLEM Mail cannot leave through 127\\.0\\.0\\.1:${port}: .*ECONNREFUSED`)),
    });
    smtp = await startSmtp();
    expect((await cygnet({ CYGNET_DATA: join(folder, "data") }, "doctor")).said).toContain(
      "ok      Mail stays in the demo's outbox: SMTP_URL and MAIL_FROM are not set",
    );
    expect(await cygnet({ CYGNET_DATA: join(folder, "data"), CYGNET_DEMO: "false" }, "doctor")).toMatchObject({
      code: 1,
      said: expect.stringContaining("PROBLEM Mail cannot leave: SMTP_URL and MAIL_FROM are not set"),
    });
  });

  it("should have the start warn only where no email can be sent", () => {
    expect(unsetLine({ smtp: null, twilio: null, keepsMessages: false })).toMatch(/^Mail {7}not set up: .* Set SMTP_URL and MAIL_FROM/);
    expect(unsetLine({ smtp: null, twilio: null, keepsMessages: true })).toBeNull();
    expect(unsetLine({ smtp: localSmtp(1), twilio: null, keepsMessages: false })).toBeNull();
  });
});
