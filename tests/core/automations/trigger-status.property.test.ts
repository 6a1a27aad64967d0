import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { automationFiltersOf } from "../../../core/automations/automation-filter.rule.ts";
import { triggerStatus } from "../../../core/automations/trigger-status.rule.ts";
import { triggerThatIs } from "../../arbitraries/automations.arb.ts";

const statuses = ["draft", "paused", "scheduled", "finished", "live"] as const;

describe("trigger status", () => {
  it.each(statuses)("should be %s for every automation built to be so [B4.01]", (status) => {
    fc.assert(
      fc.property(triggerThatIs(status), ({ trigger, now }) => {
        expect(triggerStatus(trigger, now)).toBe(status);
      }),
    );
  });

  it.each(statuses)("should be shown, when %s, by All and by its own filter alone among the statuses [C4.01]", (status) => {
    fc.assert(
      fc.property(triggerThatIs(status), fc.constantFrom("afterAll", "ongoing", null), ({ trigger, now }, end_option) => {
        const filters = automationFiltersOf({ ...trigger, end_option }, now);
        expect(filters.filter((name) => name !== "ongoing")).toEqual(["all", status]);
        expect(filters.includes("ongoing")).toBe(status === "live" && end_option === "ongoing");
      }),
    );
  });
});
