import { engineChange } from "./engine-change.rule.ts";
import type { FrameLink } from "./frame-link.port.ts";
import { heldSeek } from "./held-seek.service.ts";
import { messageOf, numberIn, valuesOf } from "./message-values.rule.ts";
import type { VideoStatus } from "./video-engine.model.ts";
import type { Every, VideoDriver } from "./video-engine.port.ts";
import { noAnswer } from "./video-error.rule.ts";

/** Milliseconds between two greetings, and how many are sent before the provider counts as out of reach. */
const pace = 250;
const greetings = 80;

/** The player's states by its numbers; while it buffers (3) it stays in the state before. */
const statuses: ReadonlyMap<number, VideoStatus> = new Map([
  [-1, "ready"],
  [0, "ended"],
  [1, "playing"],
  [2, "ready"],
  [5, "ready"],
]);

const statusOf = (state: unknown): VideoStatus | undefined => (typeof state === "number" ? statuses.get(state) : undefined);

/** Speaks the messages of a YouTube frame; it tells no seeks, only times. */
const speak =
  (link: FrameLink, every: Every): VideoDriver =>
  (tell) => {
    const post = (message: object): void => link.post(JSON.stringify({ ...message, id: 1, channel: "widget" }));
    const command = (func: string, ...args: readonly unknown[]): void => post({ event: "command", func, args });
    let isReady = false;
    let tries = 0;
    const endGreeting = every(pace, () => {
      if (isReady) return;
      tries += 1;
      if (tries > greetings) tell({ error: noAnswer });
      else post({ event: "listening" });
    });
    const listener = link.message$.subscribe((data) => {
      const { event, info } = messageOf(data);
      if (event === "onError") return tell({ error: numberIn(info) ?? numberIn(valuesOf(info)["errorCode"]) ?? 5 });
      if (event === "onReady" || event === "initialDelivery") {
        if (!isReady) for (const name of ["onStateChange", "onError"]) command("addEventListener", name);
        isReady = true;
      }
      const told = valuesOf(info);
      const change = engineChange({
        time: numberIn(told["currentTime"]),
        duration: numberIn(told["duration"]),
        rate: numberIn(told["playbackRate"]),
        status: statusOf(event === "onStateChange" ? info : told["playerState"]) ?? (event === "onReady" ? "ready" : undefined),
        canCaption: isReady ? true : undefined,
      });
      if (event === "onReady" || event === "initialDelivery" || event === "infoDelivery" || event === "onStateChange") tell(change);
    });
    return {
      play: () => command("playVideo"),
      pause: () => command("pauseVideo"),
      seek: (time) => command("seekTo", time, true),
      setRate: (rate) => command("setPlaybackRate", rate),
      setMuted: (isMuted) => command(isMuted ? "mute" : "unMute"),
      setCaptions: (isShown) => command(isShown ? "loadModule" : "unloadModule", "captions"),
      setQuality: () => undefined,
      close: () => {
        command("pauseVideo");
        endGreeting();
        listener.unsubscribe();
      },
    };
  };

/** A YouTube frame, which plays as soon as it is moved before its first play. */
export const youTubeDriver = (link: FrameLink, every: Every): VideoDriver => heldSeek(speak(link, every));
