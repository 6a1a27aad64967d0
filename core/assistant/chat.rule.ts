import type { AssistantEvent } from "./assistant-event.model.ts";
import type { Chat, ChatMessage } from "./chat.model.ts";
import { mayJudge, nothingTyped, received, type Typing, typedOn } from "./typing.rule.ts";

/** Milliseconds for which the thanks for a rating are shown. */
export const thanksMs = 2_000;
/** Longest question, in characters. */
export const longestQuestion = 2_000;

const emptyReply: ChatMessage = { role: "bot", content: "", itemId: null };

/** Whether a reply is in progress. */
export const isBusy = ({ phase }: Pick<Chat, "phase">): boolean => phase === "waiting" || phase === "replying";

/** The chat waiting for a reply, with the state of the previous reply reset. */
const askedAgain = (chat: Chat): Chat => ({
  ...chat,
  phase: "waiting",
  problem: null,
  typing: nothingTyped,
  responseId: null,
  isThanking: false,
});

/** The chat after a question, which follows the last completed reply. */
export const asked = (chat: Chat, q: string): Chat => ({
  ...askedAgain(chat),
  messages: [...chat.messages, { role: "user", content: q, itemId: null }, emptyReply],
  question: { q, previousResponseId: chat.lastCompletedId },
});

const lastQuestion = (messages: readonly ChatMessage[]): number => messages.findLastIndex(({ role }) => role === "user");

/** The chat after a retry of the interrupted question; the partial reply is discarded. */
export const retried = (chat: Chat): Chat => ({
  ...askedAgain(chat),
  messages: [...chat.messages.slice(0, lastQuestion(chat.messages) + 1), emptyReply],
});

const withMessage = (chat: Chat, at: number, message: ChatMessage): Chat => ({ ...chat, messages: chat.messages.with(at, message) });

const itemAdded = (chat: Chat, id: string): Chat => {
  const at = chat.messages.length - 1;
  const last = chat.messages[at];
  if (last === undefined || last.content !== "")
    return { ...chat, messages: [...chat.messages, { ...emptyReply, itemId: id }], typing: nothingTyped };
  return withMessage(chat, at, { ...last, itemId: id });
};

const typing = (now: Typing, total: number, typesOut: boolean): Typing =>
  typesOut ? received(now, total) : { shown: total, total, rate: 1 };

const moreText = (chat: Chat, itemId: string, delta: string, typesOut: boolean): Chat => {
  const end = chat.messages.length - 1;
  const named = chat.messages.findLastIndex((message) => message.itemId === itemId);
  const at = named > lastQuestion(chat.messages) ? named : end;
  const message = chat.messages[at];
  if (message === undefined) return chat;
  const content = message.content + delta;
  return {
    ...withMessage(chat, at, { ...message, content }),
    ...(at === end ? { typing: typing(chat.typing, content.length, typesOut) } : {}),
  };
};

/**
 * The chat after an event of the reply.
 * @param typesOut false shows text at once
 */
export const heard = (chat: Chat, event: AssistantEvent, typesOut: boolean): Chat => {
  if (!isBusy(chat)) return chat;
  switch (event.type) {
    case "response.created":
    case "response.in_progress":
      return { ...chat, responseId: event.response?.id ?? chat.responseId };
    case "response.output_item.added":
      return { ...itemAdded(chat, event.item.id), phase: "replying" };
    case "response.output_text.delta":
      return { ...moreText(chat, event.item_id, event.delta, typesOut), phase: "replying" };
    case "response.output_item.done":
      return chat;
    case "response.completed": {
      const responseId = event.response?.id ?? chat.responseId;
      return { ...chat, phase: "completed", responseId, lastCompletedId: responseId ?? chat.lastCompletedId };
    }
  }
};

/**
 * The chat after the stream ends; without `response.completed` the reply was interrupted, and what was received is kept.
 * @param problem the reason, if known
 */
export const ended = (chat: Chat, problem: string | null): Chat => (isBusy(chat) ? { ...chat, phase: "interrupted", problem } : chat);

const allShown = ({ total }: Typing): Typing => ({ shown: total, total, rate: 1 });

/** The chat after the user stops the reply; what was received is kept and shown. */
export const stopped = (chat: Chat): Chat =>
  isBusy(chat) ? { ...chat, phase: "stopped", typing: allShown(chat.typing) } : { ...chat, typing: allShown(chat.typing) };

/** The chat after some typing steps. */
export const typed = (chat: Chat, steps: number): Chat => ({ ...chat, typing: typedOn(chat.typing, steps) });

/** Whether received text is still to be typed out. */
export const isTyping = ({ typing: { shown, total } }: Chat): boolean => shown < total;

/** Whether the last reply can be rated: complete, fully shown and not rated yet. */
export const mayJudgeReply = (chat: Chat): boolean =>
  chat.responseId !== null && !chat.judged.has(chat.responseId) && mayJudge(chat.typing, chat.phase === "completed");

/** The chat after the last reply is rated, with the thanks shown. */
export const judgedNow = (chat: Chat): Chat => ({
  ...chat,
  judged: new Set([...chat.judged, ...(chat.responseId === null ? [] : [chat.responseId])]),
  isThanking: true,
});
