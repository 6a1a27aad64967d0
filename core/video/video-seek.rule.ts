import { videoRange } from "./video-range.rule.ts";
import type { VideoSettings } from "./video.model.ts";

export type VideoSeek = { readonly allowed: boolean; readonly position: number };

/** Seconds that a seek in a required video may exceed the furthest watched point. */
const tolerance = 1;

/**
 * Limits a seek in a video: not before its start or past its end, and in a required one at most a second past the furthest watched point.
 * @param furthest, target seconds
 * @returns the resulting position
 */
export const videoSeek = (settings: VideoSettings, furthest: number, target: number): VideoSeek => {
  const { required, start, end } = videoRange(settings);
  const watched = Math.max(furthest, start);
  const reachable = required && target > watched + tolerance ? watched : target;
  const position = Math.max(start, end === null ? reachable : Math.min(reachable, end));
  return { allowed: position === target, position };
};
