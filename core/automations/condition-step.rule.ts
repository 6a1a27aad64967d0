import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import type { StepVerdict } from "./step-verdict.model.ts";
import { refuse, validStep } from "./step-verdict.model.ts";

/** A branch's condition: the values to match, and `yes`, `no` (none of the earlier ones matched) or a value. */
export const StepCondition = t.type({ match: orNull(t.readonlyArray(t.unknown)), is: t.unknown }, "StepCondition");
export type StepCondition = t.TypeOf<typeof StepCondition>;

export const ConditionStep = t.type({ conditions: orNull(t.readonlyArray(StepCondition)) }, "ConditionStep");
export type ConditionStep = t.TypeOf<typeof ConditionStep>;

export const unsetConditionMessage = "Please set all conditions.";

/** A condition is set when `is` is `no`, or when its first value to match is not blank; 0 is not blank. */
export const isConditionSet = (condition: StepCondition): boolean =>
  condition.is === "no" || String(condition.match?.[0] ?? "").trim() !== "";

/** A conditional step needs at least one condition, and every one of them set. */
export const conditionStep = ({ conditions }: ConditionStep): StepVerdict =>
  conditions !== null && conditions.length > 0 && conditions.every(isConditionSet) ? validStep : refuse(unsetConditionMessage);
