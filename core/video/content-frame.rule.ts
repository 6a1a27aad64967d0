import { numberIn, valuesOf } from "./message-values.rule.ts";
import type { EngineState, VideoCommands, VideoQuality, VideoStatus } from "./video-engine.model.ts";

/** The path of the frame page on the content origin. */
export const contentFramePath = "/frame/video";

/** What the frame page of the content origin can play: three providers by their scripts, and streams of other hosts. */
export type ContentKind = "wistia" | "sprout" | "vidyard" | "hls";
export const contentKinds: readonly ContentKind[] = ["wistia", "sprout", "vidyard", "hls"];

/** Marks messages between the player and the frame page. */
const mark = "cygnet-video";

type CommandName = Exclude<keyof VideoCommands, "close">;
const names: readonly CommandName[] = ["play", "pause", "seek", "setRate", "setMuted", "setCaptions", "setQuality"];

/** A command as a message to the frame page; `hello` opens the connection. */
export const commandMessage = (name: CommandName | "hello", value: number | boolean | string | null = null) => ({
  [mark]: 1,
  do: name,
  value,
});

/** What a message asks the frame page to do; null for a message of somebody else. */
export const commandOf = (data: unknown): "hello" | ((commands: VideoCommands) => void) | null => {
  const message = valuesOf(data);
  const [name, value] = [message["do"], message["value"]];
  if (message[mark] !== 1) return null;
  if (name === "hello") return "hello";
  switch (names.find((known) => known === name)) {
    case "play":
      return ({ play }) => play();
    case "pause":
      return ({ pause }) => pause();
    case "seek":
      return typeof value === "number" ? ({ seek }) => seek(value) : null;
    case "setRate":
      return typeof value === "number" ? ({ setRate }) => setRate(value) : null;
    case "setMuted":
      return typeof value === "boolean" ? ({ setMuted }) => setMuted(value) : null;
    case "setCaptions":
      return typeof value === "boolean" ? ({ setCaptions }) => setCaptions(value) : null;
    case "setQuality":
      return typeof value === "string" ? ({ setQuality }) => setQuality(value) : null;
    default:
      return null;
  }
};

/** A change as a message to the player; an empty one answers `hello`. */
export const changeMessage = (change: Partial<EngineState>) => ({ [mark]: 1, tell: change });

const statuses: readonly VideoStatus[] = ["loading", "ready", "playing", "ended"];

const qualitiesIn = (value: unknown): readonly VideoQuality[] | undefined =>
  Array.isArray(value)
    ? value.flatMap((each) => {
        const { id, height } = valuesOf(each);
        return typeof id === "string" && typeof height === "number" ? [{ id, height }] : [];
      })
    : undefined;

/** The change that a message of the frame page tells; null for a message of somebody else. */
export const changeOf = (data: unknown): Partial<EngineState> | null => {
  const message = valuesOf(data);
  if (message[mark] !== 1 || message["tell"] === undefined) return null;
  const told = valuesOf(message["tell"]);
  const status = statuses.find((known) => known === told["status"]);
  const [time, duration, rate, error] = [
    numberIn(told["time"]),
    numberIn(told["duration"]),
    numberIn(told["rate"]),
    numberIn(told["error"]),
  ];
  const qualities = qualitiesIn(told["qualities"]);
  return {
    ...(status === undefined ? {} : { status }),
    ...(time === undefined ? {} : { time }),
    ...(duration === undefined ? {} : { duration }),
    ...(rate === undefined ? {} : { rate }),
    ...(error === undefined ? {} : { error }),
    ...(qualities === undefined ? {} : { qualities }),
    ...(typeof told["quality"] === "string" ? { quality: told["quality"] } : {}),
    ...(typeof told["canCaption"] === "boolean" ? { canCaption: told["canCaption"] } : {}),
  };
};
