import type { Failure } from "../kernel/failure.ts";
import { mayHaveArrived } from "../kernel/may-have-arrived.rule.ts";

/** Attempts without any progress before an upload gives up. */
const mostAttempts = 8;
const firstMs = 1_000;
const longestMs = 30_000;

/** Failures after which the server has removed the upload: the file is sent from its beginning. */
const removed: ReadonlySet<Failure["tag"]> = new Set(["invalid", "too-large", "full", "not-found"]);

/** Whether the next attempt begins anew. */
export const startsAnew = ({ tag }: Failure): boolean => removed.has(tag);

/**
 * Milliseconds until an upload goes on after a failed attempt; null when it ends: the server refused it, or nothing arrived again and again.
 * @param attempt number of the attempt since the last progress, from 1
 */
export const nextAttempt = (failure: Failure, attempt: number): number | null => {
  if (!mayHaveArrived(failure) || attempt >= mostAttempts) return null;
  const wait = Math.min(longestMs, firstMs * 2 ** (attempt - 1));
  return failure.tag === "busy" ? Math.max(wait, failure.retryAfter * 1_000) : wait;
};
