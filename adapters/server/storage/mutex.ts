/** A mutex that is granted in order of arrival. */
export type Mutex = {
  /**
   * Waits for its turn.
   * @returns releases the mutex; further calls do nothing
   */
  readonly lock: () => Promise<() => void>;
};

export const makeMutex = (): Mutex => {
  let last: Promise<void> = Promise.resolve();
  return {
    lock: async () => {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
};
