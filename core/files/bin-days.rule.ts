import { fileLimits } from "./file-limits.model.ts";

/**
 * Whether what was deleted or replaced can still be restored.
 * @param at epoch seconds
 * @param now epoch seconds
 */
export const isRestorable = (at: number, now: number): boolean => at > now - fileLimits.binSeconds;
