const daySeconds = 86_400;

/**
 * Days until a deleted entry is removed for good, rounded up.
 * @param deletedAt epoch seconds
 * @param now epoch seconds
 * @param kept seconds that the bin keeps it
 */
export const binDaysLeft = (deletedAt: number, now: number, kept: number): number =>
  Math.max(0, Math.ceil((deletedAt + kept - now) / daySeconds));
