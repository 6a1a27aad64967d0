import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loginPath, nextPath, staffRoot } from "../../../core/auth/next-path.rule.ts";
import { hostilePath, staffPage } from "../../arbitraries/auth.arb.ts";

describe("nextPath", () => {
  it.each([
    null,
    "",
    "/",
    "/ui",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:evil.example",
    "https://evil.example/ui/",
    "%2f%2fevil.example",
    "javascript:alert(1)",
    "/ui/\r\nSet-Cookie: a=b",
    "/ui/%0d%0aSet-Cookie: a=b",
    "/ui//evil.example",
    "/ui/..//evil.example",
    "/ui/%2e%2e/api",
    "/uix/contacts",
    "/portal/home",
    "ui/contacts",
    " /ui/contacts",
  ])("should not follow %j", (wanted) => {
    expect(nextPath(wanted)).toBe(staffRoot);
  });

  it.each([
    "/ui/",
    "/ui/contacts",
    "/ui/contacts?search=a%2Fb&page=2",
    "/ui/contacts/7#notes",
    "/ui/c?next=https://example.org//x",
    "/ui/contacts?path=../up",
  ])("should follow %j", (wanted) => {
    expect(nextPath(wanted)).toBe(wanted);
  });

  it.each(["/ui/login", "/ui/login?next=/ui/login", "/ui/signup?plan=pro", "/ui/reset-password", "/ui/reset-password/confirm?token=x"])(
    "should not return to %j, a page for signed-out visitors",
    (wanted) => {
      expect(nextPath(wanted)).toBe(staffRoot);
    },
  );

  it("should follow every page of the staff application", () => {
    fc.assert(
      fc.property(staffPage, (page) => {
        expect(nextPath(page)).toBe(page);
      }),
    );
  });

  it("should never follow another site's address, and never leave this origin", () => {
    fc.assert(
      fc.property(hostilePath, (path) => {
        expect(nextPath(path)).toBe(staffRoot);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
        expect(new URL(nextPath(`/ui/${text}`), "https://own.example").origin).toBe("https://own.example");
      }),
    );
  });
});

describe("loginPath", () => {
  it("should carry the requested page, to which the login returns [A2.32]", () => {
    fc.assert(
      fc.property(staffPage, (page) => {
        const url = new URL(loginPath(page), "https://own.example");
        expect(url.pathname).toBe("/ui/login");
        expect(nextPath(url.searchParams.get("next"))).toBe(page);
      }),
    );
  });
});
