import type { FailReason } from "./message.model.ts";
import type { TransportAnswer } from "./transport-answer.model.ts";

/** The longest time for which sending is retried, in seconds. */
export const longestTry = 24 * 3600;
const firstWait = 15;
const waitFactor = 3;
const mostWait = 4 * 3600;

/**
 * Seconds until the next attempt: 15, 45, 135 and so on, at most four hours.
 * @param attempts number of attempts so far
 */
export const attemptDelay = (attempts: number): number => Math.min(mostWait, firstWait * waitFactor ** Math.max(0, attempts - 1));

/**
 * A message as the decision needs it; times are epoch seconds.
 * @property secret_until expiry of the secret inside; null without one
 * @property attempts made so far, the last one included
 */
export type Attempted = { readonly created_at: number; readonly secret_until: number | null; readonly attempts: number };

/** The time from which a message is no longer retried. */
const deadline = ({ created_at, secret_until }: Omit<Attempted, "attempts">): number =>
  Math.min(created_at + longestTry, secret_until ?? Infinity);

const isExpired = ({ secret_until }: Omit<Attempted, "attempts">, at: number): boolean => secret_until !== null && at >= secret_until;

const tooLate = (message: Omit<Attempted, "attempts">, at: number): FailReason => (isExpired(message, at) ? "expired" : "gave_up");

/**
 * Why a message may not be sent now; null if it may.
 * @param now epoch seconds
 */
export const attemptRefusal = (message: Omit<Attempted, "attempts">, now: number): FailReason | null =>
  now >= deadline(message) ? tooLate(message, now) : null;

/**
 * The outcome of an attempt.
 * @property keeps whether the content stays readable until its secret expires
 */
export type Next =
  | { readonly state: "sent"; readonly keeps: boolean; readonly id: string | null }
  | { readonly state: "queued"; readonly at: number }
  | { readonly state: "failed"; readonly reason: FailReason };

/** HTTP statuses that may be temporary: rate limits, provider errors, and account errors that the operator can fix. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408 || status === 401 || status === 403;

/** Whether the transport itself fails, so that other messages would fail too. */
export const isTransportTrouble = (answer: TransportAnswer): boolean =>
  answer.kind === "unreachable" ||
  (answer.kind === "smtp" && answer.about === "connection") ||
  (answer.kind === "http" && isPassing(answer.status));

const isRetried = (answer: TransportAnswer): boolean => isTransportTrouble(answer) || (answer.kind === "smtp" && answer.code < 500);

/**
 * Sent if it was accepted; retried with growing delays after a temporary error, for a day at most and never beyond the expiry of the secret
 * inside; failed otherwise.
 * @param now epoch seconds
 */
export const afterAttempt = (answer: TransportAnswer, message: Attempted, now: number): Next => {
  if (answer.kind === "accepted") return { state: "sent", keeps: false, id: answer.id };
  if (answer.kind === "kept") return { state: "sent", keeps: true, id: null };
  if (answer.kind === "absent") return { state: "failed", reason: "not_set_up" };
  if (answer.kind === "no_line") return { state: "failed", reason: "no_line" };
  if (!isRetried(answer)) return { state: "failed", reason: "refused" };
  const at = now + attemptDelay(message.attempts);
  return at < deadline(message) ? { state: "queued", at } : { state: "failed", reason: tooLate(message, at) };
};

const longestDetail = 300;

/** The other side's response, on one line and truncated; null if there was none. */
export const answerDetail = (answer: TransportAnswer): string | null =>
  "said" in answer
    ? `${answer.kind === "smtp" ? `${answer.code} ` : answer.kind === "http" ? `${answer.status} ` : ""}${answer.said}`
        .replaceAll(/\s+/g, " ")
        .slice(0, longestDetail)
    : null;
