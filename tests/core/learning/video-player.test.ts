import { describe, expect, it, vi } from "vitest";
import type { PlayerState } from "../../../core/learning/player-state.view-model.ts";
import { makeVideoPlayer } from "../../../core/learning/video-player.service.ts";
import { makeVideoWatch } from "../../../core/learning/video-watch.service.ts";
import type { WatchReport } from "../../../core/learning/watch-report.model.ts";
import type { EngineState } from "../../../core/video/video-engine.model.ts";
import { makeVideoEngine } from "../../../core/video/video-engine.service.ts";
import type { VideoSettings } from "../../../core/video/video.model.ts";

const length = 60;
const required: VideoSettings = { required: true, custom_range: false, provider: "youtube", start: null, end: null };

/** A player over a provider whose clock the test moves, and which tells of no seeks. */
const playing = (settings: VideoSettings, furthest = 0) => {
  let at = 1000;
  const film = { time: 0, isPlaying: false };
  let tell: (change: Partial<EngineState>) => void = () => undefined;
  const onPlayed = vi.fn<(report: WatchReport) => void>();
  const rates: number[] = [];
  const engine = makeVideoEngine((told) => {
    tell = told;
    return {
      play: () => {
        film.isPlaying = true;
        told({ status: "playing", time: film.time });
      },
      pause: () => {
        film.isPlaying = false;
        told({ status: "ready", time: film.time });
      },
      seek: (time) => {
        film.time = time;
        told({ time });
      },
      setRate: (rate) => void rates.push(rate),
      setMuted: () => undefined,
      setCaptions: () => undefined,
      setQuality: () => undefined,
      close: () => undefined,
    };
  });
  const watch = makeVideoWatch({ settings, furthest, now: () => at, report: onPlayed });
  const player = makeVideoPlayer({ engine, watch, now: () => at, rate: 1.5 });
  const shown: PlayerState[] = [];
  player.state$.subscribe((state) => shown.push(state));
  return {
    player,
    film,
    shown,
    rates,
    onPlayed,
    tell: (change: Partial<EngineState>) => tell(change),
    load: () => tell({ status: "ready", duration: length, time: 0 }),
    /** Plays for so many seconds, told four times a second. */
    pass: (seconds: number) => {
      for (let tick = 0; tick < seconds * 4 && film.isPlaying; tick += 1) {
        at += 0.25;
        film.time = Math.min(length, film.time + 0.25);
        tell({ time: film.time });
        if (film.time >= length) {
          film.isPlaying = false;
          tell({ status: "ended" });
        }
      }
    },
    jump: (time: number) => {
      at += 0.25;
      film.time = time;
      tell({ time });
    },
  };
};

describe("A player over any provider", () => {
  it("should be loading, ready, playing and ended [A4.11]", () => {
    const { player, load, pass } = playing(required);
    const seen = [player.state().status];
    load();
    seen.push(player.state().status);
    player.toggle();
    seen.push(player.state().status);
    pass(length);
    seen.push(player.state().status);
    expect(seen).toEqual(["loading", "ready", "playing", "ended"]);
  });

  it("should begin at the rate of the lesson, where it was watched to", () => {
    const { player, film, rates, load } = playing(required, 31.4);
    load();
    expect([film.time, player.state().time, rates]).toEqual([31.4, 31.4, [1.5]]);
  });

  it("should return a jump that nobody told of to what was watched [A5.20] [G101]", () => {
    const { player, film, load, pass, jump } = playing(required);
    load();
    player.toggle();
    pass(5);
    jump(40);
    expect(film.time).toBeLessThanOrEqual(6);
    expect(player.state().isSnapped).toBe(true);
  });

  it("should return a jump of a paused video too, and one before the start [A5.20]", () => {
    const { player, film, load, jump } = playing({ ...required, custom_range: true, start: 10, end: 50 });
    load();
    expect(film.time).toBe(10);
    jump(45);
    expect(film.time).toBe(10);
    player.toggle();
    jump(2);
    expect(film.time).toBe(10);
  });

  it("should end at the end of its range and begin again at its start [M41]", () => {
    const { player, film, load, pass } = playing({ ...required, custom_range: true, start: 10, end: 14 });
    load();
    player.toggle();
    pass(10);
    expect(player.state().status).toBe("ended");
    expect(film.isPlaying).toBe(false);
    player.toggle();
    expect([film.time, player.state().status]).toEqual([10, "playing"]);
  });

  it("should show the time once a second while it plays, and a seek at once [A9.04]", () => {
    const { player, shown, load, pass } = playing({ ...required, required: false });
    load();
    player.toggle();
    const before = shown.length;
    pass(10);
    expect(shown.length - before).toBeGreaterThanOrEqual(9);
    expect(shown.length - before).toBeLessThanOrEqual(11);
    player.seek(50);
    expect(shown.at(-1)?.time).toBe(50);
  });

  it("should report what was played when it pauses, when the page is left and when it fails", () => {
    const { player, onPlayed, load, pass, tell } = playing(required);
    load();
    player.toggle();
    pass(3);
    player.toggle();
    expect(onPlayed.mock.lastCall?.[0].furthest).toBeCloseTo(3, 1);
    player.toggle();
    pass(3);
    player.leaves();
    expect(onPlayed.mock.lastCall?.[0].furthest).toBeCloseTo(6, 1);
    pass(2);
    tell({ error: 150 });
    expect(onPlayed.mock.lastCall?.[0].furthest).toBeCloseTo(8, 1);
    expect(player.state().error).toBe(150);
  });

  it("should stay ended though its player says that it rests", () => {
    const { player, load, pass, tell } = playing(required);
    load();
    player.toggle();
    pass(length);
    tell({ status: "ready", time: length });
    expect(player.state().status).toBe("ended");
  });
});
