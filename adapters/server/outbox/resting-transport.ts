import { isTransportTrouble } from "../../../core/outbox/after-attempt.rule.ts";
import type { TransportAnswer } from "../../../core/outbox/transport-answer.model.ts";
import type { Transport } from "./transport.ts";

const restSeconds = 30;

/**
 * A circuit breaker: after a provider failure, messages get the same answer for half a minute, so that a hundred of them do not wait for a
 * hundred timeouts.
 * @param now epoch seconds
 */
export const resting = (transport: Transport, now: () => number): Transport => {
  let trouble: { readonly answer: TransportAnswer; readonly until: number } | null = null;
  return {
    ...transport,
    send: async (message) => {
      if (trouble !== null && now() < trouble.until) return trouble.answer;
      const answer = await transport.send(message);
      trouble = isTransportTrouble(answer) ? { answer, until: now() + restSeconds } : null;
      return answer;
    },
  };
};
