import { videoRange } from "./video-range.rule.ts";
import type { VideoSettings } from "./video.model.ts";

export type VideoSeek = { readonly allowed: boolean; readonly position: number };

/** Seconds that a required video may be moved past the furthest watched point. */
const tolerance = 1;

/**
 * Lets a learner move about in a video: never before its start or past its end, and past the furthest point of a required one by at most a second.
 * @param furthest, target seconds;
 * @returns where the video goes
 */
export const videoSeek = (settings: VideoSettings, furthest: number, target: number): VideoSeek => {
  const { required, start, end } = videoRange(settings);
  const watched = Math.max(furthest, start);
  const reachable = required && target > watched + tolerance ? watched : target;
  const position = Math.max(start, end === null ? reachable : Math.min(reachable, end));
  return { allowed: position === target, position };
};
