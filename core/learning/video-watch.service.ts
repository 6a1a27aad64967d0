import { isPlayed } from "../lessons/items/video.item.ts";
import { type PlaybackPoint, playbackStep } from "../video/playback-step.rule.ts";
import { videoEnd, videoRange } from "../video/video-range.rule.ts";
import { videoReportDue } from "../video/video-report.rule.ts";
import { videoSeek, type VideoSeek } from "../video/video-seek.rule.ts";
import type { VideoSettings } from "../video/video.model.ts";
import type { WatchedRanges } from "../video/watched-range.model.ts";
import { joinedRanges, keptRanges, rangesWithin, unbrokenEnd } from "../video/watched-ranges.rule.ts";
import type { WatchReport } from "./watch-report.model.ts";

/**
 * One tick of playback.
 * @property elapsed seconds of real time since the previous tick, 0 after a pause or a seek
 */
export type WatchMoment = { readonly time: number; readonly duration: number; readonly rate: number; readonly elapsed: number };

/** Enforces which parts of a recording may be played and reports what was played. */
export type VideoWatch = {
  /** The result of a seek to `target`; a required recording cannot be moved past the furthest watched point. */
  readonly seek: (target: number) => VideoSeek;
  /**
   * Handles a tick of playback. A jump is found by the time between ticks, also when the player told of no seek.
   * @returns the position to return to when playback is past the furthest watched point, else null
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
  /** what counts as watched so far; by default everything up to the furthest point */
  readonly ranges?: WatchedRanges;
  /** whether the item is completed, so that nothing is held */
  readonly isCompleted?: boolean;
  /** epoch seconds */
  readonly now: () => number;
  readonly report: (report: WatchReport) => void;
};

/** Seconds past the furthest point, and before the start, to which playback may have moved. */
const tolerance = 1;

export const makeVideoWatch = ({ settings, furthest: before, ranges = [], isCompleted = false, now, report }: Deps): VideoWatch => {
  const range = videoRange(settings);
  let watched = joinedRanges(ranges.length > 0 ? ranges : [[range.start, before]]);
  let furthest = Math.max(before, unbrokenEnd(watched, range.start));
  let point: PlaybackPoint = { time: furthest, rate: 1, ahead: 0 };
  let unreported: WatchedRanges = [];
  let reported = furthest;
  let fastest = 0;
  let resumed: number | null = null;
  let lastReport: number | null = null;
  let latest: Pick<WatchReport, "time" | "duration"> | null = null;

  const isHeld = (): boolean =>
    range.required && !isCompleted && (latest === null || !isPlayed(true, videoEnd(range, latest.duration), furthest));
  const send = (): void => {
    if (latest === null || unreported.length === 0 || (isHeld() && furthest <= reported)) return;
    const told = { ...latest, furthest, rate: fastest, ranges: keptRanges(unreported) };
    [lastReport, reported, unreported, fastest] = [now(), furthest, [], 0];
    report(told);
  };
  const seek = (target: number): VideoSeek => {
    const result = videoSeek({ ...settings, required: isHeld() }, furthest, target);
    point = { ...point, time: result.position };
    return result;
  };
  const count = (from: number, to: number): void => {
    const played = rangesWithin([[from, to]], range.start, range.end ?? to);
    watched = joinedRanges([...watched, ...played]);
    unreported = joinedRanges([...unreported, ...played]);
    furthest = Math.max(furthest, unbrokenEnd(watched, range.start));
  };

  return {
    seek,
    plays: ({ time, duration, rate, elapsed }) => {
      const { isJump, point: next } = playbackStep(point, { time, rate, elapsed });
      const from = point;
      point = next;
      latest = { time, duration: Number.isFinite(duration) ? duration : 0 };
      fastest = Math.max(fastest, rate, from.rate);
      if (!isJump) count(from.time, time);
      if (time < range.start - tolerance) return seek(range.start).position;
      if (isHeld() && time > furthest + tolerance) return seek(furthest).position;
      if (
        videoReportDue({
          required: isHeld(),
          time: isHeld() ? furthest : time,
          furthest: isHeld() ? reported : 0,
          last_report: lastReport,
          now: now(),
        })
      )
        send();
      return null;
    },
    ends: (duration) => {
      if (isCompleted || isPlayed(range.required, videoEnd(range, duration), furthest) || furthest === resumed) return null;
      resumed = furthest;
      point = { ...point, time: furthest };
      return furthest;
    },
    stops: send,
    furthest: () => furthest,
    range: { required: range.required && !isCompleted, start: range.start, end: (duration) => videoEnd(range, duration) },
  };
};
