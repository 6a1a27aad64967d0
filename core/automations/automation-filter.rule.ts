import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import { TriggerState, triggerStatus } from "./trigger-status.rule.ts";

/** The filters over automations, in the order in which they are offered, with their labels. */
export const automationFilters = {
  all: "All",
  live: "Live",
  ongoing: "Live/Ongoing",
  scheduled: "Scheduled",
  draft: "Draft",
  paused: "Paused",
  finished: "Finished",
} as const;

export const AutomationFilter = t.keyof(automationFilters, "AutomationFilter");
export type AutomationFilter = t.TypeOf<typeof AutomationFilter>;

/** Which contacts a run includes: members of the group at its start, or also those added until it is paused or stopped. */
export const EndOption = t.keyof({ afterAll: null, ongoing: null }, "EndOption");
export type EndOption = t.TypeOf<typeof EndOption>;

export const FilteredAutomation = t.intersection([TriggerState, t.type({ end_option: orNull(EndOption) })], "FilteredAutomation");
export type FilteredAutomation = t.TypeOf<typeof FilteredAutomation>;

/**
 * The filters that match an automation: all, the one of its status, and live/ongoing when it is live and also takes later members.
 * @param now epoch seconds
 */
export const automationFiltersOf = (automation: FilteredAutomation, now: number): readonly AutomationFilter[] => {
  const status = triggerStatus(automation, now);
  return status === "live" && automation.end_option === "ongoing" ? ["all", "live", "ongoing"] : ["all", status];
};
