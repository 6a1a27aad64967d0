import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiToken } from "../../../../adapters/server/auth/api-token.store.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

/** Above 1 the event loop may be late; limits are rounded down. */
const asInProduction = 1.0001;

type Asked = {
  readonly url: string;
  readonly method?: "GET" | "POST";
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly payload?: object;
};

describe("rate limits", () => {
  let server: TestServer;
  let org: TestOrg;
  beforeAll(async () => {
    server = await startServer({ floodScale: asInProduction });
    org = await seedOrg(server.database, "a");
  });
  afterAll(() => server.close());

  const ask = ({ url, method = "POST", from, headers = {}, cookies = {}, payload }: Asked) =>
    server.app.inject({ url, method, remoteAddress: from, headers, cookies, ...(payload === undefined ? {} : { payload }) });
  const left = (reply: Awaited<ReturnType<typeof ask>>): number => Number(reply.headers["ratelimit-remaining"]);

  it.each([
    ["/api/users/login", 20, "203.0.113.1"],
    ["/api/users/reset_password", 5, "203.0.113.2"],
    ["/api/cg/pin", 20, "203.0.113.3"],
  ])("should count anonymous calls by address, whatever tokens and sessions they send: %s", async (url, max, from) => {
    const remaining: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const token = await server.database.asSystem((tx) =>
        createApiToken(tx, { org: org.org, user: org.user.user, name: `t${time}` }, server.clock.now()),
      );
      remaining.push(left(await ask({ url, from, headers: { "x-token": token, "x-app-key": org.appKey }, payload: {} })));
      remaining.push(left(await ask({ url, from, cookies: (await server.as(org.user)).cookies(), payload: {} })));
    }
    expect(remaining.slice(0, 4)).toEqual([max - 1, max - 2, max - 3, max - 4]);
  });

  it("should refuse the next request of an address and none of another", async () => {
    const from = "203.0.113.4";
    for (let time = 0; time < 20; time += 1) expect((await ask({ url: "/api/users/login", from, payload: {} })).statusCode).toBe(422);
    const refused = await ask({ url: "/api/users/login", from, payload: {} });
    expect({ status: refused.statusCode, code: refused.json().code, wait: Number(refused.headers["retry-after"]) > 0 }).toEqual({
      status: 503,
      code: "busy",
      wait: true,
    });
    expect((await ask({ url: "/api/users/login", from: "203.0.113.5", payload: {} })).statusCode).toBe(422);
  });

  it("should count an IPv6 network of 64 bits as one address, and an IPv4 address in any notation", async () => {
    const remaining = [];
    for (const from of [
      "2001:db8:1:2::1",
      "2001:db8:1:2:ffff::9",
      "2001:0db8:0001:0002:0:0:0:1",
      "2001:db8:1:3::1",
      "203.0.113.6",
      "::ffff:203.0.113.6",
    ])
      remaining.push(left(await ask({ url: "/api/users/login", from, payload: {} })));
    expect(remaining).toEqual([19, 18, 17, 19, 19, 18]);
  });

  it("should not read the session of an unknown token once its address is over the limit, and keep serving users signed in there", async () => {
    const from = "203.0.113.7";
    const cookies = (await server.as(org.user)).cookies();
    const url = "/api/cybot/title?text=Hello";
    expect((await ask({ url, method: "GET", from, cookies })).statusCode).toBe(200);
    for (let time = 0; time < 60; time += 1) await ask({ url, method: "GET", from });
    const statements: string[] = [];
    const { asSystem } = server.database;
    Object.assign(server.database, { asSystem: (work: Parameters<typeof asSystem>[0]) => (statements.push("read"), asSystem(work)) });
    server.clock.advance(5);
    expect((await ask({ url, method: "GET", from, cookies: { sid: "x".repeat(43) } })).statusCode).toBe(503);
    expect((await ask({ url, method: "GET", from, headers: { "x-token": "y".repeat(43), "x-app-key": org.appKey } })).statusCode).toBe(503);
    expect(statements).toEqual([]);
    expect((await ask({ url, method: "GET", from, cookies })).statusCode).toBe(200);
    Object.assign(server.database, { asSystem });
  });

  it("should also limit what is served besides calls", async () => {
    const from = "203.0.113.8";
    const twice = async (url: string): Promise<readonly number[]> => [
      left(await ask({ url, method: "GET", from })),
      left(await ask({ url, method: "GET", from })),
    ];
    expect(await twice("/readyz")).toEqual([599, 598]);
    expect(await twice("/media/none/a.mp4")).toEqual([2_999, 2_998]);
    expect(await twice("/pictures/none?url=a")).toEqual([2_997, 2_996]);
    expect(await twice("/docs/openapi.json")).toEqual([59, 58]);
    for (let time = 0; time < 58; time += 1) await ask({ url: "/docs/openapi.json", method: "GET", from });
    expect((await ask({ url: "/docs/openapi.json", method: "GET", from })).statusCode).toBe(503);
    expect((await ask({ url: "/healthz", method: "GET", from })).statusCode).toBe(200);
  });
});

