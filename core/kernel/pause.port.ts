import { token } from "./token.ts";

/** Delays and the randomness for their jitter. */
export type Pause = {
  /** @param ms milliseconds */
  readonly wait: (ms: number) => Promise<void>;
  /** @returns 0 ≤ x < 1 */
  readonly chance: () => number;
};
export const Pause = token<Pause>("kernel.pause");
