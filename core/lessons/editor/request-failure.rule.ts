import type { Failure } from "../../kernel/failure.ts";
import { mayHaveArrived } from "../../kernel/may-have-arrived.rule.ts";

const unreached: ReadonlySet<Failure["tag"]> = new Set(["offline", "timeout", "busy"]);
const lasting: ReadonlySet<Failure["tag"]> = new Set(["invalid", "too-large", "not-found", "conflict"]);
const neverDone: ReadonlySet<Failure["tag"]> = new Set(["invalid", "too-large", "conflict"]);

/** Whether a request did not reach the server, as far as is known here. */
export const isOutOfReach = ({ tag }: Failure): boolean => unreached.has(tag);

/** Whether the same request may succeed later without a change. */
export const isPassing = ({ tag }: Failure): boolean => !lasting.has(tag);

/**
 * Whether it is open if the request was executed: now, or when it was sent before.
 * @param isAgain whether it was
 */
export const isOutcomeOpen = (failure: Failure, isAgain: boolean): boolean =>
  mayHaveArrived(failure) || (isAgain && !neverDone.has(failure.tag));
