import { token } from "./token.ts";

/** Waiting, and the chance that spreads it. */
export type Pause = {
  /** @param ms milliseconds */
  readonly wait: (ms: number) => Promise<void>;
  /** @returns 0 ≤ x < 1 */
  readonly chance: () => number;
};
export const Pause = token<Pause>("kernel.pause");
