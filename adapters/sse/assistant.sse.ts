import * as E from "fp-ts/lib/Either.js";
import { Observable } from "rxjs";
import type { AssistantEvent } from "../../core/assistant/assistant-event.model.ts";
import type { Assistant } from "../../core/assistant/assistant.port.ts";
import type { Question } from "../../core/assistant/question.model.ts";
import type { SignInGate } from "../../core/auth/sign-in-gate.service.ts";
import type { Failure } from "../../core/kernel/failure.ts";
import type { Log } from "../../core/kernel/log.port.ts";
import { assistant } from "../contract/assistant.contract.ts";
import { eventsOf } from "../contract/event-stream.ts";

type Said = E.Either<Failure, AssistantEvent>;

export type AssistantSseDeps = {
  readonly fetch: typeof globalThis.fetch;
  /** "" in a browser; `http://host:port` elsewhere */
  readonly origin: string;
  /** maps a refused request to a failure */
  readonly failureOf: (status: number, json: unknown, endpoint: string) => Failure;
  /** a question whose session has expired waits for the user to sign in again */
  readonly gate: Pick<SignInGate, "round" | "ask">;
  readonly log: Log;
};

const addressOf = (origin: string, { q, previousResponseId }: Question): string =>
  `${origin}${assistant.ask.path}?${new URLSearchParams({ q, ...(previousResponseId === null ? {} : { previousResponseId }) })}`;

/** The assistance service over HTTP, its replies as server-sent events; unsubscribing aborts the request. */
export const makeAssistantSse = ({ fetch, origin, failureOf, gate, log }: AssistantSseDeps): Assistant => {
  const request = (question: Question, signal: AbortSignal): Promise<Response> =>
    fetch(addressOf(origin, question), { headers: { accept: "text/event-stream" }, credentials: "same-origin", cache: "no-store", signal });

  const open = async (question: Question, signal: AbortSignal): Promise<Response> => {
    const round = gate.round();
    const response = await request(question, signal);
    return response.status === 401 && (await gate.ask(round)) ? request(question, signal) : response;
  };

  const listen = async (question: Question, signal: AbortSignal, say: (said: Said) => void): Promise<void> => {
    const response = await open(question, signal);
    if (!response.ok) return say(E.left(failureOf(response.status, await response.json().catch(() => undefined), assistant.ask.name)));
    if (response.body === null) throw new Error("No response body found");
    for await (const event of eventsOf(response.body, () => log.warn("assistant: a line of the stream is malformed and was skipped")))
      say(E.right(event));
  };

  return {
    ask: (question) =>
      new Observable((subscriber) => {
        const abort = new AbortController();
        listen(question, abort.signal, (said) => subscriber.next(said))
          .catch((error: unknown) => {
            if (abort.signal.aborted) return;
            const message = error instanceof Error ? error.message : String(error);
            log.warn(`assistant: the stream failed: ${message}`);
            subscriber.next(E.left(error instanceof TypeError ? { tag: "offline" } : { tag: "server", message, requestId: null }));
          })
          .finally(() => subscriber.complete());
        return () => abort.abort();
      }),
  };
};
