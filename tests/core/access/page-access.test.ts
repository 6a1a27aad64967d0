import { describe, expect, it } from "vitest";
import { mayOpenPage, missingFor } from "../../../core/access/page-access.rule.ts";

const features = ["teams"];

describe("mayOpenPage", () => {
  it.each([
    ["a page that asks for nothing", { flags: [], feature: null }, { role: "guest", flags: [], features: [] }, true],
    ["a page whose flag the user holds", { flags: ["contacts"], feature: null }, { role: "user", flags: ["contacts"], features: [] }, true],
    [
      "a page of which the user lacks one flag",
      { flags: ["contacts", "teams"], feature: null },
      { role: "user", flags: ["contacts"], features: [] },
      false,
    ],
    [
      "a page whose flags an administrator holds by role",
      { flags: ["contacts", "settings"], feature: null },
      { role: "admin", flags: [], features: [] },
      true,
    ],
    [
      "a page whose feature the organisation lacks, even to its owner",
      { flags: [], feature: "workflows" },
      { role: "owner", flags: [], features },
      false,
    ],
    ["a page whose feature the organisation has", { flags: [], feature: "teams" }, { role: "user", flags: [], features }, true],
    [
      "settings to a guest, whatever is granted",
      { flags: ["settings"], feature: null },
      { role: "guest", flags: ["settings"], features: [] },
      false,
    ],
    [
      "a page for members to a guest who holds its flag",
      { flags: ["contacts"], feature: null, members: true },
      { role: "guest", flags: ["contacts"], features: [] },
      false,
    ],
    [
      "a page for members to a user",
      { flags: ["contacts"], feature: null, members: true },
      { role: "user", flags: ["contacts"], features: [] },
      true,
    ],
  ] as const)("should decide on %s [B2.30]", (_what, page, visitor, opens) => {
    expect(mayOpenPage(page, visitor)).toBe(opens);
  });
});

describe("missingFor", () => {
  it("should name the missing feature first, then that guests are excluded, then the permission", () => {
    const needs = { flags: ["contacts"], feature: "teams", members: true } as const;
    expect(missingFor(needs, { role: "guest", flags: [], features: [] })).toEqual({ kind: "feature", name: "teams" });
    expect(missingFor(needs, { role: "guest", flags: [], features })).toEqual({ kind: "member", name: "" });
    expect(missingFor(needs, { role: "user", flags: [], features })).toEqual({ kind: "permission", name: "contacts" });
  });
});
