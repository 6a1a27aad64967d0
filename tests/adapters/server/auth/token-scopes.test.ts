import fc from "fast-check";
import * as t from "io-ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openApiOf } from "../../../../adapters/contract/openapi.ts";
import { createApiToken } from "../../../../adapters/server/auth/api-token.store.ts";
import { ApiTokenEntry } from "../../../../core/auth/access-list.model.ts";
import { scopeIn, tokenAreas, TokenScope } from "../../../../core/auth/token-scope.model.ts";
import { scopeOf } from "../../../../core/auth/token-scope.rule.ts";
import { declaredCalls } from "../declared-calls.ts";
import { startServer, type TestServer } from "../harness.ts";
import { seedOrg, type TestOrg } from "../two-orgs.ts";

const allScopes = tokenAreas.flatMap((area) => [scopeIn(area, "read"), scopeIn(area, "write")]);
const staffCalls = declaredCalls().filter(({ access }) => access.kind === "staff");
/** The calls in which a token is read: those of staff, and open ones outside the portal. */
const tokenCalls = declaredCalls().filter(({ access, path }) => access.kind !== "learner" && !path.startsWith("/api/cg/"));
const day = 86_400;
const MadeToken = t.type({ token: t.string });
const tokenIn = (body: unknown): string => (MadeToken.is(body) ? body.token : "");

let server: TestServer;
let org: TestOrg;
beforeAll(async () => {
  server = await startServer();
  org = await seedOrg(server.database, "scopes");
});
afterAll(() => server.close());

const call = (token: string, method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) =>
  server.app.inject({
    method,
    url,
    headers: { "x-app-key": org.appKey, "x-token": token },
    ...(payload === undefined ? {} : { payload }),
  });
const entries = async (): Promise<readonly ApiTokenEntry[]> => {
  const { body } = await (await server.as(org.owner)).get("/api/users/tokens");
  return t.array(ApiTokenEntry).is(body) ? body : [];
};
const make = async (body: object): Promise<{ readonly token: string; readonly id: number }> => {
  const made = await (await server.as(org.owner)).post("/api/users/token", body);
  return { token: tokenIn(made.body), id: (await entries())[0]?.id ?? 0 };
};

describe("the scopes of API tokens", () => {
  it("should cover every call that a token can make, and each area at least one", () => {
    const scopes = tokenCalls.map(scopeOf);
    expect(tokenCalls.filter((one) => !TokenScope.is(scopeOf(one))).map(({ name }) => name)).toEqual([]);
    expect(tokenAreas.filter((area) => !scopes.some((scope) => scope.startsWith(`${area}:`)))).toEqual([]);
  });

  it("should stand in OpenAPI with every call of staff", () => {
    const { paths } = openApiOf(staffCalls, "1");
    const told = JSON.stringify(paths);
    for (const scope of new Set(staffCalls.map(scopeOf))) {
      expect(told).toContain(`"apiToken":["${scope}"]`);
      expect(told).toContain(`Scope of API tokens: ${scope}.`);
    }
  });

  it("should decide which calls a token makes, for any scopes and any call", async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(allScopes), fc.constantFrom(...tokenCalls), async (scopes, one) => {
        const token = await server.database.asSystem((tx) =>
          createApiToken(tx, { org: org.org, user: org.owner.user, name: "any", scopes }, server.clock.now()),
        );
        const lacking = `This token lacks the scope ${scopeOf(one)}. Use a token that has it.`;
        const reply = await call(token, one.method, one.path.replace(/:\w+/g, "999999999"));
        const isRefused = reply.statusCode === 403 && reply.body.includes(lacking);
        expect(isRefused).toBe(!scopes.some((scope) => scope === scopeOf(one)));
      }),
      { numRuns: 60 },
    );
  });

  it("should limit a token that names some, and no other [C7.08]", async () => {
    const limited = await make({ name: "reader", scopes: ["contacts:read"], days: 30 });
    expect((await call(limited.token, "GET", "/api/contacts")).statusCode).toBe(200);
    expect((await call(limited.token, "POST", "/api/contacts", { first_name: "Ada" })).json()).toMatchObject({
      message: "This token lacks the scope contacts:write. Use a token that has it.",
      needs: "contacts:write",
    });
    expect((await call(limited.token, "GET", "/api/org/billing")).statusCode).toBe(403);
    const earlier = await make({});
    expect((await entries()).map(({ scopes, days }) => ({ scopes, days })).slice(0, 2)).toEqual([
      { scopes: null, days: 90 },
      { scopes: ["contacts:read"], days: 30 },
    ]);
    expect((await call(earlier.token, "GET", "/api/users/current")).statusCode).toBe(200);
  });

  it("should be refused by name where there is no such scope, none at all, or another life", async () => {
    const owner = await server.as(org.owner);
    for (const [body, field] of [
      [{ scopes: ["contacts:delete"] }, "scopes.0"],
      [{ scopes: [] }, "scopes"],
      [{ days: 31 }, "days"],
    ] as const) {
      const reply = await owner.post("/api/users/token", body);
      expect(reply).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
    }
  });
});

