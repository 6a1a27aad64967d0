import type { Failure } from "../kernel/failure.ts";

type Attempt = {
  readonly method: string;
  /** how often the call has been made, from 1 */
  readonly attempt: number;
  readonly failure: Failure;
  /** whether the device believes itself connected */
  readonly isOnline: boolean;
  /** 0 ≤ chance < 1 */
  readonly chance: number;
};

const mostAttempts = 3;
const firstDelay = 400;
/** Seconds beyond which a busy server is not waited for. */
const longestWait = 5;

/**
 * How long to wait before a call is made again, or null when it is not: only reads, at most twice, when the connection broke or the server was busy, and once when no answer came in time; each wait twice as long, spread by chance so that many clients do not come back at once.
 * @returns milliseconds
 */
export const retryDelay = ({ method, attempt, failure, isOnline, chance }: Attempt): number | null => {
  if (method !== "GET" || attempt >= mostAttempts || !isOnline) return null;
  const spread = 1 + chance;
  if (failure.tag === "timeout" && attempt > 1) return null;
  if (failure.tag === "offline" || failure.tag === "timeout") return Math.round((firstDelay * 2 ** (attempt - 1) * spread) / 2);
  if (failure.tag === "busy")
    return failure.retryAfter > longestWait ? null : Math.round(Math.max(1, failure.retryAfter) * 1_000 * (1 + chance / 4));
  return null;
};
