import { isPlayed } from "../lessons/items/video.item.ts";
import { cappedFurthest } from "../video/progress-gain.rule.ts";
import { videoEnd, videoRange } from "../video/video-range.rule.ts";
import { videoReportDue } from "../video/video-report.rule.ts";
import { videoSeek, type VideoSeek } from "../video/video-seek.rule.ts";
import type { VideoSettings } from "../video/video.model.ts";
import type { WatchReport } from "./watch-report.model.ts";

/**
 * A moment of playing.
 * @property elapsed seconds of real time since the moment before, 0 after a pause or a seek
 */
export type WatchMoment = { readonly time: number; readonly duration: number; readonly rate: number; readonly elapsed: number };

/** Keeps to what may be watched and tells how far it was. */
export type VideoWatch = {
  /** Where a move to `target` leads; a required recording goes no further than it was watched. */
  readonly seek: (target: number) => VideoSeek;
  /**
   * The recording plays on.
   * @returns where it has to go back to when it has jumped ahead, else null
   */
  readonly plays: (moment: WatchMoment) => number | null;
  /**
   * The recording is over.
   * @returns where it has to go on when it was not watched to its end though it must be, else null; from one place once, so that a recording that breaks off there is not begun for ever
   */
  readonly ends: (duration: number) => number | null;
  /** It stops: paused, over, or the page goes away. */
  readonly stops: () => void;
  readonly furthest: () => number;
  readonly range: { readonly required: boolean; readonly start: number; readonly end: (duration: number) => number | null };
};

type Deps = {
  readonly settings: VideoSettings;
  /** where the learner was before, seconds */
  readonly furthest: number;
  /** epoch seconds */
  readonly now: () => number;
  readonly report: (report: WatchReport) => void;
};

/** A second's grace, as seeking has it. */
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
