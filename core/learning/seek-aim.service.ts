/** Seconds within which a player is where it should be. */
const near = 1;
/** Seconds that a player may take to follow a seek. */
const followTime = 2;

/**
 * Where a player was told to go.
 * @property isBehind whether it still has to follow, so that what it tells is of the past
 */
export type SeekAim = { readonly set: (time: number) => void; readonly isBehind: (time: number) => boolean };

/** @param now seconds since any moment */
export const makeSeekAim = (now: () => number): SeekAim => {
  let aim: { readonly time: number; readonly until: number } | null = null;
  return {
    set: (time) => {
      aim = { time, until: now() + followTime };
    },
    isBehind: (time) => {
      if (aim === null) return false;
      if (Math.abs(time - aim.time) > near && now() < aim.until) return true;
      aim = null;
      return false;
    },
  };
};
