import type { EngineState } from "./video-engine.model.ts";
import type { VideoDriver } from "./video-engine.port.ts";

/** Reports of another time that are overwritten after the seek, until the player has followed it. */
const patience = 12;
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1.5;

/**
 * For players that begin to play when they are moved: a seek before the first play is remembered and done with it.
 */
export const heldSeek =
  (driver: VideoDriver): VideoDriver =>
  (tell) => {
    let target: number | null = null;
    let hasPlayed = false;
    let rest = 0;
    const commands = driver((change: Partial<EngineState>) => {
      if (change.status === "playing" && !hasPlayed) {
        hasPlayed = true;
        rest = patience;
        if (target !== null) commands.seek(target);
      }
      if (target !== null && hasPlayed && ((change.time !== undefined && isNear(change.time, target)) || rest-- <= 0)) target = null;
      tell(target === null || change.time === undefined ? change : { ...change, time: target });
    });
    return {
      ...commands,
      seek: (time) => {
        target = hasPlayed ? null : time;
        if (hasPlayed) return commands.seek(time);
        tell({ time });
      },
    };
  };
