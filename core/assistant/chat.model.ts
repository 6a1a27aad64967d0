import type { Question } from "./question.model.ts";
import { nothingTyped, type Typing } from "./typing.rule.ts";

/** @property itemId the service's id of a reply; null for questions and until it is known */
export type ChatMessage = { readonly role: "user" | "bot"; readonly content: string; readonly itemId: string | null };

/** State of the last question. */
export type ChatPhase = "idle" | "waiting" | "replying" | "completed" | "stopped" | "interrupted";

/** One conversation with the assistant, until `New chat`. */
export type Chat = {
  readonly messages: readonly ChatMessage[];
  readonly phase: ChatPhase;
  /** the last question, as Retry sends it */
  readonly question: Question | null;
  /** why the reply was interrupted, if the service gave a reason */
  readonly problem: string | null;
  /** typing progress of the last reply */
  readonly typing: Typing;
  /** of the last reply */
  readonly responseId: string | null;
  /** of the last completed reply, which the next question follows */
  readonly lastCompletedId: string | null;
  /** ids of rated replies; each is rated once */
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
