import type { Question } from "./question.model.ts";
import { nothingTyped, type Typing } from "./typing.rule.ts";

/** @property itemId the service's id of a reply; null for questions and until it is known */
export type ChatMessage = { readonly role: "user" | "bot"; readonly content: string; readonly itemId: string | null };

/** How far the last question has come. */
export type ChatPhase = "idle" | "waiting" | "replying" | "completed" | "stopped" | "interrupted";

/** One conversation with the assistant, from the first question to `New chat`. */
export type Chat = {
  readonly messages: readonly ChatMessage[];
  readonly phase: ChatPhase;
  /** the last question, as it is asked again by Retry */
  readonly question: Question | null;
  /** why the reply was interrupted, where the service said so */
  readonly problem: string | null;
  /** how far the last reply is typed out */
  readonly typing: Typing;
  /** of the last reply */
  readonly responseId: string | null;
  /** of the last reply that was completed: what the next question follows */
  readonly lastCompletedId: string | null;
  /** replies that have been judged: each once */
  readonly judged: ReadonlySet<string>;
  readonly isThanking: boolean;
};

export const emptyChat: Chat = {
  messages: [],
  phase: "idle",
  question: null,
  problem: null,
  typing: nothingTyped,
  responseId: null,
  lastCompletedId: null,
  judged: new Set(),
  isThanking: false,
};
