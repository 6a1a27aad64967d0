import type { Refusal } from "../kernel/refusal.ts";

/** A refusal of one value of an item, by the path of the value within the values. */
export type ValueProblem = readonly [path: string, refusal: Refusal];
