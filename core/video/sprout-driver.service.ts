import { numberIn, valuesOf } from "./message-values.rule.ts";
import type { VideoDriver } from "./video-engine.port.ts";

/** What is used of a player of SproutVideo's script; times are seconds. */
export type SproutPlayer = {
  readonly play: () => unknown;
  readonly pause: () => unknown;
  readonly seek: (seconds: number) => unknown;
  readonly getDuration: () => unknown;
  readonly mute?: () => unknown;
  readonly unmute?: () => unknown;
  readonly setPlaybackRate?: (rate: number) => unknown;
  readonly bind: (event: string, run: (event: unknown) => void) => unknown;
};

const timeIn = (event: unknown): { readonly time?: number } => {
  const time = numberIn(valuesOf(valuesOf(event)["data"])["time"]);
  return time === undefined ? {} : { time };
};

/** A SproutVideo player, whose reports carry their time. */
export const sproutDriver =
  (player: SproutPlayer): VideoDriver =>
  (tell) => {
    const length = (): { readonly duration?: number } => {
      const duration = numberIn(player.getDuration());
      return duration === undefined ? {} : { duration };
    };
    player.bind("ready", () => tell({ status: "ready", ...length() }));
    player.bind("play", (event) => tell({ status: "playing", ...timeIn(event), ...length() }));
    player.bind("pause", (event) => tell({ status: "ready", ...timeIn(event) }));
    player.bind("progress", (event) => tell({ ...timeIn(event), ...length() }));
    player.bind("completed", (event) => tell({ status: "ended", ...timeIn(event) }));
    return {
      play: () => void player.play(),
      pause: () => void player.pause(),
      seek: (time) => void player.seek(time),
      setRate: (rate) => {
        if (player.setPlaybackRate === undefined) return;
        player.setPlaybackRate(rate);
        tell({ rate });
      },
      setMuted: (isMuted) => void (isMuted ? player.mute?.() : player.unmute?.()),
      setCaptions: () => undefined,
      setQuality: () => undefined,
      close: () => void player.pause(),
    };
  };
