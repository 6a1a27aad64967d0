import { describe, expect, it } from "vitest";
import { deadLinksIn, isLinkCheckDue, linkCheckAfter } from "../../../core/lessons/check/dead-links.rule.ts";

const [a, b] = ["https://a.example", "https://b.example"];
const found = (state: "alive" | "dead" | "unknown", ...addresses: readonly string[]) => addresses.map((address) => ({ address, state }));
const nothing = { dead: [], missed: [] };

describe("What checks of a lesson's links find", () => {
  it("should be a dead address once two checks in a row found it so", () => {
    const once = linkCheckAfter(nothing, [...found("dead", a, a), ...found("alive", b)]);
    expect(once).toEqual({ dead: [], missed: [a] });
    expect(linkCheckAfter(once, found("dead", a))).toEqual({ dead: [a], missed: [a] });
  });

  it("should be nothing any more when the address answers again or is gone from the lesson", () => {
    const dead = { dead: [a], missed: [a] };
    expect(linkCheckAfter(dead, found("alive", a))).toEqual(nothing);
    expect(linkCheckAfter(dead, [])).toEqual(nothing);
    expect(linkCheckAfter({ dead: [], missed: [a] }, found("alive", a))).toEqual(nothing);
  });

  it("should stay where a check cannot tell", () => {
    expect(linkCheckAfter({ dead: [a], missed: [a, b] }, found("unknown", a, b))).toEqual({ dead: [a], missed: [a, b] });
    expect(linkCheckAfter(nothing, found("unknown", a))).toEqual(nothing);
  });

  it("should be told for the addresses that still stand in the lesson, each with its place", () => {
    const items = [{ uuid: "u1", type: "button", name: "", values: { url: a, cta: "Go" } } as const];
    expect(deadLinksIn(items, [a, b])).toEqual([{ address: a, uuid: "u1", key: "values.url", state: "dead" }]);
  });
});

describe("The next check of a lesson's links", () => {
  const day = 86_400;
  it.each([
    ["never checked", null, 0, 0, true],
    ["checked six days ago", { checked_at: 0, missed: [] }, 0, 6 * day, false],
    ["checked a week ago", { checked_at: 0, missed: [] }, 0, 7 * day, true],
    ["published since", { checked_at: 5, missed: [] }, 6, 10, true],
    ["an address missed a night ago", { checked_at: 0, missed: [a] }, 0, day - 60, true],
    ["an address missed an hour ago", { checked_at: 0, missed: [a] }, 0, 3600, false],
  ] as const)("should be decided for a lesson that was %s", (_, last, published, now, isDue) => {
    expect(isLinkCheckDue(last, published, now)).toBe(isDue);
  });
});
