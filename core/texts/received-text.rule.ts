import { textWord } from "./text-word.rule.ts";

/**
 * What becomes of a received text.
 * - stop: the number gets no more texts
 * - start: the number gets texts again
 * - help: it is answered
 * - message: it goes to the contact's conversation
 * - ignored: it is empty, or of a blocked contact
 * - unknown: the number is no contact's
 */
export type ReceivedKind = "stop" | "start" | "help" | "message" | "ignored" | "unknown";

/**
 * A received text.
 * @property sender the contact with the number; null for none
 * @property isStopped whether the number wants no texts until now
 */
export type ReceivedText = {
  readonly body: string;
  readonly sender: { readonly blocked: boolean } | null;
  readonly isStopped: boolean;
};

/**
 * Decides a received text: STOP counts for any number, also a blocked or unknown one; a word for START is an ordinary text while there is
 * nothing to undo, as YES may answer a question.
 */
export const receivedText = ({ body, sender, isStopped }: ReceivedText): ReceivedKind => {
  const word = textWord(body);
  if (word === "stop") return "stop";
  if (word === "start" && isStopped) return "start";
  if (sender === null) return "unknown";
  if (sender.blocked) return "ignored";
  if (word === "help") return "help";
  return body.trim() === "" ? "ignored" : "message";
};
