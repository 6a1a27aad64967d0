import * as E from "fp-ts/lib/Either.js";
import { retryDelay } from "../../core/client/retry.rule.ts";
import type { Pause } from "../../core/kernel/pause.port.ts";
import type { Caller } from "./caller.ts";

/** Retries reads after a lost connection or a busy server; writes are not retried, since they may have been executed. */
export const retryingCaller =
  (call: Caller, pause: Pause, isOnline: () => boolean): Caller =>
  (endpoint, input, options) =>
  async () => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await call(endpoint, input, options)();
      if (E.isRight(answer) || options?.stop?.isStopped() === true) return answer;
      const delay = retryDelay({ method: endpoint.method, attempt, failure: answer.left, isOnline: isOnline(), chance: pause.chance() });
      if (delay === null) return answer;
      await pause.wait(delay);
    }
  };
