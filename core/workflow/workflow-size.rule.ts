/**
 * Whether one more step is allowed: the plan limits the number of steps.
 * @param cap null means no limit
 */
export const canAddStep = (steps: number, cap: number | null): boolean => cap === null || steps < cap;
