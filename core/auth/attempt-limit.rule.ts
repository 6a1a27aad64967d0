import type { Refusal } from "../kernel/refusal.ts";
import { portalRefusals } from "./portal-refusals.ts";

/** Failed sign-ins of one account that are allowed in a window of so many seconds: from one address, and from all that it has never been signed in from. */
export const attemptLimit = { tries: 5, everywhere: 25, window: 15 * 60 } as const;
/** Links for a new password that one account is mailed. */
export const resetLimit = { tries: 5, window: 3_600 } as const;

export type AttemptLimit = { readonly tries: number; readonly window: number };

/**
 * Minutes until an account may be tried again, or null when it may be tried now.
 * @param failures epoch seconds of its failed sign-ins, in any order;
 * @param now epoch seconds;
 * @param limit that of sign-ins unless told
 */
export const minutesToWait = (failures: readonly number[], now: number, limit: AttemptLimit = attemptLimit): number | null => {
  const recent = failures.filter((at) => at > now - limit.window).toSorted((a, b) => b - a);
  const deciding = recent[limit.tries - 1];
  return deciding === undefined ? null : Math.max(1, Math.ceil((deciding + limit.window - now) / 60));
};

/**
 * A failed sign-in.
 * @property at epoch seconds
 * @property isHere whether it came from the address that tries now
 */
export type FailedTry = { readonly at: number; readonly isHere: boolean };

/**
 * Minutes until an account may be tried again from an address, or null when it may be tried now. Tries from elsewhere never close it for an address from which its owner has signed in.
 * @param isKnown whether they have from this one
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

/** What a person is told who has to wait. */
export const tooManyAttempts = (minutes: number): Refusal =>
  minutes === 1 ? portalRefusals.wait_a_minute : portalRefusals.wait_minutes({ minutes });
