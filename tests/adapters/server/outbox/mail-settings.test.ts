import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../../adapters/server/config.ts";

const smtpOf = (env: Readonly<Record<string, string>>) => {
  const config = readConfig(env);
  return E.isRight(config) ? config.right.smtp : config.left;
};
const from = "Cygnet <no-reply@example.com>";

describe("the settings of mail", () => {
  it.each([
    ["smtp://mail.example.com", { host: "mail.example.com", port: 587, secure: false, needsTls: false, user: null, password: null }],
    [
      "smtp://cygnet:p%40ss%2Fword@mail.example.com:2525",
      { host: "mail.example.com", port: 2525, secure: false, needsTls: true, user: "cygnet", password: "p@ss/word" },
    ],
    [
      "smtps://me%40example.com:x@mail.example.com/",
      { host: "mail.example.com", port: 465, secure: true, needsTls: false, user: "me@example.com", password: "x" },
    ],
    ["smtp://cygnet:x@localhost:1025", { host: "localhost", port: 1025, secure: false, needsTls: false, user: "cygnet", password: "x" }],
    ["smtp://[::1]:1025", { host: "::1", port: 1025, secure: false, needsTls: false, user: null, password: null }],
  ])("should be read from %s", (url, settings) => {
    expect(smtpOf({ SMTP_URL: url, MAIL_FROM: from })).toEqual({ ...settings, from: { name: "Cygnet", address: "no-reply@example.com" } });
  });

  it.each([
    ["no-reply@example.com", { name: "", address: "no-reply@example.com" }],
    ['"Harbor, Learning" <no-reply@example.com>', { name: "Harbor, Learning", address: "no-reply@example.com" }],
    ["Año Nuevo <no-reply@example.com>", { name: "Año Nuevo", address: "no-reply@example.com" }],
  ])("should accept the sender %s", (sender, read) => {
    expect(smtpOf({ SMTP_URL: "smtp://mail.example.com", MAIL_FROM: sender })).toMatchObject({ from: read });
  });

  it.each([
    "mail.example.com:587",
    "http://mail.example.com",
    "smtp://",
    "smtp://:hush-hush@mail.example.com",
    "smtp://me:hush-hush@mail.example.com/path",
    "smtp://me:hush-hush@mail.example.com?tls=off",
    "smtp://me:hush-hush%zz@mail.example.com",
  ])("should refuse the address %s and never quote its password", (url) => {
    const problems = smtpOf({ SMTP_URL: url, MAIL_FROM: from });
    expect(problems).toEqual([expect.stringContaining("SMTP_URL is no address of a mail server; expected smtp://user:password@host:587")]);
    expect(JSON.stringify(problems)).not.toContain("hush-hush");
  });

  it.each(["nobody", "a@b@c.example", "Eve <eve@evil.example>, Bob <bob@evil.example>", "Eve\r\nBcc: x@y.example <eve@evil.example>"])(
    "should refuse the sender %j",
    (sender) => {
      expect(smtpOf({ SMTP_URL: "smtp://mail.example.com", MAIL_FROM: sender })).toEqual([
        expect.stringMatching(/^MAIL_FROM is "[^]*"; expected an address, alone or as Name <address>\.$/),
      ]);
    },
  );

  it.each([
    [{}, []],
    [{ CYGNET_DEMO: "true" }, ["203.0.113.25"]],
    [{ CYGNET_MAIL_IP: "192.0.2.1, 2001:db8::1" }, ["192.0.2.1", "2001:db8::1"]],
    [
      { CYGNET_MAIL_IP: "mail.example.com" },
      [expect.stringMatching(/^CYGNET_MAIL_IP has "mail\.example\.com"; expected addresses such as/)],
    ],
  ])("should know the addresses of the mail server from %j", (env, ips) => {
    const config = readConfig({ CYGNET_DEMO: "false", ...env });
    expect(E.isRight(config) ? config.right.mailIps : config.left).toEqual(ips);
  });

  it("should go together", () => {
    expect(smtpOf({ SMTP_URL: "smtp://mail.example.com" })).toEqual(["SMTP_URL and MAIL_FROM go together; MAIL_FROM is missing."]);
    expect(smtpOf({ MAIL_FROM: from })).toEqual(["SMTP_URL and MAIL_FROM go together; SMTP_URL is missing."]);
    expect(smtpOf({})).toBeNull();
  });

  it("should keep messages readable in demo mode only", () => {
    for (const [env, keeps] of [
      [{}, true],
      [{ CYGNET_DEMO: "false" }, false],
      [{ NODE_ENV: "production" }, false],
    ] as const)
      expect(readConfig(env)).toMatchObject({ right: { keepsMessages: keeps } });
  });
});
