import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedPortalPath, portalHref, portalInForce, readPortalPath } from "../../../core/portal/portal-path.rule.ts";

describe("A portal's address", () => {
  it.each([
    ["/portal", null, "/"],
    ["/portal/", null, "/"],
    ["/portal/home", null, "/home"],
    ["/portal/harbor", "harbor", "/"],
    ["/portal/harbor/home", "harbor", "/home"],
    ["/portal/harbor/course/3/lesson/4", "harbor", "/course/3/lesson/4"],
    ["/portal/course/3/about", null, "/course/3/about"],
    ["/portal/p/files/9", null, "/p/files/9"],
    ["/portal/a%20b/home", "a b", "/home"],
  ])("should read %s as portal %s and page %s", (path, pid, rest) => {
    expect(readPortalPath(path)).toEqual({ pid, rest });
  });

  it("should be written so that it is read as the same portal and page", () => {
    const pid = fc
      .stringMatching(/^[a-z0-9 -]{3,12}$/)
      .filter((text) => text.trim() !== "" && !["home", "course", "courses", "lessons", "reports", "purchases"].includes(text));
    fc.assert(
      fc.property(fc.option(pid), fc.constantFrom("/home", "/course/1", "/p/stats"), (portal, rest) => {
        expect(readPortalPath(portalHref(portal, rest))).toEqual({ pid: portal, rest });
      }),
    );
  });

  it("should use the portal of the address, otherwise the one used last, otherwise the only one", () => {
    expect(portalInForce("a", "b", "c")).toBe("a");
    expect(portalInForce(null, "b", "c")).toBe("b");
    expect(portalInForce(null, null, "c")).toBe("c");
    expect(portalInForce(null, null, null)).toBe(null);
  });
});

describe("An old address", () => {
  it.each([
    ["/qa/7", "/course/7"],
    ["/qa/7/about", "/course/7/about"],
    ["/qa/7/lesson/8", "/course/7/lesson/8"],
    ["/qa/7/8", "/course/7/lesson/8"],
    ["/p/favorites", "/home"],
    ["/", "/home"],
  ])("should redirect from %s to %s [A2.21 A2.23 B2.38]", (old, now) => {
    expect(movedPortalPath(old)).toBe(now);
  });

  it.each(["/qa", "/qa/7/8/9", "/qa/7/lesson", "/qa/7/about/8", "/course/7", "/p/favorites/1", "/home"])("should stay at %s", (path) => {
    expect(movedPortalPath(path)).toBe(null);
  });
});
