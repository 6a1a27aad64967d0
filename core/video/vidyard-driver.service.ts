import { numberIn } from "./message-values.rule.ts";
import type { VideoDriver } from "./video-engine.port.ts";

/** What is used of a player of Vidyard's script; times are seconds. */
export type VidyardPlayer = {
  readonly play: () => unknown;
  readonly pause: () => unknown;
  readonly seek: (seconds: number) => unknown;
  readonly setPlaybackSpeed: (rate: number) => unknown;
  readonly setVolume: (volume: number) => unknown;
  readonly currentTime: () => unknown;
  readonly metadata?: { readonly length_in_seconds?: unknown };
  readonly on: (event: string, run: (value: unknown) => void) => unknown;
};

/** A Vidyard player that is ready. */
export const vidyardDriver =
  (player: VidyardPlayer): VideoDriver =>
  (tell) => {
    const length = numberIn(player.metadata?.length_in_seconds);
    const time = (value: unknown): { readonly time?: number } => {
      const seconds = numberIn(value) ?? numberIn(player.currentTime());
      return seconds === undefined ? {} : { time: seconds };
    };
    player.on("play", (value) => tell({ status: "playing", ...time(value) }));
    player.on("pause", (value) => tell({ status: "ready", ...time(value) }));
    player.on("timeupdate", (value) => tell(time(value)));
    player.on("seek", () => tell(time(undefined)));
    player.on("playerComplete", () => tell({ status: "ended", ...(length === undefined ? {} : { time: length }) }));
    tell({ status: "ready", ...(length === undefined ? {} : { duration: length }) });
    return {
      play: () => void player.play(),
      pause: () => void player.pause(),
      seek: (seconds) => void player.seek(seconds),
      setRate: (rate) => {
        player.setPlaybackSpeed(rate);
        tell({ rate });
      },
      setMuted: (isMuted) => void player.setVolume(isMuted ? 0 : 1),
      setCaptions: () => undefined,
      setQuality: () => undefined,
      close: () => void player.pause(),
    };
  };
