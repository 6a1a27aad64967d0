/** Default lifetime of a cached record, in minutes. */
export const defaultTtlMinutes = 3600;

export type CacheExpiry = { readonly expires_at: number; readonly expired: boolean };

/**
 * When a cached record expires, and whether it has.
 * @param setAt, now epoch seconds;
 * @returns expires_at in epoch seconds
 */
export const cacheExpiry = (setAt: number, ttlMinutes: number, now: number): CacheExpiry => {
  const expires_at = setAt + ttlMinutes * 60;
  return { expires_at, expired: now >= expires_at };
};