describe("the life of API tokens", () => {
  it("should show its last use, to the minute", async () => {
    const { token, id } = await make({ name: "used" });
    const used = async () => (await entries()).find((entry) => entry.id === id)?.used_at;
    expect(await used()).toBeNull();
    const first = server.clock.now();
    await call(token, "GET", "/api/users/current");
    server.clock.advance(59);
    await call(token, "GET", "/api/users/current");
    expect(await used()).toBe(first);
    server.clock.advance(1);
    await call(token, "GET", "/api/users/current");
    expect(await used()).toBe(first + 60);
  });

  it("should begin anew with a new secret, while the old one works for 24 hours more", async () => {
    const { token, id } = await make({ name: "rotated", scopes: ["account:read"], days: 30 });
    server.clock.advance(day);
    const owner = await server.as(org.owner);
    const next = tokenIn((await owner.post(`/api/users/tokens/${id}/rotate`, {})).body);
    const status = async (secret: string) => (await call(secret, "GET", "/api/users/current")).statusCode;
    const now = server.clock.now();
    expect((await entries()).find((entry) => entry.id === id)).toMatchObject({
      scopes: ["account:read"],
      expires_at: now + 30 * day,
      old_until: now + day,
    });
    expect((await call(next, "GET", "/api/contacts")).statusCode).toBe(403);
    server.clock.advance(day - 1);
    expect([await status(token), await status(next)]).toEqual([200, 200]);
    server.clock.advance(1);
    expect([await status(token), await status(next)]).toEqual([401, 200]);
    expect((await entries()).find((entry) => entry.id === id)?.old_until).toBeNull();
  });

  it("should be listed when it has expired, and work again only with a new secret", async () => {
    const { token, id } = await make({ name: "expired", days: 30 });
    server.clock.advance(30 * day);
    const entry = (await entries()).find((one) => one.id === id);
    expect(entry?.expires_at).toBe(server.clock.now());
    expect((await call(token, "GET", "/api/users/current")).statusCode).toBe(401);
    const renewed = tokenIn((await (await server.as(org.owner)).post(`/api/users/tokens/${id}/rotate`, {})).body);
    expect((await call(token, "GET", "/api/users/current")).statusCode).toBe(401);
    expect((await call(renewed, "GET", "/api/users/current")).statusCode).toBe(200);
  });

  it("should not be rotated by another user, nor by a token", async () => {
    const { token, id } = await make({ name: "mine" });
    expect((await (await server.as(org.admin)).post(`/api/users/tokens/${id}/rotate`, {})).status).toBe(404);
    expect((await call(token, "POST", `/api/users/tokens/${id}/rotate`, {})).statusCode).toBe(403);
  });
});
