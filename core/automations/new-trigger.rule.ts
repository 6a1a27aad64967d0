import type { Id } from "../kernel/id.ts";
import { localDateAt } from "../kernel/wall-clock.ts";
import type { StepType } from "./automation-type.model.ts";
import type { TypedStart } from "./trigger-times.rule.ts";
import { defaultStartAt, timeZoneInForce, triggerTimes } from "./trigger-times.rule.ts";

/** The input for a new automation. */
export type NewTriggerRequest = Pick<TypedStart, "timezone" | "org_timezone"> & { readonly type: StepType; readonly campaign_id: Id };

/** The initial values of an automation. */
export type NewTrigger = {
  readonly type: StepType;
  readonly campaign_id: Id;
  readonly draft: true;
  readonly paused: false;
  readonly timezone: string;
  readonly start_date: string;
  readonly start_at: string;
  readonly start_time: number | null;
};

/**
 * A new automation is a draft that starts today at 09:00 in its zone, even when that has passed.
 * @param now epoch seconds
 */
export const newTrigger = (request: NewTriggerRequest, now: number): NewTrigger => {
  const timezone = timeZoneInForce(request);
  const start = { start_date: localDateAt(now, timezone), start_at: defaultStartAt };
  const { type, campaign_id } = request;
  return { type, campaign_id, draft: true, paused: false, timezone, ...start, ...triggerTimes({ ...request, ...start }) };
};

/**
 * Whether publishing sends at once because the start has passed.
 * @param now epoch seconds
 */
export const startsImmediately = (start_time: number | null, now: number): boolean =>
  start_time !== null && start_time !== 0 && start_time <= now;
