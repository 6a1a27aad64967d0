import type { OrgExportState } from "./org-export.model.ts";

/** How an export ended, as it is stored; null while it is being made. */
export type StoredState = "making" | "ready" | "failed" | "cancelled";

/**
 * The state of an export now: a file is over as soon as its time is, even if it was not deleted yet.
 * @param until epoch seconds; null without a file
 */
export const exportState = (stored: StoredState, until: number | null, now: number): OrgExportState =>
  stored === "ready" && (until === null || until <= now) ? "over" : stored;
