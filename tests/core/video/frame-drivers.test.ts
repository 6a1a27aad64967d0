import { describe, expect, it } from "vitest";
import { contentDriver } from "../../../core/video/content-driver.service.ts";
import { changeMessage, commandOf } from "../../../core/video/content-frame.rule.ts";
import { noAnswer } from "../../../core/video/video-error.rule.ts";
import { vimeoDriver } from "../../../core/video/vimeo-driver.service.ts";
import { youTubeDriver } from "../../../core/video/youtube-driver.service.ts";
import { frameEngine } from "../../fakes/video-link.fake.ts";

const parsed = (posted: readonly unknown[]): readonly unknown[] =>
  posted.map((message): unknown => (typeof message === "string" ? JSON.parse(message) : message));

describe("A YouTube frame", () => {
  const open = () => {
    const frame = frameEngine(youTubeDriver);
    const say = (event: string, info: unknown): void => frame.say(JSON.stringify({ event, info }));
    const commands = (): readonly unknown[] =>
      parsed(frame.posted).flatMap((message) =>
        typeof message === "object" && message !== null && "func" in message ? [message.func] : [],
      );
    return { ...frame, say, raw: frame.say, commands };
  };
  const ready = () => {
    const frame = open();
    frame.say("initialDelivery", { currentTime: 0, duration: 60, playbackRate: 1, playerState: 5 });
    return frame;
  };

  it("should be greeted until it answers, and then asked for its states and errors", () => {
    const { pass, posted, say, commands } = open();
    pass(3);
    expect(parsed(posted)).toEqual([1, 2, 3].map(() => ({ event: "listening", id: 1, channel: "widget" })));
    say("onReady", null);
    pass(3);
    expect(commands()).toEqual(["addEventListener", "addEventListener"]);
  });

  it("should be loading, ready, playing and ended [A4.11]", () => {
    const { state, say } = open();
    expect(state().status).toBe("loading");
    say("initialDelivery", { currentTime: 0, duration: 60, playbackRate: 1, playerState: 5 });
    expect(state()).toMatchObject({ status: "ready", duration: 60, time: 0 });
    say("onStateChange", 1);
    say("infoDelivery", { currentTime: 3.2, playbackRate: 1.5 });
    expect(state()).toMatchObject({ status: "playing", time: 3.2, rate: 1.5 });
    say("onStateChange", 3);
    expect(state().status).toBe("playing");
    say("onStateChange", 2);
    expect(state().status).toBe("ready");
    say("onStateChange", 0);
    expect(state().status).toBe("ended");
  });

  it("should be moved only once it plays, as it plays when it is moved", () => {
    const { engine, say, state, commands } = ready();
    engine.seek(30);
    expect(state().time).toBe(30);
    expect(commands()).not.toContain("seekTo");
    engine.play();
    say("onStateChange", 1);
    expect(commands()).toContain("seekTo");
    say("infoDelivery", { currentTime: 0.4 });
    expect(state().time).toBe(30);
    say("infoDelivery", { currentTime: 30.3 });
    expect(state().time).toBe(30.3);
  });

  it.each([2, 5, 100, 101, 150])("should tell the error %i, and nothing after it [A8.14]", (code) => {
    const { say, state } = ready();
    say("onError", code);
    say("onStateChange", 1);
    expect(state()).toMatchObject({ error: code, status: "ready" });
  });

  it("should count as out of reach when it never answers", () => {
    const { pass, state } = open();
    pass(80);
    expect(state().error).toBeNull();
    pass(1);
    expect(state().error).toBe(noAnswer);
  });

  it.each(["not json", "[1]", "null", JSON.stringify({ event: "infoDelivery", info: { currentTime: "9", duration: -4 } }), 7, null])(
    "should drop the message %j",
    (message) => {
      const { raw, state } = ready();
      raw(message);
      expect(state()).toMatchObject({ time: 0, duration: 60, error: null });
    },
  );
});

describe("A Vimeo frame", () => {
  const ready = () => {
    const frame = frameEngine(vimeoDriver);
    frame.say(JSON.stringify({ event: "ready" }));
    frame.say({ method: "getDuration", value: 62 });
    return frame;
  };

  it("should be ready once it has told its length", () => {
    const { say, state, posted } = frameEngine(vimeoDriver);
    say({ event: "ready" });
    expect(state().status).toBe("loading");
    expect(posted).toContainEqual({ method: "addEventListener", value: "timeupdate" });
    say({ method: "getDuration", value: 62 });
    expect(state()).toMatchObject({ status: "ready", duration: 62 });
  });

  it("should play on though its length is told again", () => {
    const { say, state } = ready();
    say({ event: "play", data: { seconds: 0, duration: 62 } });
    say({ event: "timeupdate", data: { seconds: 4, duration: 62 } });
    say({ method: "getDuration", value: 62 });
    expect(state()).toMatchObject({ status: "playing", time: 4 });
    say({ event: "ended", data: { seconds: 62, duration: 62 } });
    expect(state()).toMatchObject({ status: "ended", time: 62 });
  });

  it("should keep the rate that it really has when it refuses another", () => {
    const { engine, say, state, posted } = ready();
    engine.setRate(2);
    expect(posted).toContainEqual({ method: "setPlaybackRate", value: 2 });
    say({ event: "error", data: { name: "Error", method: "setPlaybackRate" } });
    expect(state()).toMatchObject({ rate: 1, error: null });
  });

  it.each([
    ["NotFoundError", 100],
    ["PrivacyError", 101],
    ["PasswordError", 101],
    ["TypeError", 2],
    ["Error", 5],
  ])("should tell the error %s as %i [A8.14]", (name, code) => {
    const { say, state } = ready();
    say({ event: "error", data: { name } });
    expect(state().error).toBe(code);
  });

  it("should offer captions only where it has some", () => {
    const { engine, say, state, posted } = ready();
    expect(state().canCaption).toBe(false);
    say({ method: "getTextTracks", value: [{ language: "es", kind: "captions" }] });
    expect(state().canCaption).toBe(true);
    engine.setCaptions(true);
    expect(posted).toContainEqual({ method: "enableTextTrack", value: { language: "es", kind: "captions" } });
  });
});

describe("A frame of the content origin", () => {
  it("should be greeted until it answers, and then do what it is told", () => {
    const { engine, pass, posted, say, state } = frameEngine(contentDriver);
    pass(2);
    expect(posted.map(commandOf)).toEqual(["hello", "hello"]);
    say(changeMessage({ status: "ready", duration: 9, qualities: [{ id: "1", height: 720 }], quality: "auto" }));
    pass(2);
    engine.setRate(1.5);
    engine.setQuality("1");
    expect(posted).toHaveLength(4);
    expect(state()).toMatchObject({ status: "ready", duration: 9, qualities: [{ id: "1", height: 720 }] });
  });

  it.each([
    { tell: { status: "ready" } },
    { "cygnet-video": 1 },
    "tell",
    null,
    { "cygnet-video": 1, tell: { time: Number.NaN, status: "odd" } },
  ])("should learn nothing from the message %j", (message) => {
    const { say, state } = frameEngine(contentDriver);
    say(message);
    expect(state()).toMatchObject({ status: "loading", time: 0, duration: 0 });
  });
});
