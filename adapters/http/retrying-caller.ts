import * as E from "fp-ts/lib/Either.js";
import { retryDelay } from "../../core/client/retry.rule.ts";
import type { Pause } from "../../core/kernel/pause.port.ts";
import type { Caller } from "./caller.ts";

/** Makes reads again whose connection broke or that met a busy server; writes are made once, for nobody can tell whether they arrived. */
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
