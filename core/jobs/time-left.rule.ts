import type { JobProgress } from "./job.model.ts";

const fewestSeconds = 2;

/**
 * Estimated remaining seconds of a job at its average rate; null while unknown.
 * @param startedAt, now epoch seconds
 */
export const timeLeft = ({ done, total }: Pick<JobProgress, "done" | "total">, startedAt: number | null, now: number): number | null => {
  if (total === null || startedAt === null || done <= 0) return null;
  const spent = now - startedAt;
  if (spent < fewestSeconds) return null;
  return Math.max(0, Math.ceil((spent / done) * (total - done)));
};

/** Progress of a job, 0 to 100; null while its size is unknown. */
export const percentDone = ({ done, total }: Pick<JobProgress, "done" | "total">): number | null => {
  if (total === null) return null;
  return total === 0 ? 100 : Math.min(100, Math.floor((done / total) * 100));
};
