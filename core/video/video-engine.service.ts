import { BehaviorSubject } from "rxjs";
import { automatic, type EngineState } from "./video-engine.model.ts";
import type { VideoDriver, VideoEngine } from "./video-engine.port.ts";

const nothingYet: EngineState = {
  status: "loading",
  time: 0,
  duration: 0,
  rate: 1,
  error: null,
  qualities: [],
  quality: automatic,
  canCaption: false,
};

const isSound = (seconds: number): boolean => Number.isFinite(seconds) && seconds >= 0;

/** The engine of a driver: numbers that are no times are dropped, and after an error nothing is reported. */
export const makeVideoEngine = (driver: VideoDriver): VideoEngine => {
  const state = new BehaviorSubject(nothingYet);
  let isOpen = true;
  const commands = driver((change) => {
    if (!isOpen || state.value.error !== null) return;
    const { time = state.value.time, duration = state.value.duration, rate = state.value.rate } = change;
    state.next({
      ...state.value,
      ...change,
      time: isSound(time) ? time : state.value.time,
      duration: isSound(duration) ? duration : state.value.duration,
      rate: isSound(rate) && rate > 0 ? rate : state.value.rate,
    });
  });
  return {
    ...commands,
    state$: state.asObservable(),
    close: () => {
      isOpen = false;
      commands.close();
      state.complete();
    },
  };
};
