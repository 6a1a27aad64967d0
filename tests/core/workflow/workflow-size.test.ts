import { describe, expect, it } from "vitest";
import { canAddStep } from "../../../core/workflow/workflow-size.rule.ts";

describe("the size of a workflow", () => {
  it("should allow as many steps as the plan does, and any number without a limit", () => {
    expect([canAddStep(9, 10), canAddStep(10, 10), canAddStep(0, 0), canAddStep(1_000, null)]).toEqual([true, false, false, true]);
  });
});
