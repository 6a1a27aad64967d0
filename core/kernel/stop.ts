/** Signals work to abort, as its result is no longer needed. */
export type Stop = {
  readonly isStopped: () => boolean;
  /** @returns the unsubscribe function */
  readonly onStop: (then: () => void) => () => void;
};

/** An abort signal with its trigger; idempotent. */
export const makeStop = (): Stop & { readonly stop: () => void } => {
  const told = new Set<() => void>();
  let stopped = false;
  return {
    isStopped: () => stopped,
    onStop: (then) => {
      if (stopped) then();
      else told.add(then);
      return () => void told.delete(then);
    },
    stop: () => {
      stopped = true;
      for (const then of told) then();
      told.clear();
    },
  };
};
