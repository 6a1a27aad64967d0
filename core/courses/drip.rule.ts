import type { ReleaseKind } from "./release-kind.model.ts";

/** A period in which no new lesson was released, epoch seconds. */
export type DripPause = { readonly paused_at: number; readonly resumed_at: number };

/** A pause that may still last: then `resumed_at` is null. */
export type AnyPause = { readonly paused_at: number; readonly resumed_at: number | null };

/**
 * Pauses that count for somebody, in order and without overlaps: what lies before joining does not, and pauses that touch are one.
 * @param from when the learner joined, epoch seconds
 */
export const distinctPauses = (pauses: readonly AnyPause[], from: number): readonly AnyPause[] => {
  const joined: AnyPause[] = [];
  const counted = pauses
    .map(({ paused_at, resumed_at }) => ({ paused_at: Math.max(paused_at, from), resumed_at }))
    .filter(({ paused_at, resumed_at }) => resumed_at === null || resumed_at > paused_at)
    .toSorted((a, b) => a.paused_at - b.paused_at);
  for (const pause of counted) {
    const last = joined.at(-1);
    if (last === undefined || (last.resumed_at !== null && last.resumed_at < pause.paused_at)) joined.push(pause);
    else {
      const resumed_at = last.resumed_at === null || pause.resumed_at === null ? null : Math.max(last.resumed_at, pause.resumed_at);
      joined[joined.length - 1] = { paused_at: last.paused_at, resumed_at };
    }
  }
  return joined;
};

/**
 * When a lesson is released after all pauses.
 * @param pauses in order, without overlaps
 * @returns epoch seconds; null while a pause holds it
 */
export const releaseAfterPauses = (release: ReleaseKind, due: number, pauses: readonly AnyPause[]): number | null => {
  let at = due;
  for (const { paused_at, resumed_at } of pauses) {
    if (resumed_at !== null) at = releaseAfterPause(release, at, { paused_at, resumed_at });
    else if (!isReleased(at, paused_at, at)) return null;
  }
  return at;
};

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
