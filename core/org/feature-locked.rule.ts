/**
 * A feature is locked if its limit is zero or used up.
 * @param cap null for no limit
 */
export const isFeatureLocked = (used: number, cap: number | null): boolean => cap !== null && (cap === 0 || used >= cap);
