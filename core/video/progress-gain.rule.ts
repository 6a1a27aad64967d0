/** Tolerance on the elapsed time, for clocks and buffers: 10 %. */
const leeway = 1.1;

export type ProgressClaim = {
  /** seconds of the recording already confirmed as watched */
  readonly known: number;
  /** seconds of the recording reported as watched */
  readonly reported: number;
  /** seconds of real time since the previous report */
  readonly elapsed: number;
  readonly rate: number;
};

/**
 * How far a recording counts as watched after a report: never less than before, and at most the elapsed time further, at the playback rate
 * plus 10 %.
 * @returns seconds
 */
export const cappedFurthest = ({ known, reported, elapsed, rate }: ProgressClaim): number =>
  Math.max(known, Math.min(reported, known + Math.max(0, elapsed) * Math.max(0, rate) * leeway));
