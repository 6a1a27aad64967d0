import * as t from "io-ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestServer, startServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const Refused = t.type({ message: t.string, messages: t.readonlyArray(t.string), errors: t.record(t.string, t.readonlyArray(t.string)) });
const keys = (count: number): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));

describe("a request with very many errors", () => {
  let server: TestServer;
  let org: TestOrg;
  beforeAll(async () => {
    server = await startServer();
    org = await seedOrg(server.database, "a");
  });
  afterAll(() => server.close());

  it.each([
    ["POST", "/api/users/login"],
    ["PUT", "/api/org/billing"],
    ["POST", "/api/cg/pin"],
  ] as const)("should be refused unread when it is anonymous and large: %s %s", async (method, url) => {
    const reply = await server.app.inject({ method, url, payload: keys(95_000) });
    expect(reply.statusCode).toBe(413);
    expect(reply.body.length).toBeLessThan(1_000);
  });

  it("should be refused unread from a learner", async () => {
    const learner = await server.as(org.learner);
    expect((await learner.post("/api/cg/event", { name: "x", data: {}, ...keys(95_000) })).status).toBe(413);
  });

  it("should report twenty of its errors, each sentence once, in a reply that is no longer than the request", async () => {
    const payload = JSON.stringify(keys(1_000));
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/users/login",
      headers: { "content-type": "application/json" },
      payload,
    });
    expect(reply.statusCode).toBe(422);
    const body: unknown = reply.json();
    expect(Refused.is(body) ? Object.keys(body.errors).length : 0).toBe(20);
    expect(Refused.is(body) ? body.messages : []).toEqual(["is not a known field"]);
    expect(reply.body.length).toBeLessThan(payload.length);
  });

  it.each([
    ["/api/contacts/duplicates", { filters: { $or: [{ email: { $in: Array.from({ length: 20_000 }, () => 1) } }] } }],
    ["/api/contacts/duplicates", { filters: { $or: Array.from({ length: 20_000 }, () => 1) } }],
    ["/api/bookmarks/count", { filters: { tags: { $contains: Array.from({ length: 8_000 }, (_, at) => `a${at}`) } } }],
    ["/api/bookmarks/count", { filters: { mobile: { $in: Array.from({ length: 8_000 }, (_, at) => `+1212555${at}`) } } }],
  ])("should be refused by the length of its list, also from a guest: %s", async (url, body) => {
    const guest = await server.as(org.guest);
    const reply = await guest.post(url, body);
    expect(reply.status).toBe(422);
    expect(JSON.stringify(reply.body)).toMatch(/list/);
    expect(JSON.stringify(reply.body).length).toBeLessThan(2_000);
  });
});
