import type { ReleaseKind } from "./release-time.rule.ts";

/** A period in which no new lesson was released, epoch seconds. */
export type DripPause = { readonly paused_at: number; readonly resumed_at: number };

/**
 * When a lesson is released after a pause: lessons due before it are unchanged, delayed ones shift by its length, others due during it are
 * released when it ends.
 * @param due when it would have been released, epoch seconds
 * @returns epoch seconds
 */
export const releaseAfterPause = (release: ReleaseKind, due: number, pause: DripPause): number => {
  if (due <= pause.paused_at) return due;
  return release === "delay" ? due + (pause.resumed_at - pause.paused_at) : Math.max(due, pause.resumed_at);
};

/**
 * Whether a lesson is released: due, and not within a pause that still lasts.
 * @param due epoch seconds
 * @param pausedSince null when the drip is not paused
 * @param now epoch seconds
 */
export const isReleased = (due: number, pausedSince: number | null, now: number): boolean =>
  due <= now && (pausedSince === null || due <= pausedSince);
