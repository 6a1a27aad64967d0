import type { ConditionStep } from "../automations/condition-step.rule.ts";
import type { ConditionTest, ContactRecord } from "./simulation.model.ts";

/**
 * The index of the first true condition, or null; one with `is` = `no` is always true when it is reached, because no earlier one was.
 * @param at epoch seconds
 */
export const firstTrueCondition = (step: ConditionStep, contact: ContactRecord, at: number, holds: ConditionTest): number | null => {
  const index = (step.conditions ?? []).findIndex((condition) => condition.is === "no" || holds(condition, contact, at));
  return index === -1 ? null : index;
};
