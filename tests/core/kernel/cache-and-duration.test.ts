import { describe, expect, it } from "vitest";
import { applied } from "../apply-rule.ts";

describe("cache expiry", () => {
  const expiry = (input: object) => applied("cache-expiry", { set_at: 1000, now: 1000, ...input });

  it("should be 3600 minutes after the record was set, by default [C9.02]", () => {
    expect(expiry({})).toEqual({ expires_at: 217_000, expired: false });
    expect(expiry({ ttl_minutes: 5 })).toEqual({ expires_at: 1300, expired: false });
    expect(expiry({ ttl_minutes: 0 })).toEqual({ expires_at: 1000, expired: true });
  });

  it("should be reached at the exact second [C9.02]", () => {
    expect(expiry({ now: 216_999 })).toMatchObject({ expired: false });
    expect(expiry({ now: 217_000 })).toMatchObject({ expired: true });
  });
});

describe("duration", () => {
  it.each([
    [0, "0 min, 0 sec"],
    [45, "0 min, 45 sec"],
    [59.9, "0 min, 59 sec"],
    [60, "1 min, 0 sec"],
    [125, "2 min, 5 sec"],
    [3725, "62 min, 5 sec"],
    [6_000_000, "100,000 min, 0 sec"],
    [-3, "0 min, 0 sec"],
  ])("should show %s seconds as %s [A9.28]", (seconds, text) => {
    expect(applied("duration-display", { seconds })).toBe(text);
  });
});
