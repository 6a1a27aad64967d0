import * as t from "io-ts";
import type { StepCondition } from "../automations/condition-step.rule.ts";
import { ConditionStep } from "../automations/condition-step.rule.ts";
import { TagStep } from "../automations/tag-step.rule.ts";
import { EpochSeconds } from "../kernel/dates.ts";
import { Id } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { WorkflowNode } from "./workflow-node.model.ts";

/** A contact as the input of conditions: values by field name, tags as a list named `tags`. */
export const ContactRecord = t.record(t.string, t.unknown, "ContactRecord");
export type ContactRecord = t.TypeOf<typeof ContactRecord>;

const Duration = t.refinement(t.number, (n) => Number.isInteger(n) && n >= 0 && n <= 31_536_000, "whole seconds, at most 365 days");

/**
 * A step with everything that affects a contact's path: delay after the parent step and wait timeout in seconds, conditions, jump target,
 * and values written to the contact.
 */
export const SimulatedNode = t.intersection(
  [
    WorkflowNode,
    ConditionStep,
    TagStep,
    t.type({
      name: orNull(t.string),
      delay: orNull(Duration),
      timeout: orNull(Duration),
      wf_next_trigger: orNull(Id),
      values: orNull(ContactRecord),
    }),
  ],
  "SimulatedNode",
);
export type SimulatedNode = t.TypeOf<typeof SimulatedNode>;

/** An external change of the contact's values during the run. */
export const OutsideChange = t.type({ at: EpochSeconds, values: ContactRecord }, "OutsideChange");
export type OutsideChange = t.TypeOf<typeof OutsideChange>;

/** One contact, one workflow and the time of entry. */
export const WorkflowRun = t.type(
  { nodes: t.readonlyArray(SimulatedNode), contact: ContactRecord, start: EpochSeconds, changes: orNull(t.readonlyArray(OutsideChange)) },
  "WorkflowRun",
);
export type WorkflowRun = t.TypeOf<typeof WorkflowRun>;

/** One step of the path, times in epoch seconds, with the reason for its outcome; `visit` counts from 1. */
export const SimulatedStep = t.readonly(
  t.type({
    node: Id,
    type: t.union([t.string, t.null]),
    name: t.union([t.string, t.null]),
    visit: t.number,
    entered_at: t.number,
    left_at: t.number,
    branch: t.union([t.string, t.null]),
    reason: t.string,
  }),
  "SimulatedStep",
);
export type SimulatedStep = t.TypeOf<typeof SimulatedStep>;

/** The reasons for the end of a path, with their messages. */
export const wayEnds = {
  finished: "The workflow is finished.",
  removed: "The contact was removed.",
  waiting: "Waits for a condition that has no timeout.",
  "loop-limit": "Loop limit reached",
  "jump-target-missing": "The step to jump to does not exist.",
  "no-root": "The workflow has no first step.",
} as const;
export const WayEnd = t.keyof(wayEnds, "WayEnd");
export type WayEnd = t.TypeOf<typeof WayEnd>;

export const SimulatedWay = t.readonly(
  t.type({
    steps: t.readonlyArray(SimulatedStep),
    end: t.readonly(t.type({ code: WayEnd, at: t.number, message: t.string })),
    contact: ContactRecord,
  }),
  "SimulatedWay",
);
export type SimulatedWay = t.TypeOf<typeof SimulatedWay>;

/** Whether a condition holds for a contact at a time in epoch seconds; not called for a condition with `is` = `no`. */
export type ConditionTest = (condition: StepCondition, contact: ContactRecord, at: number) => boolean;
