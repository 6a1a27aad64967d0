import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retryDelay } from "../../../core/client/retry.rule.ts";
import type { Failure } from "../../../core/kernel/failure.ts";

const offline: Failure = { tag: "offline" };
const busy = (retryAfter: number): Failure => ({ tag: "busy", message: "", retryAfter });
const delay = (more: Partial<Parameters<typeof retryDelay>[0]>) =>
  retryDelay({ method: "GET", attempt: 1, failure: offline, isOnline: true, chance: 0, ...more });

describe("retrying a call", () => {
  it("should wait twice as long the second time, and give up after the third", () => {
    expect([1, 2, 3].map((attempt) => delay({ attempt }))).toEqual([200, 400, null]);
  });

  it("should have jitter of up to twice the wait", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 1, max: 2 }), (chance, attempt) => {
        const least = 200 * 2 ** (attempt - 1);
        const ms = delay({ chance, attempt }) ?? 0;
        expect(ms).toBeGreaterThanOrEqual(least);
        expect(ms).toBeLessThanOrEqual(2 * least);
      }),
    );
  });

  it.each(["POST", "PUT", "DELETE"])("should never happen for a %s, which may have been stored", (method) => {
    expect(delay({ method })).toBeNull();
    expect(delay({ method, failure: busy(1) })).toBeNull();
  });

  it("should wait as long as a busy server says, but not longer than five seconds", () => {
    expect([0, 1, 5, 6].map((seconds) => delay({ failure: busy(seconds) }))).toEqual([1000, 1000, 5000, null]);
  });

  it("should have jitter of up to a quarter for a busy server, so that many clients do not return at once", () => {
    expect([0, 0.5, 0.99].map((chance) => delay({ failure: busy(4), chance }))).toEqual([4000, 4500, 4990]);
  });

  it("should happen once after a timeout, so that no user waits for minutes", () => {
    expect([1, 2].map((attempt) => delay({ failure: { tag: "timeout" }, attempt }))).toEqual([200, null]);
    expect(delay({ failure: { tag: "timeout" }, method: "PUT" })).toBeNull();
  });

  it("should not happen without a connection, nor for failures that would repeat", () => {
    expect(delay({ isOnline: false })).toBeNull();
    const others: readonly Failure[] = [
      { tag: "unauthorized", message: "" },
      { tag: "not-found", message: "" },
      { tag: "server", message: "", requestId: null },
      { tag: "limited", message: "", payload: null },
    ];
    for (const failure of others) expect(delay({ failure })).toBeNull();
  });
});
