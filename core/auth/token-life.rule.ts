const day = 24 * 3600;

/** Seconds for which a replaced secret keeps working. */
const overlap = day;

/** Seconds for which an expired token is still listed. */
export const expiredListed = 30 * day;

/** When a token made now expires, in epoch seconds. */
export const tokenEnd = (days: number, now: number): number => now + days * day;

/**
 * A token with a new secret: it lives as long again, and the replaced secret works for another day, but not longer than it would have.
 * @returns epoch seconds
 */
export const rotated = (
  { days, expires_at }: { readonly days: number; readonly expires_at: number },
  now: number,
): { readonly expires_at: number; readonly old_until: number } => ({
  expires_at: tokenEnd(days, now),
  old_until: Math.min(expires_at, now + overlap),
});

export const isExpired = ({ expires_at }: { readonly expires_at: number }, now: number): boolean => expires_at <= now;
