const firstSeconds = 5;
const mostSeconds = 3600;

/**
 * Seconds to wait before a job is tried again: 5, 10, 20 and so on, at most an hour.
 * @param tries how often it has been tried without getting on
 */
export const retryDelay = (tries: number): number => Math.min(mostSeconds, firstSeconds * 2 ** Math.max(0, tries - 1));
