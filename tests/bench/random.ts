/** Numbers that look random and are the same in every run. */
export type Random = {
  /** At least 0 and less than 1. */
  readonly unit: () => number;
  /** A whole number below another. */
  readonly below: (end: number) => number;
  readonly one: <A>(of: readonly [A, ...A[]]) => A;
};

/**
 * The generator "mulberry32".
 * @param seed a whole number
 */
export const makeRandom = (seed: number): Random => {
  let state = seed;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(unit() * end);
  return { unit, below, one: (of) => of[below(of.length)] ?? of[0] };
};
