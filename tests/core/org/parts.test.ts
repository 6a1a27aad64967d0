import { describe, expect, it } from "vitest";
import { plans } from "../../../core/auth/plan-info.rule.ts";
import { isThere } from "../../../core/org/parts.rule.ts";

describe("advertised features", () => {
  it("should list every feature of every plan", () => {
    for (const { features } of Object.values(plans))
      for (const feature of features) expect(typeof isThere(feature), feature).toBe("boolean");
  });
});
