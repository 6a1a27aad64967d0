import * as t from "io-ts";
import type { AnyRule } from "../kernel/rule.ts";
import { rule } from "../kernel/rule.ts";
import { AutomationFilter, FilteredAutomation, automationFiltersOf } from "./automation-filter.rule.ts";
import { ConditionStep, conditionStep } from "./condition-step.rule.ts";
import { RerunSchedule, RunCount, rerunTimes } from "./rerun-times.rule.ts";
import { StepVerdict } from "./step-verdict.model.ts";
import { TagStep, tagStep } from "./tag-step.rule.ts";
import { TriggerState, TriggerStatus, triggerStatus } from "./trigger-status.rule.ts";
import { TypedStart, triggerTimes } from "./trigger-times.rule.ts";

const rerunInput = t.intersection([RerunSchedule, t.type({ count: RunCount })], "RerunTimesInput");
const startTime = t.readonly(t.type({ start_time: t.union([t.number, t.null]) }));

/** The rules of automations as the command line shows them. */
export const automationRules: readonly AnyRule[] = [
  rule({
    name: "trigger-status",
    sentence: "An automation is a draft, else paused, else scheduled until its start, else finished from its end on, else live.",
    input: t.type({ trigger: TriggerState, now: t.number }, "TriggerStatusInput"),
    output: TriggerStatus,
    run: ({ trigger, now }) => triggerStatus(trigger, now),
  }),
  rule({
    name: "automation-filter",
    sentence: "An automation is shown by All, by the filter of its status, and by Live/Ongoing when it is live for later joiners too.",
    input: t.type({ trigger: FilteredAutomation, now: t.number }, "AutomationFilterInput"),
    output: t.readonlyArray(AutomationFilter),
    run: ({ trigger, now }) => automationFiltersOf(trigger, now),
  }),
  rule({
    name: "trigger-times",
    sentence:
      "An automation starts when the clock on the wall of its zone, else of the organisation's, else of UTC, shows the typed day and time.",
    input: TypedStart,
    output: startTime,
    run: triggerTimes,
  }),
  rule({
    name: "rerun-times",
    sentence: "Runs repeat at the same wall time, month ends anchored to the first day, each moved to the next allowed weekday.",
    input: rerunInput,
    output: t.readonlyArray(t.number),
    run: ({ count, ...schedule }) => rerunTimes(schedule, count),
  }),
  rule({
    name: "condition-step",
    sentence: "A conditional step needs at least one condition, and each says no or has a first value that is not blank.",
    input: ConditionStep,
    output: StepVerdict,
    run: conditionStep,
  }),
  rule({
    name: "tag-step",
    sentence: "A tag step adds or removes at least one tag, and none of them both ways.",
    input: TagStep,
    output: StepVerdict,
    run: tagStep,
  }),
];
