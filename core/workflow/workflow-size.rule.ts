/**
 * Whether one more step fits: a workflow has at most as many as the plan allows.
 * @param cap null is no limit
 */
export const canAddStep = (steps: number, cap: number | null): boolean => cap === null || steps < cap;
