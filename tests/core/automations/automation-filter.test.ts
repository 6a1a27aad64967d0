import { describe, expect, it } from "vitest";
import { EndOption, automationFilters, automationFiltersOf } from "../../../core/automations/automation-filter.rule.ts";

const automation = { draft: false, paused: false, start_time: 100, end_time: 200, end_option: null };

describe("automation filters", () => {
  it("should be offered in this order with these labels [C4.01]", () => {
    expect(Object.entries(automationFilters)).toEqual([
      ["all", "All"],
      ["live", "Live"],
      ["ongoing", "Live/Ongoing"],
      ["scheduled", "Scheduled"],
      ["draft", "Draft"],
      ["paused", "Paused"],
      ["finished", "Finished"],
    ]);
  });

  it("should show a live automation under Live, and one for later joiners under Live/Ongoing too [C4.01]", () => {
    expect(automationFiltersOf({ ...automation, end_option: "afterAll" }, 150)).toEqual(["all", "live"]);
    expect(automationFiltersOf({ ...automation, end_option: "ongoing" }, 150)).toEqual(["all", "live", "ongoing"]);
  });

  it("should not show an ongoing automation under Live/Ongoing while it is not live", () => {
    expect(automationFiltersOf({ ...automation, end_option: "ongoing" }, 99)).toEqual(["all", "scheduled"]);
    expect(automationFiltersOf({ ...automation, end_option: "ongoing" }, 200)).toEqual(["all", "finished"]);
    expect(automationFiltersOf({ ...automation, end_option: "ongoing", draft: true }, 150)).toEqual(["all", "draft"]);
  });

  it("should know the two end options and no other [C4.05]", () => {
    expect(["afterAll", "ongoing"].every(EndOption.is)).toBe(true);
    expect(EndOption.is("never")).toBe(false);
  });
});
