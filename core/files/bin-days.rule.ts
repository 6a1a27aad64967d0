import { fileLimits } from "./file-limits.model.ts";

const daySeconds = 86_400;

/**
 * Days until a deleted file is removed for good, rounded up.
 * @param deletedAt epoch seconds
 * @param now epoch seconds
 */
export const binDaysLeft = (deletedAt: number, now: number): number =>
  Math.max(0, Math.ceil((deletedAt + fileLimits.binSeconds - now) / daySeconds));
