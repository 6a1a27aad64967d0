import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chosenScopes, lacksScopes, scopeSummary } from "../../../core/auth/token-choice.rule.ts";
import { isExpired, rotated, tokenEnd } from "../../../core/auth/token-life.rule.ts";
import { readingScopes, scopeIn, tokenAreas, TokenScope } from "../../../core/auth/token-scope.model.ts";
import { scopeOf, withinScopes } from "../../../core/auth/token-scope.rule.ts";

const allScopes = tokenAreas.flatMap((area) => [scopeIn(area, "read"), scopeIn(area, "write")]);
const anyScopes = fc.subarray(allScopes);
const day = 86_400;

describe("the scopes of API tokens", () => {
  it("should be reading and changing each area", () => {
    expect(allScopes).toEqual(Object.keys(TokenScope.keys));
    expect(readingScopes).toHaveLength(allScopes.length / 2);
  });

  it.each([
    [{ name: "contacts.list", method: "GET" }, "contacts:read"],
    [{ name: "contacts.create", method: "POST" }, "contacts:write"],
    [{ name: "campaigns.remove", method: "DELETE" }, "courses:write"],
    [{ name: "lessonVersions.update", method: "PUT" }, "lessons:write"],
    [{ name: "parcels.send", method: "POST" }, "parcels:write"],
    [{ name: "parcels.send", method: "POST", tokenArea: "tasks" }, "tasks:write"],
  ] as const)("should follow from the name and the method of a call, or the area that it declares: %j", (call, scope) => {
    expect(scopeOf(call)).toBe(scope);
  });

  it("should name the scope that a token lacks", () => {
    const message = "This token lacks the scope contacts:write. Use a token that has it.";
    expect(withinScopes(["contacts:read"], { name: "contacts.create", method: "POST" })).toMatchObject({
      left: { tag: "forbidden", message, needs: "contacts:write" },
    });
  });

  it("should admit every call without limits, and of an unknown area none with them", () => {
    const parcels = { name: "parcels.send", method: "POST" };
    expect([withinScopes(null, parcels)._tag, withinScopes(allScopes, parcels)._tag]).toEqual(["Right", "Left"]);
  });

  it("should be summarised without loss", () => {
    expect([scopeSummary(null), scopeSummary(readingScopes)]).toEqual([{ kind: "all" }, { kind: "read" }]);
    fc.assert(
      fc.property(anyScopes, (scopes) => {
        const summary = scopeSummary(scopes);
        const told =
          summary.kind === "areas"
            ? summary.areas.flatMap(({ area, may }) =>
                may === "both" ? [scopeIn(area, "read"), scopeIn(area, "write")] : [scopeIn(area, may)],
              )
            : readingScopes;
        expect(told).toEqual(scopes);
      }),
    );
  });

  it("should follow from what is chosen in the form", () => {
    expect((["all", "read", "chosen"] as const).map((access) => chosenScopes({ access, scopes: ["tasks:read"] }))).toEqual([
      null,
      readingScopes,
      ["tasks:read"],
    ]);
    expect((["all", "read", "chosen"] as const).map((access) => lacksScopes({ access, scopes: [] }))).toEqual([false, false, true]);
  });
});

describe("the life of API tokens", () => {
  it("should end at the second of its expiry", () => {
    expect([tokenEnd(30, 100), isExpired({ expires_at: 100 }, 99), isExpired({ expires_at: 100 }, 100)]).toEqual([
      30 * day + 100,
      false,
      true,
    ]);
  });

  it("should begin anew when it is rotated, while the old secret works for a day, and never longer than before", () => {
    fc.assert(
      fc.property(fc.constantFrom(30, 90, 365), fc.nat(), fc.nat(), (days, expires_at, now) => {
        const next = rotated({ days, expires_at }, now);
        expect(next.expires_at).toBe(now + days * day);
        expect(next.old_until).toBe(expires_at < now + day ? expires_at : now + day);
      }),
    );
  });
});
