/** A mutex that is granted in order of arrival. */
export type Turnstile = {
  /**
   * Waits for its turn.
   * @returns releases the mutex; further calls do nothing
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
