import type { Clock } from "../../core/kernel/clock.port.ts";

export type FakeClock = Clock & {
  /** @param seconds to let pass */
  readonly advance: (seconds: number) => void;
};

/**
 * A clock that stands still until it is told to go on.
 * @param start epoch seconds
 */
export const fakeClock = (start: number): FakeClock => {
  let now = start;
  return { now: () => now, advance: (seconds) => void (now += seconds) };
};
