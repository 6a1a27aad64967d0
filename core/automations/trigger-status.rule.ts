import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";

/** The status of an automation, in the order in which the conditions are checked. */
export const TriggerStatus = t.keyof({ draft: null, paused: null, scheduled: null, finished: null, live: null }, "TriggerStatus");
export type TriggerStatus = t.TypeOf<typeof TriggerStatus>;

/** The input of the status: two flags and two instants in epoch seconds, 0 meaning none. */
export const TriggerState = t.type(
  { draft: orNull(t.boolean), paused: orNull(t.boolean), start_time: orNull(t.number), end_time: orNull(t.number) },
  "TriggerState",
);
export type TriggerState = t.TypeOf<typeof TriggerState>;

/**
 * Draft, then paused, then scheduled until the start or without one, then finished from the end, otherwise live.
 * @param now epoch seconds
 */
export const triggerStatus = (trigger: TriggerState, now: number): TriggerStatus => {
  if (trigger.draft === true) return "draft";
  if (trigger.paused === true) return "paused";
  const start = trigger.start_time ?? 0;
  const end = trigger.end_time ?? 0;
  if (start === 0 || start > now) return "scheduled";
  return end !== 0 && end <= now ? "finished" : "live";
};
