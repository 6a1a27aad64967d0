import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { VideoWatch } from "../../core/learning/video-watch.service.ts";

/**
 * The state of a video player.
 * @property time, duration, furthest seconds
 */
export type VideoState = {
  readonly status: "loading" | "ready" | "playing" | "ended" | "failed-network" | "failed-format";
  readonly time: number;
  readonly duration: number;
  readonly furthest: number;
  /** a seek was undone, because it led past the watched part */
  readonly isSnapped: boolean;
};

export type VideoCommands = { readonly toggle: () => void; readonly seek: (target: number) => void; readonly retry: () => void };

type VideoEvent = SyntheticEvent<HTMLMediaElement>;
export type VideoHandlers = Readonly<
  Record<"onLoadedMetadata" | "onTimeUpdate" | "onPlay" | "onPause" | "onEnded" | "onSeeking" | "onError", (event: VideoEvent) => void>
>;

/** Seconds: a video watched to within this of its end restarts. */
const nearEnd = 1;

/** `readyState` of a recording whose length is known. */
const hasMetadata = 1;

const failureOf = (error: MediaError | null): VideoState["status"] =>
  error?.code === MediaError.MEDIA_ERR_NETWORK ? "failed-network" : "failed-format";

const resumeAt = (watch: VideoWatch, duration: number): number => {
  const end = watch.range.end(duration) ?? duration;
  return watch.furthest() >= end - nearEnd ? watch.range.start : watch.furthest();
};

const showCaptions = (video: HTMLMediaElement | null, isShown: boolean): void => {
  for (const track of video?.textTracks ?? []) track.mode = isShown ? "showing" : "hidden";
};

/**
 * The learner's playback settings.
 * @property rate playback speed
 */
export type VideoWishes = { readonly rate: number; readonly hasCaptions: boolean };

/** Plays a video within the part that may be watched, and reports its events to `watch`. */
export const useVideo = (
  videoRef: RefObject<HTMLMediaElement | null>,
  watch: VideoWatch,
  { rate, hasCaptions }: VideoWishes,
): { readonly state: VideoState; readonly commands: VideoCommands; readonly handlers: VideoHandlers } => {
  const [state, setState] = useState<VideoState>(() => ({
    status: "loading",
    time: watch.range.start,
    duration: 0,
    furthest: watch.furthest(),
    isSnapped: false,
  }));
  const lastMoment = useRef(0);
  const isBegun = useRef(false);
  const put = (change: Partial<VideoState>): void => setState((before) => ({ ...before, furthest: watch.furthest(), ...change }));

  useEffect(() => {
    if (videoRef.current !== null) videoRef.current.playbackRate = rate;
  }, [videoRef, rate]);
  useEffect(() => {
    showCaptions(videoRef.current, hasCaptions);
  }, [videoRef, hasCaptions]);
  useEffect(() => {
    const element = videoRef.current;
    const hide = (): void => {
      if (document.visibilityState === "hidden") watch.stops();
    };
    const leave = (): void => watch.stops();
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      element?.pause();
      watch.stops();
    };
  }, [videoRef, watch]);

  const begin = (element: HTMLMediaElement): void => {
    isBegun.current = true;
    element.playbackRate = rate;
    const time = resumeAt(watch, element.duration);
    element.currentTime = time;
    put({ status: "ready", duration: element.duration, time });
  };
  // A recording that loads before React shows its element has told its length to nobody: React drops events until then.
  useEffect(() => {
    const element = videoRef.current;
    if (element === null || isBegun.current || state.status !== "loading") return;
    if ((element.error ?? null) !== null) put({ status: failureOf(element.error) });
    else if (element.readyState >= hasMetadata) begin(element);
  });
  const goTo = (element: HTMLMediaElement, target: number): void => {
    const { allowed, position } = watch.seek(target);
    element.currentTime = position;
    put({ time: position, isSnapped: !allowed });
  };
  const play = (element: HTMLMediaElement): void => void element.play().catch(() => undefined);
  const finish = (element: HTMLMediaElement): void => {
    element.pause();
    watch.stops();
    put({ status: "ended", time: element.currentTime });
  };
  const handlers: VideoHandlers = {
    onLoadedMetadata: ({ currentTarget }) => begin(currentTarget),
    onTimeUpdate: ({ currentTarget, timeStamp }) => {
      const isStill = currentTarget.paused && !currentTarget.ended;
      const elapsed = isStill || lastMoment.current === 0 ? 0 : (timeStamp - lastMoment.current) / 1000;
      lastMoment.current = timeStamp;
      if (isStill) return put({ time: currentTarget.currentTime });
      const back = watch.plays({
        time: currentTarget.currentTime,
        duration: currentTarget.duration,
        rate: currentTarget.playbackRate,
        elapsed,
      });
      if (back !== null) {
        currentTarget.currentTime = back;
        return put({ time: back, isSnapped: true });
      }
      put({ time: currentTarget.currentTime });
      const end = watch.range.end(currentTarget.duration);
      if (end !== null && end < currentTarget.duration && currentTarget.currentTime >= end) finish(currentTarget);
    },
    onPlay: ({ timeStamp }) => {
      lastMoment.current = timeStamp;
      put({ status: "playing", isSnapped: false });
    },
    onPause: ({ currentTarget }) => {
      watch.stops();
      if (!currentTarget.ended) put({ status: "ready" });
    },
    onEnded: ({ currentTarget }) => {
      const rest = watch.ends(currentTarget.duration);
      if (rest === null) return finish(currentTarget);
      currentTarget.currentTime = rest;
      put({ time: rest, isSnapped: true });
      play(currentTarget);
    },
    onSeeking: ({ currentTarget, timeStamp }) => {
      lastMoment.current = timeStamp;
      const { allowed, position } = watch.seek(currentTarget.currentTime);
      if (!allowed && Math.abs(position - currentTarget.currentTime) > nearEnd / 10) {
        currentTarget.currentTime = position;
        put({ time: position, isSnapped: true });
      }
    },
    onError: ({ currentTarget }) => put({ status: failureOf(currentTarget.error) }),
  };
  const commands: VideoCommands = {
    toggle: () => {
      const element = videoRef.current;
      if (element === null) return;
      if (!element.paused) return element.pause();
      const end = watch.range.end(element.duration);
      if (state.status === "ended" || (end !== null && element.currentTime >= end)) element.currentTime = watch.range.start;
      play(element);
    },
    seek: (target) => {
      if (videoRef.current !== null) goTo(videoRef.current, target);
    },
    retry: () => {
      put({ status: "loading" });
      videoRef.current?.load();
    },
  };
  return { state, commands, handlers };
};
