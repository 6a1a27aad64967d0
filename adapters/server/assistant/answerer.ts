import type { Answer } from "../../../core/assistant/answer.rule.ts";
import type { Passage } from "../../../core/assistant/article-index.rule.ts";
import type { AssistantEvent } from "../../../core/assistant/assistant-event.model.ts";

/**
 * A question with what the server knows about it.
 * @property answer of the articles and of the records that the caller may see; `passages` are what it may rest on
 */
export type Prepared = {
  readonly q: string;
  readonly previousResponseId: string | null;
  readonly answer: Answer;
  readonly passages: readonly Passage[];
};

/**
 * Streams a reply to a question until the signal ends it.
 * @throws when the service behind it fails
 */
export type Answerer = (prepared: Prepared, signal: AbortSignal) => AsyncIterable<AssistantEvent>;
