/** A limited number of places, given out in the order in which they are asked for. */
export type Places = {
  /**
   * Waits for a place.
   * @returns what frees it again; freeing it twice has no further effect
   */
  readonly take: () => Promise<() => void>;
};

/** @param count of holders at a time */
export const makePlaces = (count: number): Places => {
  const waiting: (() => void)[] = [];
  let free = count;
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  const once = (): (() => void) => {
    let isHeld = true;
    return () => {
      if (isHeld) release();
      isHeld = false;
    };
  };
  return {
    take: async () => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return once();
    },
  };
};
