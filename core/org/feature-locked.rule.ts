/**
 * A feature is locked when nothing of it is allowed or when all that is allowed is used.
 * @param cap null for no limit
 */
export const isFeatureLocked = (used: number, cap: number | null): boolean => cap !== null && (cap === 0 || used >= cap);
