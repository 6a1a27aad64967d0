import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passwordHash } from "../../../../adapters/server/auth/password.crypto.ts";
import { startServer, type TestServer } from "../harness.ts";
import { mailsIn } from "../mails.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const password = "Correct-horse-1";
const [home, stranger] = ["198.51.100.7", "203.0.113.9"];

let server: TestServer;
let org: TestOrg;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "tries", { passwordHash: await passwordHash(password) });
});
afterAll(() => server.close());

const from = async (remoteAddress: string, url: string, payload: object): Promise<number> =>
  (await server.app.inject({ method: "POST", url, remoteAddress, payload })).statusCode;
const logIn = (ip: string, email: string, given = password): Promise<number> => from(ip, "/api/users/login", { email, password: given });
const many = async (count: number, one: (at: number) => Promise<number>): Promise<void> => {
  for (let at = 0; at < count; at += 1) await one(at);
};

describe("failed sign-ins by strangers", () => {
  it("should block only the address that made them", async () => {
    await many(5, () => logIn(stranger, org.owner.email, "Wrong-horse-1"));
    expect(await logIn(stranger, org.owner.email)).toBe(403);
    expect(await logIn(home, org.owner.email)).toBe(200);
  });

  it("should block an account for addresses that its owner never used, however many try, and never for one that they did", async () => {
    expect(await logIn(home, org.admin.email)).toBe(200);
    await many(25, (at) => logIn(`203.0.113.${at}`, org.admin.email, "Wrong-horse-1"));
    expect(await logIn("203.0.113.200", org.admin.email)).toBe(403);
    expect(await logIn(home, org.admin.email)).toBe(200);
  });
});

describe("many requests for pins", () => {
  it("should not deny a pin to a learner at an address where they have signed in before", async () => {
    const learner = { pid: org.pid, email: org.learner.email };
    expect(await from(home, "/api/cg/auth", { ...learner, password })).toBe(200);
    for (let at = 0; at < 5; at += 1) await many(6, () => from(`203.0.113.${at}`, "/api/cg/pin", learner));
    const sent = () =>
      server.database.asSystem(
        async ({ db }) => (await db.selectFrom("outbox").select("body").where("recipient", "=", org.learner.email).execute()).length,
      );
    const before = await sent();
    expect(before).toBe(25);
    await from("203.0.113.99", "/api/cg/pin", learner);
    expect(await sent()).toBe(before);
    await from(home, "/api/cg/pin", learner);
    expect(await sent()).toBe(before + 1);
    server.clock.advance(16 * 60);
  });
});

describe("wrong pins by strangers", () => {
  const pins = async (): Promise<readonly string[]> => {
    const mails = await mailsIn(server.database, { recipient: org.learner.email });
    return mails.flatMap(({ body }) => /\b(\d{6})\b/.exec(body)?.[1] ?? []);
  };
  const ask = (ip: string): Promise<number> => from(ip, "/api/cg/pin", { pid: org.pid, email: org.learner.email });
  const enter = (ip: string, pin: string): Promise<number> => from(ip, "/api/cg/auth", { pid: org.pid, email: org.learner.email, pin });
  const wrong = async (): Promise<string> => {
    const known = await pins();
    return ["000000", "000001", "000002", "000003", "000004", "000005"].find((pin) => !known.includes(pin)) ?? "";
  };

  it("should not use up the pin of the address that requested it", async () => {
    expect(await ask(home)).toBe(200);
    const pin = (await pins()).at(-1) ?? "";
    const other = await wrong();
    await many(10, (at) => enter(`203.0.113.${at}`, other));
    expect(await enter(home, pin)).toBe(200);
  });

  it("should not void it by requesting another, and either is accepted where it was requested", async () => {
    expect(await ask(home)).toBe(200);
    const pin = (await pins()).at(-1) ?? "";
    await many(6, () => ask(stranger));
    expect(await enter(home, pin)).toBe(200);
    expect(await ask(home)).toBe(200);
    server.clock.advance(1);
    expect(await ask("203.0.113.77")).toBe(200);
    expect(await enter(home, (await pins()).at(-1) ?? "")).toBe(200);
  });

  it("should end a pin for strangers after five of their attempts in total, however many addresses they use", async () => {
    server.clock.advance(16 * 60);
    expect(await ask(home)).toBe(200);
    const pin = (await pins()).at(-1) ?? "";
    const other = await wrong();
    await many(5, (at) => enter(`203.0.113.${at}`, other));
    expect(await enter("203.0.113.99", pin)).toBe(401);
    expect(await enter(home, pin)).toBe(200);
  });
});
