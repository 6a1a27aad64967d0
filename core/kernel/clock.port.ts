import { token } from "./token.ts";

/** The one source of the present. */
export type Clock = {
  /** @returns epoch seconds, whole */
  readonly now: () => number;
};
export const Clock = token<Clock>("kernel.clock");
