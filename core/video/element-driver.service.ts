import type { VideoDriver } from "./video-engine.port.ts";
import { lostConnection } from "./video-error.rule.ts";

type TextTrack = { mode: "disabled" | "hidden" | "showing" };

/** What is used of a `<video>` or `<audio>` element. */
export type MediaElement = {
  currentTime: number;
  playbackRate: number;
  muted: boolean;
  readonly duration: number;
  readonly paused: boolean;
  readonly readyState: number;
  readonly error: { readonly code: number } | null | undefined;
  readonly textTracks?: Iterable<TextTrack>;
  readonly play: () => Promise<void> | undefined;
  readonly pause: () => void;
  readonly addEventListener: (type: string, listener: () => void) => void;
  readonly removeEventListener: (type: string, listener: () => void) => void;
};

/** `MediaError.MEDIA_ERR_NETWORK` */
const networkError = 2;
const unplayable = 5;
/** `readyState` of a recording whose length is known. */
const hasMetadata = 1;

const changes = ["loadedmetadata", "durationchange", "timeupdate", "play", "pause", "seeking", "seeked", "ratechange"];

/** Plays an element of the page itself. */
export const elementDriver =
  (element: MediaElement): VideoDriver =>
  (tell) => {
    const isKnown = (): boolean => element.readyState >= hasMetadata || element.duration > 0;
    const report = (): void => {
      if ((element.error ?? null) !== null) return;
      tell({
        status: isKnown() ? (element.paused ? "ready" : "playing") : "loading",
        time: element.currentTime,
        duration: element.duration,
        rate: element.playbackRate,
        canCaption: true,
      });
    };
    const ended = (): void => tell({ status: "ended", time: element.currentTime, duration: element.duration });
    const failed = (): void => tell({ error: element.error?.code === networkError ? lostConnection : unplayable });
    for (const type of changes) element.addEventListener(type, report);
    element.addEventListener("ended", ended);
    element.addEventListener("error", failed);
    // What happened before anyone listened is read once.
    if ((element.error ?? null) !== null) failed();
    else if (isKnown()) report();
    return {
      play: () => void element.play()?.catch(() => undefined),
      pause: () => element.pause(),
      seek: (time) => {
        element.currentTime = time;
      },
      setRate: (rate) => {
        element.playbackRate = rate;
      },
      setMuted: (isMuted) => {
        element.muted = isMuted;
      },
      setCaptions: (isShown) => {
        for (const track of element.textTracks ?? []) track.mode = isShown ? "showing" : "hidden";
      },
      setQuality: () => undefined,
      close: () => {
        for (const type of changes) element.removeEventListener(type, report);
        element.removeEventListener("ended", ended);
        element.removeEventListener("error", failed);
        element.pause();
      },
    };
  };
