import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { readConfig } from "../../../../adapters/server/config.ts";

const demoOf = (env: Readonly<Record<string, string>>): boolean | null => {
  const config = readConfig(env);
  return E.isRight(config) ? config.right.demo : null;
};

describe("whether the demo is on", () => {
  it.each([
    {},
    { HOST: "localhost" },
    { HOST: "::1" },
    { HOST: "127.0.0.2" },
    { CYGNET_ORIGIN: "http://localhost:4400" },
    { CYGNET_ORIGIN: "http://127.0.0.1:4400" },
    { CYGNET_ORIGIN: "http://[::1]:4400" },
  ])("should be on by default where only this machine reaches the server: %o", (env) => expect(demoOf(env)).toBe(true));

  it.each([
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.168.1.10" },
    { HOST: "cygnet.example.com" },
    { HOST: "127.0.0.1.example.com" },
    { CYGNET_ORIGIN: "https://cygnet.example.com" },
    { CYGNET_ORIGIN: "http://localhost.example.com" },
    { NODE_ENV: "production" },
    { DATABASE_URL: "postgres://cygnet@localhost/cygnet" },
  ])("should be off where others can reach it, and on by configuration: %o", (env) => {
    expect(demoOf(env)).toBe(false);
    expect(demoOf({ ...env, CYGNET_DEMO: "true" })).toBe(true);
  });

  it("should be off by configuration", () => {
    expect(demoOf({ CYGNET_DEMO: "false" })).toBe(false);
  });
});
