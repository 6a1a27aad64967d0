import type { VideoQuality, VideoStatus } from "../video/video-engine.model.ts";

/**
 * What a player shows.
 * @property time, duration, furthest seconds, told at most once a second while nothing else changes
 * @property error code of an error, null while the video can be played
 * @property isSnapped a jump was undone, because it led past the watched part
 */
export type PlayerState = {
  readonly status: VideoStatus;
  readonly error: number | null;
  readonly time: number;
  readonly duration: number;
  readonly furthest: number;
  readonly isSnapped: boolean;
  readonly qualities: readonly VideoQuality[];
  readonly quality: string;
  readonly canCaption: boolean;
};

type Watched = { readonly furthest: () => number; readonly range: { readonly start: number } };

/** The state before the player is known. */
export const startingState = (watch: Watched): PlayerState => ({
  status: "loading",
  error: null,
  time: watch.range.start,
  duration: 0,
  furthest: watch.furthest(),
  isSnapped: false,
  qualities: [],
  quality: "",
  canCaption: false,
});
