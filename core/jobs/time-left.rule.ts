import type { JobProgress } from "./job.model.ts";

const fewestSeconds = 2;

/**
 * Seconds that a job will take from now if it goes on as it has so far; null while that cannot be told.
 * @param startedAt, now epoch seconds
 */
export const timeLeft = ({ done, total }: Pick<JobProgress, "done" | "total">, startedAt: number | null, now: number): number | null => {
  if (total === null || startedAt === null || done <= 0) return null;
  const spent = now - startedAt;
  if (spent < fewestSeconds) return null;
  return Math.max(0, Math.ceil((spent / done) * (total - done)));
};

/** How much of a job is done, 0 to 100; null while its size is unknown. */
export const percentDone = ({ done, total }: Pick<JobProgress, "done" | "total">): number | null => {
  if (total === null) return null;
  return total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
};
