const firstSeconds = 5;
const mostSeconds = 3600;

/**
 * Seconds until the next retry of a job: 5, 10, 20 and so on, at most an hour.
 * @param tries number of attempts without progress
 */
export const retryDelay = (tries: number): number => Math.min(mostSeconds, firstSeconds * 2 ** Math.max(0, tries - 1));
