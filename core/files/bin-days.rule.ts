import { fileLimits } from "./file-limits.model.ts";

const daySeconds = 86_400;

/**
 * Whether what was deleted or replaced can still be restored.
 * @param at epoch seconds
 * @param now epoch seconds
 */
export const isRestorable = (at: number, now: number): boolean => at > now - fileLimits.binSeconds;

/**
 * Days until a deleted file is removed for good, rounded up.
 * @param deletedAt epoch seconds
 * @param now epoch seconds
 */
export const binDaysLeft = (deletedAt: number, now: number): number =>
  Math.max(0, Math.ceil((deletedAt + fileLimits.binSeconds - now) / daySeconds));
