import type * as E from "fp-ts/lib/Either.js";
import type { Observable } from "rxjs";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { AssistantEvent } from "./assistant-event.model.ts";
import type { Question } from "./question.model.ts";

/** Answers questions with streamed replies. */
export type Assistant = {
  /**
   * Sends the question on subscription and cancels it on unsubscription. Completes after the reply; a reply without `response.completed`
   * was truncated. A failure is the last value.
   */
  readonly ask: (question: Question) => Observable<E.Either<Failure, AssistantEvent>>;
};
export const Assistant = token<Assistant>("assistant.assistant");
