import * as E from "fp-ts/lib/Either.js";
import * as TE from "fp-ts/lib/TaskEither.js";
import { Observable, type Subscriber } from "rxjs";
import type { AssistantEvent } from "../../core/assistant/assistant-event.model.ts";
import type { AssistantTexts } from "../../core/assistant/assistant-texts.port.ts";
import type { Assistant } from "../../core/assistant/assistant.port.ts";
import type { Question } from "../../core/assistant/question.model.ts";
import type { Failure } from "../../core/kernel/failure.ts";

export type FakeAssistant = Assistant & {
  /** questions so far */
  readonly asked: readonly Question[];
  /** Says something in the reply to the last question. */
  readonly say: (...events: readonly AssistantEvent[]) => void;
  readonly fail: (failure: Failure) => void;
  /** Ends the stream, whether or not the reply is complete. */
  readonly end: () => void;
  /** replies that were given up before their end */
  readonly stopped: () => number;
};

/** An assistant that says what a test lets it say. */
export const fakeAssistant = (): FakeAssistant => {
  const asked: Question[] = [];
  let stopped = 0;
  let isEnded = false;
  let listener: Subscriber<E.Either<Failure, AssistantEvent>> | null = null;
  return {
    asked,
    ask: (question) =>
      new Observable((subscriber) => {
        asked.push(question);
        listener = subscriber;
        isEnded = false;
        return () => void (isEnded || (stopped += 1));
      }),
    say: (...events) => {
      for (const event of events) listener?.next(E.right(event));
    },
    fail: (failure) => {
      isEnded = true;
      listener?.next(E.left(failure));
      listener?.complete();
    },
    end: () => {
      isEnded = true;
      listener?.complete();
    },
    stopped: () => stopped,
  };
};

export type FakeDesk = Pick<AssistantTexts, "judge"> & { readonly judged: readonly (readonly [string, boolean])[] };

/** Takes judgements, or fails to. */
export const fakeDesk = (failure: Failure | null = null): FakeDesk => {
  const judged: (readonly [string, boolean])[] = [];
  return {
    judged,
    judge: (id, wasHelpful) => {
      judged.push([id, wasHelpful]);
      return failure === null ? TE.right(undefined) : TE.left(failure);
    },
  };
};
