/** How long an edit counts as recent, in seconds: 7 days. */
export const recentEditWindow = 604_800;

/**
 * Whether the last edit is less than 7 days ago.
 * @param updated_at epoch seconds
 * @param now epoch seconds
 */
export const isRecentlyEdited = (updated_at: number, now: number): boolean => now - updated_at < recentEditWindow;
