/** What a report may claim beyond the time that has passed: a tenth, for clocks and buffers. */
const leeway = 1.1;

export type ProgressClaim = {
  /** seconds of the recording known to be watched */
  readonly known: number;
  /** seconds of the recording said to be watched */
  readonly reported: number;
  /** seconds of real time since the report before */
  readonly elapsed: number;
  readonly rate: number;
};

/**
 * How far a recording counts as watched after a report: never back, and no further on than the time that has passed, at the rate played and with a tenth to spare.
 * @returns seconds
 */
export const cappedFurthest = ({ known, reported, elapsed, rate }: ProgressClaim): number =>
  Math.max(known, Math.min(reported, known + Math.max(0, elapsed) * Math.max(0, rate) * leeway));
