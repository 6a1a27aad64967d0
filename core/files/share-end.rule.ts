/** After how many days a link can end; null for never. */
export const shareDays = [null, 1, 7, 30, 90] as const;
export type ShareDays = (typeof shareDays)[number];

const daySeconds = 86_400;

/** The end of a link in epoch seconds; null for none. */
export const shareEnd = (days: ShareDays, now: number): number | null => (days === null ? null : now + days * daySeconds);
