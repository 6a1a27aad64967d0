import { worded } from "../kernel/worded.ts";
import { portalRefusals } from "./portal-refusals.ts";

/** Failed sign-ins of one account that are allowed in a window of so many seconds. */
export const attemptLimit = { tries: 5, window: 15 * 60 } as const;

/** Minutes until an account may be tried again, or null when it may be tried now. @param failures epoch seconds of its failed sign-ins, in any order; @param now epoch seconds */
export const minutesToWait = (failures: readonly number[], now: number): number | null => {
  const recent = failures.filter((at) => at > now - attemptLimit.window).toSorted((a, b) => b - a);
  const deciding = recent[attemptLimit.tries - 1];
  return deciding === undefined ? null : Math.max(1, Math.ceil((deciding + attemptLimit.window - now) / 60));
};

/** What a person is told who has to wait. */
export const tooManyAttempts = (minutes: number): string => (minutes === 1 ? portalRefusals.wait_a_minute : worded(portalRefusals.wait_minutes, { minutes }));
