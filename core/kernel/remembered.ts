/** A memory of limited size: with one more, the value that was kept first is forgotten; keeping a value again makes it the newest. */
export type NewestKept<A> = {
  readonly get: (key: string) => A | undefined;
  /** the oldest first */
  readonly values: () => readonly A[];
  readonly keep: (key: string, value: A) => void;
  readonly forget: (key: string) => void;
  readonly forgetAll: () => void;
};

/** @param most how many values are kept */
export const newestKept = <A>(most: number): NewestKept<A> => {
  const held = new Map<string, A>();
  return {
    get: (key) => held.get(key),
    values: () => [...held.values()],
    keep: (key, value) => {
      held.delete(key);
      held.set(key, value);
      const oldest = held.keys().next();
      if (held.size > most && oldest.done !== true) held.delete(oldest.value);
    },
    forget: (key) => void held.delete(key),
    forgetAll: () => held.clear(),
  };
};

/**
 * A pure function that remembers its results, and forgets all of them once there are too many.
 * @param keyOf tells apart the arguments
 * @param most how many results are kept
 */
export const remembered = <A extends readonly unknown[], B>(
  of: (...args: A) => B,
  keyOf: (...args: A) => string | number,
  most: number,
): ((...args: A) => B) => {
  const known = new Map<string | number, { readonly result: B }>();
  return (...args) => {
    const key = keyOf(...args);
    const before = known.get(key);
    if (before !== undefined) return before.result;
    const result = of(...args);
    if (known.size >= most) known.clear();
    known.set(key, { result });
    return result;
  };
};
