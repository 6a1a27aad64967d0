import type { VideoStatus } from "./video-engine.model.ts";
import type { Every, VideoDriver } from "./video-engine.port.ts";
import { noAnswer } from "./video-error.rule.ts";

/** What is used of a video of Wistia's script; times are seconds. */
export type WistiaVideo = {
  readonly play: () => unknown;
  readonly pause: () => unknown;
  readonly time: (seconds?: number) => unknown;
  readonly duration: () => unknown;
  readonly state: () => unknown;
  readonly playbackRate: (rate?: number) => unknown;
  readonly mute: () => unknown;
  readonly unmute: () => unknown;
  readonly bind: (event: string, run: () => void) => unknown;
};

/** How often the video is looked for, and milliseconds between two looks. */
const tries = 30;
const pace = 100;

const events = ["play", "pause", "seek", "timechange", "playbackratechange", "end"];
const statusOf = (state: unknown): VideoStatus => (state === "playing" ? "playing" : state === "ended" ? "ended" : "ready");
const seconds = (value: unknown): number => (typeof value === "number" ? value : Number.NaN);

/**
 * A Wistia video, which its script makes some time after it was loaded.
 * @param find the video, null while there is none
 */
export const wistiaDriver =
  (find: () => WistiaVideo | null, every: Every): VideoDriver =>
  (tell) => {
    let video: WistiaVideo | null = null;
    let tried = 0;
    const begin = (found: WistiaVideo): void => {
      video = found;
      const report = (): void =>
        tell({
          status: statusOf(found.state()),
          time: seconds(found.time()),
          duration: seconds(found.duration()),
          rate: seconds(found.playbackRate()),
        });
      for (const event of events) found.bind(event, report);
      report();
    };
    const endTries = every(pace, () => {
      if (video !== null || tried >= tries) return;
      tried += 1;
      const found = find();
      if (found !== null) begin(found);
      else if (tried === tries) tell({ error: noAnswer });
    });
    return {
      play: () => void video?.play(),
      pause: () => void video?.pause(),
      seek: (time) => void video?.time(time),
      setRate: (rate) => void video?.playbackRate(rate),
      setMuted: (isMuted) => void (isMuted ? video?.mute() : video?.unmute()),
      setCaptions: () => undefined,
      setQuality: () => undefined,
      close: () => {
        endTries();
        video?.pause();
      },
    };
  };
