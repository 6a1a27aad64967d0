import { describe, expect, it } from "vitest";
import { isSlug } from "../../../core/kernel/slug.ts";
import { pathForTitle } from "../../../core/portal-pages/page-path.rule.ts";
import { portalLimits } from "../../../core/portal-settings/portal-sections.model.ts";

describe("The address that is offered for a page", () => {
  it.each([
    ["Who we are", "who-we-are"],
    ["Über uns & Öl", "uber-uns-ol"],
    ["初心者", "page"],
    ["A".repeat(120), "a".repeat(56)],
  ])("should be made of the title: %s", (title, path) => {
    expect(pathForTitle(title, new Set())).toBe(path);
    const second = pathForTitle(title, new Set([path]));
    expect(second).toBe(`${path}-2`);
    expect(isSlug(second)).toBe(true);
    expect(second.length).toBeLessThanOrEqual(portalLimits.page.path);
  });

  it("should be empty while there is no title", () => {
    expect(pathForTitle("  ", new Set())).toBe("");
  });

  it.each(["", "A", "a b", "-a", "a-", "a--b", "á"])("should not be “%s”", (path) => {
    expect(isSlug(path)).toBe(false);
  });
});
