import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FailedReply } from "../../../../adapters/contract/envelope.ts";
import { unwrapValues } from "../../../../core/client/unwrap-value.rule.ts";
import { intensity } from "../../../setup/intensity.ts";
import { eventsIn } from "../assistant/streamed.ts";
import { callsOfPart, declaredCalls } from "../declared-calls.ts";
import { demoActors, type DemoActors, type Identity } from "../demo-actors.ts";
import { openEmbeddedDatabase, startServer, type TestServer } from "../harness.ts";
import { changedCalls, shareBudget } from "./fuzz-budget.ts";
import { requestTo, type FuzzRequest } from "./request.arb.ts";

/** What an answer may cost of the processor's time; how long it takes depends on what else the machine does. */
const mostWorkMs = 1_000;
const names = declaredCalls().map(({ name }) => name);
const requests = shareBudget(names, changedCalls(names), {
  total: intensity.fuzzRequests,
  least: intensity.fuzzLeast,
  most: intensity.fuzzMost,
});
const inside = /node_modules|\bat [A-Za-z.<>]+ \(|\.ts:\d+|select |insert into|syntax error at/i;

/**
 * Sends generated requests to every fourth call.
 * @param part from 0 to 3
 */
export const fuzzCalls = (part: number): void =>
  void describe("every call under generated requests", () => {
    const calls = callsOfPart(part);
    let server: TestServer;
    let actors: DemoActors;
    beforeAll(async () => {
      server = await startServer({ config: { demo: true }, database: await openEmbeddedDatabase("demo") });
      actors = await demoActors(server);
    });
    afterAll(() => server.close());

    it("should cover every call of the contract", () => {
      expect(calls.length).toBeGreaterThan(25);
    });

    it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
      "should answer every generated request to %s in its own shapes, in time, and never with a server error",
      async (name, endpoint) => {
        let identity: Identity | null = null;
        const check = async ({ url, payload, contentType }: FuzzRequest): Promise<void> => {
          identity ??= await actors.forCall(endpoint);
          const { cookies, csrf } = identity;
          const headers = { "x-csrf-token": csrf, ...(contentType === undefined ? {} : { "content-type": contentType }) };
          const before = process.cpuUsage();
          const reply = await server.app.inject({
            method: endpoint.method,
            url,
            cookies,
            headers,
            ...(payload === undefined ? {} : { payload }),
          });
          const { user, system } = process.cpuUsage(before);
          if (reply.statusCode === 401 || (reply.statusCode < 300 && endpoint.method !== "GET")) identity = null;
          expect(reply.statusCode, reply.body).toBeLessThan(500);
          expect((user + system) / 1_000).toBeLessThan(mostWorkMs);
          if (endpoint.isStream && reply.statusCode < 300) {
            expect(eventsIn(reply.body).length).toBeGreaterThan(0);
            return;
          }
          if (endpoint.givesFile !== null && reply.statusCode < 300) {
            expect(reply.headers["content-disposition"]).toMatch(/^attachment; /);
            return;
          }
          const body: unknown = JSON.parse(reply.body);
          if (reply.statusCode < 300) {
            const plain = endpoint.wrapsValues ? unwrapValues(body) : body;
            expect(E.isRight(endpoint.reply.decode(plain)), reply.body.slice(0, 2_000)).toBe(true);
            return;
          }
          expect(FailedReply.is(body), reply.body).toBe(true);
          expect(inside.test(reply.body), reply.body).toBe(false);
          expect(FailedReply.is(body) && body.request_id).toBe(reply.headers["x-request-id"]);
        };
        await fc.assert(fc.asyncProperty(requestTo(endpoint, actors.ids), check), { numRuns: requests.get(name) ?? intensity.fuzzLeast });
      },
      300_000,
    );
  });
