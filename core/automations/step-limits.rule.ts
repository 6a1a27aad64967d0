import type { FieldErrors } from "../kernel/failure.ts";

/** The shortest and the longest delay, in seconds: 1 minute and 365 days. */
export const shortestDelay = 60;
export const longestDelay = 31_536_000;
/** The longest wait before its timeout, in seconds: 90 days. */
export const longestWait = 7_776_000;

const delayMessage = "A delay is 1 minute to 365 days.";
const missingTimeoutMessage = "A wait needs a timeout.";
const timeoutMessage = "A wait times out after 1 minute to 90 days.";

/**
 * Errors in a step's times, by field: delays and waits have limits, and a wait needs a timeout.
 * @param step delay and timeout in seconds
 */
export const stepTimeErrors = (step: {
  readonly type: string | null;
  readonly delay: number | null;
  readonly timeout: number | null;
}): FieldErrors => {
  if (step.type === "delay") {
    const delay = step.delay ?? 0;
    return delay >= shortestDelay && delay <= longestDelay ? {} : { delay: [delayMessage] };
  }
  if (step.type !== "wait") return {};
  if (step.timeout === null || step.timeout === 0) return { timeout: [missingTimeoutMessage] };
  return step.timeout >= shortestDelay && step.timeout <= longestWait ? {} : { timeout: [timeoutMessage] };
};
