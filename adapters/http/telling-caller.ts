import * as E from "fp-ts/lib/Either.js";
import type { CallFailures } from "../../core/client/call-failures.service.ts";
import type { CallSuccesses } from "../../core/client/call-successes.service.ts";
import type { Caller } from "./caller.ts";

/** Reports every success that counts as an event and every final failure, except of stopped calls. */
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
