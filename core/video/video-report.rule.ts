/** Seconds between two reports of a playing video. */
export const reportInterval = 15;

export type VideoMoment = {
  readonly required: boolean;
  /** seconds into the video */
  readonly time: number;
  /** furthest point watched, seconds */
  readonly furthest: number;
  /** epoch seconds, null before the first report */
  readonly last_report: number | null;
  /** epoch seconds */
  readonly now: number;
};

/** Whether a progress report is due: every 15 seconds, and for a required video only past the furthest point. */
export const videoReportDue = ({ required, time, furthest, last_report, now }: VideoMoment): boolean => {
  const due = last_report === null ? time > 0 : now - last_report >= reportInterval;
  return due && (!required || time > furthest);
};
