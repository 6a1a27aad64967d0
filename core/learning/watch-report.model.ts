import type { WatchedRanges } from "../video/watched-range.model.ts";

/**
 * A report of how far a recording was played; seconds.
 * @property rate the fastest playback rate since the previous report
 * @property ranges what was played since the previous report; reports of former versions have none
 */
export type WatchReport = {
  readonly time: number;
  readonly furthest: number;
  readonly duration: number;
  readonly rate: number;
  readonly ranges?: WatchedRanges;
};
