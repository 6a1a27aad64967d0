import type { Observable } from "rxjs";
import type { EngineState, VideoCommands } from "./video-engine.model.ts";

/** Connects one player: reports its changes to `tell` until it is closed. */
export type VideoDriver = (tell: (change: Partial<EngineState>) => void) => VideoCommands;

/** A video player of any provider. */
export type VideoEngine = VideoCommands & {
  /** replays the last state, and repeats it at every report of the player, also when only time has passed */
  readonly state$: Observable<EngineState>;
};

/**
 * Runs a task every so many milliseconds.
 * @returns ends it
 */
export type Every = (milliseconds: number, run: () => void) => () => void;
