import type { ConditionStep } from "../automations/condition-step.rule.ts";
import type { ConditionTest, ContactRecord } from "./simulation.model.ts";

/**
 * The first condition that is true, by index, or null; one that says no is true when it is reached, for then none of the earlier ones was.
 * @param at epoch seconds
 */
export const firstTrueCondition = (step: ConditionStep, contact: ContactRecord, at: number, holds: ConditionTest): number | null => {
  const index = (step.conditions ?? []).findIndex((condition) => condition.is === "no" || holds(condition, contact, at));
  return index === -1 ? null : index;
};
