import type { WatchedRange, WatchedRanges } from "./watched-range.model.ts";
import { joinedRanges, newRanges, secondsOf } from "./watched-ranges.rule.ts";

/** Tolerance on the elapsed time, for clocks and buffers: 10 %. */
const leeway = 1.1;

/** The fastest rate that a report is believed, the fastest one offered. */
const fastest = 2;

export type WatchClaim = {
  /** ranges that already count, joined */
  readonly known: WatchedRanges;
  /** ranges reported as played */
  readonly played: WatchedRanges;
  /** seconds of real time since the previous report */
  readonly elapsed: number;
  readonly rate: number;
};

/** The first `seconds` of ranges. */
const firstSeconds = (ranges: WatchedRanges, seconds: number): WatchedRanges => {
  let left = seconds;
  return ranges.flatMap(([from, to]): WatchedRanges => {
    const part: WatchedRange = [from, Math.min(to, from + left)];
    left -= part[1] - part[0];
    return part[1] > part[0] ? [part] : [];
  });
};

/**
 * What counts of a report: no more seconds than have passed, at the playback rate plus 10 %; new seconds first, from the beginning on.
 * @returns joined ranges
 */
export const countedRanges = ({ known, played, elapsed, rate }: WatchClaim): WatchedRanges => {
  const allowed = Math.max(0, elapsed) * Math.min(Math.max(0, rate), fastest) * leeway;
  const reported = joinedRanges(played);
  const fresh = newRanges(reported, known);
  const counted = firstSeconds(fresh, allowed);
  return joinedRanges([...counted, ...firstSeconds(newRanges(reported, fresh), allowed - secondsOf(counted))]);
};
