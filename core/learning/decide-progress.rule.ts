import * as E from "fp-ts/lib/Either.js";
import { type Failure, invalid } from "../kernel/failure.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { countedRanges } from "../video/counted-ranges.rule.ts";
import { believedLength, ownLength } from "../video/recording-length.rule.ts";
import { videoEnd, type VideoRange, videoRange } from "../video/video-range.rule.ts";
import type { WatchedRanges } from "../video/watched-range.model.ts";
import { joinedRanges, rangesWithin, unbrokenEnd } from "../video/watched-ranges.rule.ts";
import { type LessonMoment, withItem } from "./lesson-decision.rule.ts";
import type { LessonEvent } from "./lesson-event.model.ts";
import { isRecording, presented } from "./presented-score.rule.ts";
import { videoView } from "./video-view.model.ts";
import { watchedBefore } from "./watched-before.rule.ts";

/**
 * @property furthest, duration seconds of the recording
 * @property rate the fastest playback rate since the previous report
 * @property ranges what was played since the previous report; without them, everything up to `furthest`
 */
export type PlayedReport = {
  readonly furthest: number;
  readonly duration: number;
  readonly rate: number;
  readonly ranges?: WatchedRanges;
};

const whole: VideoRange = { required: false, start: 0, end: null };

/** The part of a recording that learners play. */
const partOf = (item: LessonItem): VideoRange => {
  const view = item.type === "video" ? videoView(item.values) : null;
  return view === null ? whole : videoRange(view.settings);
};

/**
 * What a playback report adds: ranges within the item's part, no more than could be played since the previous report. The furthest point is
 * the end of the unbroken watched range from the start.
 */
export const decideProgress = (moment: LessonMoment, uuid: string, report: PlayedReport): E.Either<Failure, LessonEvent> =>
  withItem(moment, uuid, (item, state) => {
    if (!isRecording(item)) return E.left(invalid({ time: ["only a recording can be played"] }));
    const part = partOf(item);
    const duration = Math.max(state.duration, report.duration);
    const end = videoEnd(part, believedLength(ownLength(item.values), duration));
    const known = watchedBefore(state, part.start);
    const ranges = countedRanges({
      known,
      played: rangesWithin(report.ranges ?? [[part.start, report.furthest]], part.start, end ?? report.furthest),
      elapsed: moment.at - (state.reported_at ?? state.shown_at ?? moment.at),
      rate: report.rate,
    });
    const furthest = Math.max(state.furthest, unbrokenEnd(joinedRanges([...known, ...ranges]), part.start));
    return E.right({
      kind: "progress",
      item: uuid,
      at: moment.at,
      completes: false,
      furthest,
      duration,
      ranges,
      part: { start: part.start, end: end ?? 0 },
      score: presented(item, { ...state, furthest, duration }),
    });
  });
