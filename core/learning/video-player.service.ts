import { BehaviorSubject, type Observable } from "rxjs";
import type { EngineState, VideoCommands } from "../video/video-engine.model.ts";
import type { VideoEngine } from "../video/video-engine.port.ts";
import { type PlayerState, startingState } from "./player-state.view-model.ts";
import { makeSeekAim } from "./seek-aim.service.ts";
import { isTimeDue } from "./time-due.rule.ts";
import type { VideoWatch } from "./video-watch.service.ts";

/** A video that is played within the part that may be watched. */
export type VideoPlayer = Pick<VideoCommands, "setRate" | "setMuted" | "setCaptions" | "setQuality" | "close"> & {
  readonly state$: Observable<PlayerState>;
  readonly state: () => PlayerState;
  readonly toggle: () => void;
  readonly seek: (target: number) => void;
  /** Reports what was played, as the page may be left. */
  readonly leaves: () => void;
};

type Deps = {
  readonly engine: VideoEngine;
  readonly watch: VideoWatch;
  /** seconds since any moment */
  readonly now: () => number;
  readonly rate: number;
};

/** Seconds: a video watched to within this of its end restarts, and a position this near is where it should be. */
const near = 1;

/** Plays a video from where it was watched to, returns jumps past the watched part, and reports its events to `watch`. */
export const makeVideoPlayer = ({ engine, watch, now, rate }: Deps): VideoPlayer => {
  const { range } = watch;
  const first = startingState(watch);
  let state = first;
  const shown = new BehaviorSubject(first);
  let toldAt = now();
  let isBegun = false;
  let isOver = false;
  let wasPlaying = false;
  let tickedAt = now();
  const aim = makeSeekAim(now);

  const put = (change: Partial<PlayerState>): void => {
    state = { ...state, furthest: watch.furthest(), ...change };
    if (!isTimeDue(shown.value, state, now() - toldAt)) return;
    toldAt = now();
    shown.next(state);
  };
  const goTo = (time: number): void => {
    aim.set(time);
    tickedAt = now();
    engine.seek(time);
  };
  const endOf = (duration: number): number | null => range.end(duration);
  const begin = ({ duration }: EngineState): void => {
    isBegun = true;
    engine.setRate(rate);
    const end = endOf(duration) ?? Infinity;
    const time = watch.furthest() >= end - near ? range.start : watch.furthest();
    if (time > 0) goTo(time);
    put({ status: "ready", duration, time });
  };
  const finish = (time: number): void => {
    isOver = true;
    watch.stops();
    put({ status: "ended", time });
  };
  const returnTo = (time: number): void => {
    goTo(time);
    put({ time, isSnapped: true });
  };
  const ticks = ({ time, duration, rate: played }: EngineState): boolean => {
    const elapsed = wasPlaying ? now() - tickedAt : 0;
    tickedAt = now();
    const back = time < range.start - near ? range.start : watch.plays({ time, duration, rate: played, elapsed });
    if (back === null) return true;
    returnTo(back);
    return false;
  };
  const comesToEnd = (engineState: EngineState): void => {
    const { time, duration } = engineState;
    if (wasPlaying) ticks(engineState);
    const rest = watch.ends(duration);
    if (rest === null) return finish(time);
    returnTo(rest);
    engine.play();
  };
  const plays = (engineState: EngineState): void => {
    const { time, duration } = engineState;
    if (!wasPlaying) {
      isOver = false;
      put({ status: "playing", isSnapped: false });
    }
    if (aim.isBehind(time)) return;
    const isAllowed = ticks(engineState);
    wasPlaying = true;
    if (!isAllowed) return;
    put({ status: "playing", time, duration });
    const end = endOf(duration);
    if (end !== null && end < duration && time >= end) {
      engine.pause();
      wasPlaying = false;
      finish(time);
    }
  };
  const rests = (engineState: EngineState): void => {
    const { time, duration } = engineState;
    const isLate = isOver || aim.isBehind(time);
    const isAllowed = isLate || !wasPlaying || ticks(engineState);
    if (wasPlaying) watch.stops();
    if (isLate || !isAllowed) return;
    const { allowed, position } = watch.seek(time);
    if (!allowed && Math.abs(position - time) > near / 10) return returnTo(position);
    put({ status: "ready", time, duration });
  };
  const follow = (told: EngineState): void => {
    const { status, error, qualities, quality, canCaption } = told;
    put({ qualities, quality, canCaption });
    if (error !== null) {
      watch.stops();
      return put({ error });
    }
    if (status === "loading") return;
    if (!isBegun) {
      begin(told);
      if (status === "ready") return;
    }
    if (status === "playing") plays(told);
    else if (status === "ready") rests(told);
    else if (!isOver) comesToEnd(told);
    wasPlaying = status === "playing" && !isOver;
  };
  const listener = engine.state$.subscribe(follow);
  return {
    setRate: engine.setRate,
    setMuted: engine.setMuted,
    setCaptions: engine.setCaptions,
    setQuality: engine.setQuality,
    state$: shown.asObservable(),
    state: () => state,
    toggle: () => {
      if (state.status === "playing") return engine.pause();
      const end = endOf(state.duration);
      if (state.status === "ended" || (end !== null && state.time >= end)) {
        isOver = false;
        goTo(range.start);
        put({ status: "ready", time: range.start });
      }
      engine.play();
    },
    seek: (target) => {
      const { allowed, position } = watch.seek(target);
      isOver = false;
      goTo(position);
      put({ time: position, isSnapped: !allowed, ...(state.status === "ended" ? { status: "ready" } : {}) });
    },
    leaves: watch.stops,
    close: () => {
      listener.unsubscribe();
      watch.stops();
      engine.close();
    },
  };
};
