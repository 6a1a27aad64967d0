import { type Failure, isUnreachable } from "../kernel/failure.ts";

type Attempt = {
  readonly method: string;
  /** number of the attempt, from 1 */
  readonly attempt: number;
  readonly failure: Failure;
  /** whether the device reports a connection */
  readonly isOnline: boolean;
  /** 0 ≤ chance < 1 */
  readonly chance: number;
};

const mostAttempts = 3;
const firstDelay = 400;
/** Seconds; a busy server that asks for a longer wait is not retried. */
const longestWait = 5;

/**
 * Delay before a call is retried, or null for no retry: only reads, at most twice after a lost connection or a busy server, once after a
 * timeout; exponential backoff with jitter, for a busy server the wait that it asks for.
 * @returns milliseconds
 */
export const retryDelay = ({ method, attempt, failure, isOnline, chance }: Attempt): number | null => {
  if (method !== "GET" || attempt >= mostAttempts || !isOnline) return null;
  const spread = 1 + chance;
  if (failure.tag === "timeout" && attempt > 1) return null;
  if (isUnreachable(failure)) return Math.round((firstDelay * 2 ** (attempt - 1) * spread) / 2);
  if (failure.tag === "busy")
    return failure.retryAfter > longestWait ? null : Math.round(Math.max(1, failure.retryAfter) * 1_000 * (1 + chance / 4));
  return null;
};