describe("password reset emails", () => {
  it("should be sent at most five times an hour per account, from any number of addresses", async () => {
    const server = await startServer({ floodScale: asInProduction });
    const { owner, user } = await seedOrg(server.database, "b");
    const request = (email: string, at: number) =>
      server.app.inject({ method: "POST", url: "/api/users/reset_password", remoteAddress: `198.51.100.${at}`, payload: { email } });
    const sent = async (email: string): Promise<number> =>
      (await server.database.asSystem(({ db }) => db.selectFrom("outbox").select("message_id").where("recipient", "=", email).execute()))
        .length;
    const answers = [];
    for (let at = 1; at <= 12; at += 1) answers.push((await request(owner.email, at)).body);
    expect(new Set(answers).size).toBe(1);
    expect(await sent(owner.email)).toBe(5);
    await request(user.email, 20);
    expect(await sent(user.email)).toBe(1);
    server.clock.advance(3_601);
    await request(owner.email, 30);
    expect(await sent(owner.email)).toBe(6);
    await server.close();
  });
});

describe("a proxy in front of the server", () => {
  const chain = "1.1.1.1, 203.0.113.20";
  const counted = async (
    trustProxy: false | number | readonly string[],
    peer: string,
    headers: readonly string[],
  ): Promise<readonly number[]> => {
    const server = await startServer({ floodScale: asInProduction, config: { trustProxy } });
    const remaining = [];
    for (const forwarded of headers)
      remaining.push(
        Number(
          (
            await server.app.inject({
              method: "POST",
              url: "/api/users/login",
              remoteAddress: peer,
              headers: { "x-forwarded-for": forwarded },
              payload: {},
            })
          ).headers["ratelimit-remaining"],
        ),
      );
    await server.close();
    return remaining;
  };

  it.each([
    ["one hop", 1, "10.0.0.1"],
    ["its network", ["10.0.0.0/8"], "10.0.0.1"],
  ] as const)("should give the caller's address, ignoring what the caller claims: %s", async (_, trusted, peer) => {
    expect(await counted(trusted, peer, [chain, "2.2.2.2, 203.0.113.20", "3.3.3.3, 203.0.113.20", "203.0.113.21"])).toEqual([
      19, 18, 17, 19,
    ]);
  });

  it("should be counted from the server outwards where there are several", async () => {
    expect(await counted(2, "10.0.0.1", ["9.9.9.9, 203.0.113.20, 10.0.0.2", "8.8.8.8, 203.0.113.20, 10.0.0.2"])).toEqual([19, 18]);
  });

  it.each([
    ["that is trusted nowhere", false, "10.0.0.1"],
    ["from another network", ["10.0.0.0/8"], "198.51.100.1"],
  ] as const)("should not be trusted %s", async (_, trusted, peer) => {
    expect(await counted(trusted, peer, ["203.0.113.20", "203.0.113.21"])).toEqual([19, 18]);
  });
});
