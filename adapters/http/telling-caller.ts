import * as E from "fp-ts/lib/Either.js";
import type { CallFailures } from "../../core/client/call-failures.service.ts";
import type { CallSuccesses } from "../../core/client/call-successes.service.ts";
import type { Caller } from "./caller.ts";

/** Tells of every call that was answered and stands for an event, and of every one that failed for good. */
export const tellingCaller =
  (call: Caller, failures: Pick<CallFailures, "tell">, successes: Pick<CallSuccesses, "tell">): Caller =>
  (endpoint, input, options) =>
  async () => {
    const answer = await call(endpoint, input, options)();
    if (options?.stop?.isStopped() === true) return answer;
    if (E.isLeft(answer)) failures.tell(answer.left, endpoint.name, options?.track !== false);
    else if (endpoint.event !== null) successes.tell({ standsFor: endpoint.event, reply: answer.right });
    return answer;
  };
