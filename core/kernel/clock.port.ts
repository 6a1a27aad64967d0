import { token } from "./token.ts";

/** The only source of the current time. */
export type Clock = {
  /** @returns epoch seconds, whole */
  readonly now: () => number;
};
export const Clock = token<Clock>("kernel.clock");
