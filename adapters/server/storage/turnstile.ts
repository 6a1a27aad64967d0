/** One at a time, in the order of arrival. */
export type Turnstile = {
  /**
   * Waits for its turn.
   * @returns what lets the next one in; calling it twice does nothing more
   */
  readonly enter: () => Promise<() => void>;
};

export const makeTurnstile = (): Turnstile => {
  let last: Promise<void> = Promise.resolve();
  return {
    enter: async () => {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
};
