import type { Refusal } from "../kernel/refusal.ts";
import { portalRefusals } from "./portal-refusals.ts";

/**
 * Limits of failed sign-ins per account: `tries` from one address, `everywhere` from all addresses without an earlier successful sign-in,
 * within `window` seconds.
 */
export const attemptLimit = { tries: 5, everywhere: 25, window: 15 * 60 } as const;
/** Limit of password reset links per account, within `window` seconds. */
export const resetLimit = { tries: 5, window: 3_600 } as const;

export type AttemptLimit = { readonly tries: number; readonly window: number };

/**
 * Minutes until the account may be tried again; null if it may be tried now.
 * @param failures epoch seconds of its failed sign-ins, in any order;
 * @param now epoch seconds;
 * @param limit by default that of sign-ins
 */
export const minutesToWait = (failures: readonly number[], now: number, limit: AttemptLimit = attemptLimit): number | null => {
  const recent = failures.filter((at) => at > now - limit.window).toSorted((a, b) => b - a);
  const deciding = recent[limit.tries - 1];
  return deciding === undefined ? null : Math.max(1, Math.ceil((deciding + limit.window - now) / 60));
};

/**
 * A failed sign-in.
 * @property at epoch seconds
 * @property isHere whether it came from the address of the current attempt
 */
export type FailedTry = { readonly at: number; readonly isHere: boolean };

/**
 * Minutes until an account may be tried again from an address; null if it may be tried now. Failures from other addresses never lock out an
 * address from which the user has signed in before.
 * @param isKnown whether the user has signed in from this address
 * @param now epoch seconds
 */
export const minutesHere = (
  failures: readonly FailedTry[],
  isKnown: boolean,
  now: number,
  limit: AttemptLimit = attemptLimit,
): number | null => {
  const here = minutesToWait(
    failures.filter(({ isHere }) => isHere).map(({ at }) => at),
    now,
    limit,
  );
  return (
    here ??
    (isKnown
      ? null
      : minutesToWait(
          failures.map(({ at }) => at),
          now,
          { ...limit, tries: attemptLimit.everywhere },
        ))
  );
};

/** The refusal of an attempt over the limit, with the minutes to wait. */
export const tooManyAttempts = (minutes: number): Refusal =>
  minutes === 1 ? portalRefusals.wait_a_minute : portalRefusals.wait_minutes({ minutes });
