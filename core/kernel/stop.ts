/** Tells work that nobody waits for it any more. */
export type Stop = {
  readonly isStopped: () => boolean;
  /** @returns how to be told no more */
  readonly onStop: (then: () => void) => () => void;
};

/** A stop and the button for it; pressed again it does nothing. */
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
