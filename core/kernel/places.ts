/** A semaphore that grants places in order of request. */
export type Places = {
  /**
   * Waits for a place.
   * @returns releases it; further calls do nothing
   */
  readonly take: () => Promise<() => void>;
};

/** @param count maximum number of holders */
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
