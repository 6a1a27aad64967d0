import { describe, expect, it } from "vitest";
import { earlyFetch } from "../../../adapters/http/early-fetch.ts";

const address = "/api/cg/campaigns?schema=full";
const init = { method: "GET", headers: { accept: "application/json", "X-Portal-Id": "harbor", "X-CSRF-Token": "c" } };

const stage = (answer: Promise<Response>, now = 1_000) => {
  let calls = 0;
  answer.catch(() => undefined);
  const cygnetEarly = { at: 500, answers: new Map([[address, { answer, headers: { "X-Portal-Id": "harbor" } }]]) };
  const call = earlyFetch({ cygnetEarly, performance: { now: () => now } }, async () => {
    calls += 1;
    return new Response("later");
  });
  const text = async (given: RequestInit = init): Promise<string> => (await call(address, given)).text();
  return { text, calls: () => calls };
};
const early = (): Promise<Response> => Promise.resolve(new Response("early"));

describe("A call that the page has made before its program was there", () => {
  it("should be answered by that once, and by the server afterwards", async () => {
    const { text, calls } = stage(early());
    expect(await text()).toBe("early");
    expect(calls()).toBe(0);
    expect(await text()).toBe("later");
  });

  it.each([
    ["another caller", { ...init, headers: { accept: "application/json", "X-View-As": "secret" } }],
    ["a caller with more to show", { ...init, headers: { ...init.headers, Authorization: "Bearer t" } }],
    ["another portal", { ...init, headers: { ...init.headers, "X-Portal-Id": "dock" } }],
    ["a write", { ...init, method: "POST" }],
  ])("should be made again by %s", async (_who, given) => {
    expect(await stage(early()).text(given)).toBe("later");
  });

  it("should be made again when its answer is old, or has not come", async () => {
    expect(await stage(early(), 31_000).text()).toBe("later");
    expect(await stage(Promise.reject(new TypeError("Failed to fetch"))).text()).toBe("later");
  });

  it("should end when it is stopped", async () => {
    const stopped = new AbortController();
    const { text } = stage(new Promise(() => undefined));
    const answer = text({ ...init, signal: stopped.signal });
    stopped.abort(new Error("stopped"));
    await expect(answer).rejects.toThrow("stopped");
  });
});
