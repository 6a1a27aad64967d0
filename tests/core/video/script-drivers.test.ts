import { describe, expect, it } from "vitest";
import { lateDriver } from "../../../core/video/late-driver.service.ts";
import { sproutDriver } from "../../../core/video/sprout-driver.service.ts";
import type { EngineState } from "../../../core/video/video-engine.model.ts";
import { noAnswer } from "../../../core/video/video-error.rule.ts";
import { vidyardDriver } from "../../../core/video/vidyard-driver.service.ts";
import { type WistiaVideo, wistiaDriver } from "../../../core/video/wistia-driver.service.ts";
import { fakeEvery } from "../../fakes/video-link.fake.ts";

/** What a driver has told so far, and the events that its player emits. */
const listening = () => {
  let state: Partial<EngineState> = {};
  const bound = new Map<string, ((value: unknown) => void)[]>();
  return {
    tell: (change: Partial<EngineState>): void => {
      state = { ...state, ...change };
    },
    state: () => state,
    bind: (event: string, run: (value: unknown) => void): void => void bound.set(event, [...(bound.get(event) ?? []), run]),
    emit: (event: string, value?: unknown): void => bound.get(event)?.forEach((run) => run(value)),
  };
};

const wistiaVideo = (bind: (event: string, run: (value: unknown) => void) => void) => {
  const film = { time: 0, state: "beforeplay", rate: 1 };
  const video: WistiaVideo = {
    play: () => (film.state = "playing"),
    pause: () => (film.state = "paused"),
    time: (seconds) => (seconds === undefined ? film.time : (film.time = seconds)),
    duration: () => 40,
    state: () => film.state,
    playbackRate: (rate) => (rate === undefined ? film.rate : (film.rate = rate)),
    mute: () => undefined,
    unmute: () => undefined,
    bind: (event, run) => bind(event, () => run()),
  };
  return { film, video };
};

describe("A Wistia video", () => {
  it("should be looked for 30 times and then count as out of reach [A9.22]", () => {
    const { tell, state } = listening();
    const { every, pass } = fakeEvery();
    let looks = 0;
    wistiaDriver(() => {
      looks += 1;
      return null;
    }, every)(tell);
    pass(29);
    expect(state().error).toBeUndefined();
    pass(20);
    expect([looks, state().error]).toEqual([30, noAnswer]);
  });

  it("should be found at the last look, played and told of", () => {
    const { tell, state, bind, emit } = listening();
    const { every, pass } = fakeEvery();
    const { film, video } = wistiaVideo(bind);
    let looks = 0;
    const commands = wistiaDriver(() => ((looks += 1) < 30 ? null : video), every)(tell);
    pass(30);
    expect(state()).toEqual({ status: "ready", time: 0, duration: 40, rate: 1 });
    commands.play();
    film.time = 7;
    emit("timechange");
    expect(state()).toMatchObject({ status: "playing", time: 7 });
    film.state = "ended";
    emit("end");
    expect(state().status).toBe("ended");
  });
});

describe("A SproutVideo player", () => {
  it("should tell its states with the time of its events", () => {
    const { tell, state, bind, emit } = listening();
    sproutDriver({ play: () => 0, pause: () => 0, seek: () => 0, getDuration: () => 30, bind })(tell);
    emit("ready");
    expect(state()).toEqual({ status: "ready", duration: 30 });
    emit("play", { data: { time: 1 } });
    emit("progress", { data: { time: 2.5 } });
    expect(state()).toMatchObject({ status: "playing", time: 2.5 });
    emit("completed", { data: { time: 30 } });
    expect(state()).toMatchObject({ status: "ended", time: 30 });
  });

  it("should not tell a rate that it cannot have", () => {
    const { tell, state, bind } = listening();
    sproutDriver({ play: () => 0, pause: () => 0, seek: () => 0, getDuration: () => 30, bind })(tell).setRate(2);
    expect(state().rate).toBeUndefined();
  });
});

describe("A Vidyard player", () => {
  it("should tell its states, times and rate", () => {
    const { tell, state, bind, emit } = listening();
    const player = {
      play: () => 0,
      pause: () => 0,
      seek: () => 0,
      setPlaybackSpeed: () => 0,
      setVolume: () => 0,
      currentTime: () => 12,
      metadata: { length_in_seconds: 50 },
      on: bind,
    };
    const commands = vidyardDriver(player)(tell);
    expect(state()).toEqual({ status: "ready", duration: 50 });
    emit("play", 1);
    emit("timeupdate", 4);
    commands.setRate(1.5);
    expect(state()).toMatchObject({ status: "playing", time: 4, rate: 1.5 });
    emit("seek", [1, 2]);
    expect(state().time).toBe(12);
    emit("playerComplete");
    expect(state()).toMatchObject({ status: "ended", time: 50 });
  });
});

describe("A driver that comes later", () => {
  it("should count as out of reach when its script is not loaded", async () => {
    const { tell, state } = listening();
    const coming = Promise.reject(new Error("blocked"));
    lateDriver(coming)(tell).play();
    await coming.catch(() => undefined);
    expect(state().error).toBe(noAnswer);
  });

  it("should not begin once it was closed", async () => {
    let begins = 0;
    const coming = Promise.resolve(() => {
      begins += 1;
      throw new Error("never");
    });
    lateDriver(coming)(() => undefined).close();
    await coming;
    expect(begins).toBe(0);
  });
});
