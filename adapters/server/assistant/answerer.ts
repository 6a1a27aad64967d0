import type { Answer } from "../../../core/assistant/answer.rule.ts";
import type { Passage } from "../../../core/assistant/article-index.rule.ts";
import type { AssistantEvent } from "../../../core/assistant/assistant-event.model.ts";

/**
 * A question with the server's knowledge about it.
 * @property answer from the articles and the records that the caller may see; `passages` are the sources it may use
 */
export type Prepared = {
  readonly q: string;
  readonly previousResponseId: string | null;
  readonly answer: Answer;
  readonly passages: readonly Passage[];
};

/**
 * Streams a reply to a question until the signal aborts.
 * @throws when the underlying service fails
 */
export type Answerer = (prepared: Prepared, signal: AbortSignal) => AsyncIterable<AssistantEvent>;
