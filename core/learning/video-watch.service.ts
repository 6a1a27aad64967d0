import { isPlayed } from "../lessons/items/video.item.ts";
import { cappedFurthest } from "../video/progress-gain.rule.ts";
import { videoEnd, videoRange } from "../video/video-range.rule.ts";
import { videoReportDue } from "../video/video-report.rule.ts";
import { videoSeek, type VideoSeek } from "../video/video-seek.rule.ts";
import type { VideoSettings } from "../video/video.model.ts";
import type { WatchReport } from "./watch-report.model.ts";

/**
 * One tick of playback.
 * @property elapsed seconds of real time since the previous tick, 0 after a pause or a seek
 */
export type WatchMoment = { readonly time: number; readonly duration: number; readonly rate: number; readonly elapsed: number };

/** Enforces which parts of a recording may be played and reports progress. */
export type VideoWatch = {
  /** The result of a seek to `target`; a required recording cannot be moved past the furthest watched point. */
  readonly seek: (target: number) => VideoSeek;
  /**
   * Handles a tick of playback.
   * @returns the position to return to after a jump ahead, else null
   */
  readonly plays: (moment: WatchMoment) => number | null;
  /**
   * Handles the end of the recording.
   * @returns the position to resume at when a required recording was not watched to its end, else null; each position is returned once, so
   *   that a broken recording does not restart endlessly
   */
  readonly ends: (duration: number) => number | null;
  /** Handles a stop: paused, ended, or the page is left. */
  readonly stops: () => void;
  readonly furthest: () => number;
  readonly range: { readonly required: boolean; readonly start: number; readonly end: (duration: number) => number | null };
};

type Deps = {
  readonly settings: VideoSettings;
  /** the learner's furthest point so far, seconds */
  readonly furthest: number;
  /** epoch seconds */
  readonly now: () => number;
  readonly report: (report: WatchReport) => void;
};

/** Tolerance in seconds, the same as for seeking. */
const grace = 1;

export const makeVideoWatch = ({ settings, furthest: before, now, report }: Deps): VideoWatch => {
  const range = videoRange(settings);
  let furthest = Math.max(before, range.start);
  let reported = furthest;
  let resumed: number | null = null;
  let lastReport: number | null = null;
  let latest: WatchReport | null = null;

  const send = (): void => {
    if (latest === null || (range.required && furthest <= reported)) return;
    lastReport = now();
    reported = furthest;
    report({ ...latest, furthest });
  };
  const seek = (target: number): VideoSeek => videoSeek(settings, furthest, target);

  return {
    seek,
    plays: ({ time, duration, rate, elapsed }) => {
      const reachable = cappedFurthest({ known: furthest, reported: time, elapsed: elapsed + grace, rate });
      if (range.required && time > reachable + grace) return seek(time).position;
      if (range.required || time <= reachable) furthest = Math.max(furthest, Math.min(time, reachable));
      latest = { time, furthest, duration, rate };
      if (
        videoReportDue({
          required: range.required,
          time: range.required ? furthest : time,
          furthest: range.required ? reported : 0,
          last_report: lastReport,
          now: now(),
        })
      )
        send();
      return null;
    },
    ends: (duration) => {
      if (isPlayed(range.required, videoEnd(range, duration), furthest) || furthest === resumed) return null;
      resumed = furthest;
      return furthest;
    },
    stops: send,
    furthest: () => furthest,
    range: { required: range.required, start: range.start, end: (duration) => videoEnd(range, duration) },
  };
};
