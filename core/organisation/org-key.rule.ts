const day = 86_400;

/** Days for which a retired key still opens what was sealed with it. */
export const retiredKeyDays = 30;
/** Days after which a key is replaced by itself. */
export const keyDays = 365;

/**
 * Whether a key is due to be replaced.
 * @param created epoch seconds
 * @param now epoch seconds
 */
export const isKeyDue = (created: number, now: number): boolean => now - created >= keyDays * day;

/**
 * Whether a key still opens secrets: the current one, and for 30 days those before it.
 * @param retired epoch seconds; null for the current key
 * @param now epoch seconds
 */
export const opensSecrets = (retired: number | null, now: number): boolean => retired === null || now - retired < retiredKeyDays * day;
