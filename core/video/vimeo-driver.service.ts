import { engineChange } from "./engine-change.rule.ts";
import type { FrameLink } from "./frame-link.port.ts";
import { heldSeek } from "./held-seek.service.ts";
import { messageOf, numberIn, valuesOf } from "./message-values.rule.ts";
import type { VideoStatus } from "./video-engine.model.ts";
import type { Every, VideoDriver } from "./video-engine.port.ts";
import { noAnswer } from "./video-error.rule.ts";

const pace = 250;
const pings = 80;

const events = ["play", "playing", "pause", "ended", "timeupdate", "seeked", "playbackratechange", "durationchange", "error", "loaded"];

const statuses: Readonly<Record<string, VideoStatus>> = { play: "playing", playing: "playing", pause: "ready", ended: "ended" };

/** The error code of a failure by its name; null for the refusal of a single command, which stops nothing. */
const codeOf = (error: Readonly<Record<string, unknown>>): number | null => {
  switch (error["name"]) {
    case "NotFoundError":
      return 100;
    case "PrivacyError":
    case "PasswordError":
      return 101;
    case "InvalidUriError":
    case "TypeError":
      return error["method"] === undefined ? 2 : null;
    default:
      return error["method"] === undefined || error["method"] === "ready" ? 5 : null;
  }
};

/** Speaks the messages of a Vimeo frame. */
const speak =
  (link: FrameLink, every: Every): VideoDriver =>
  (tell) => {
    const call = (method: string, value?: unknown): void => link.post(value === undefined ? { method } : { method, value });
    let isReady = false;
    let isKnown = false;
    let track: Readonly<Record<string, unknown>> | null = null;
    let tries = 0;
    const endPings = every(pace, () => {
      if (isReady) return;
      tries += 1;
      if (tries > pings) tell({ error: noAnswer });
      else call("ping");
    });
    const begin = (): void => {
      if (isReady) return;
      isReady = true;
      for (const event of events) call("addEventListener", event);
      call("getDuration");
      call("getTextTracks");
    };
    const listener = link.message$.subscribe((data) => {
      const { event, method, value, data: body } = messageOf(data);
      const told = valuesOf(body);
      if (event === "ready" || method === "ping") return begin();
      if (method === "getDuration" && typeof value === "number") {
        tell({ duration: value, ...(isKnown ? {} : { status: "ready" }) });
        isKnown = true;
        return undefined;
      }
      if (method === "getTextTracks" && Array.isArray(value) && value.length > 0) {
        track = valuesOf(value[0]);
        return tell({ canCaption: true });
      }
      if (event === "error") {
        const error = codeOf(told);
        return error === null ? undefined : tell({ error });
      }
      if (typeof event !== "string" || !events.includes(event)) return;
      if (event === "loaded") return call("getDuration");
      tell(
        engineChange({
          time: numberIn(told["seconds"]),
          duration: numberIn(told["duration"]),
          rate: numberIn(told["playbackRate"]),
          status: statuses[event],
        }),
      );
    });
    return {
      play: () => call("play"),
      pause: () => call("pause"),
      seek: (time) => call("setCurrentTime", time),
      setRate: (rate) => call("setPlaybackRate", rate),
      setMuted: (isMuted) => call("setMuted", isMuted),
      setCaptions: (isShown) =>
        isShown ? call("enableTextTrack", { language: track?.["language"], kind: track?.["kind"] }) : call("disableTextTrack"),
      setQuality: () => undefined,
      close: () => {
        call("pause");
        endPings();
        listener.unsubscribe();
      },
    };
  };

/** A Vimeo frame. */
export const vimeoDriver = (link: FrameLink, every: Every): VideoDriver => heldSeek(speak(link, every));
