import { describe, expect, it } from "vitest";
import { plans } from "../../../core/auth/plan-info.rule.ts";
import { launchSteps } from "../../../core/org/launch-steps.rule.ts";
import { isThere } from "../../../core/org/parts.rule.ts";

describe("the parts of the product", () => {
  it("should be there as far as they can be used today", () => {
    expect((["imports", "fields", "groups", "theme", "quick_wins", "include_portal", "teams"] as const).map(isThere)).toEqual([true, true, true, true, true, true, true]);
    expect((["invitations", "portal_messaging", "workflows", "custom_objects"] as const).map(isThere)).toEqual([false, false, false, false]);
  });

  it("should be known of every feature that a plan switches on", () => {
    for (const { features } of Object.values(plans)) for (const feature of features) expect(typeof isThere(feature), feature).toBe("boolean");
  });

  it("should be there for each of the first steps", () => {
    expect(launchSteps.map(({ part }) => part === null || isThere(part))).toEqual(launchSteps.map(() => true));
  });
});
