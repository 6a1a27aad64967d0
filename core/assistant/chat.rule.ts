import type { AssistantEvent } from "./assistant-event.model.ts";
import type { Chat, ChatMessage } from "./chat.model.ts";
import { mayJudge, nothingTyped, received, type Typing, typedOn } from "./typing.rule.ts";

/** Milliseconds for which the thanks for a judgement show. */
export const thanksMs = 2_000;
/** Longest question, in characters. */
export const longestQuestion = 2_000;

const emptyReply: ChatMessage = { role: "bot", content: "", itemId: null };

/** Whether a reply is on its way. */
export const isBusy = ({ phase }: Pick<Chat, "phase">): boolean => phase === "waiting" || phase === "replying";

/** The last question, or the same again after an interruption: a reply that was begun makes room for the new one. */
const askedAgain = (chat: Chat): Chat => ({
  ...chat,
  phase: "waiting",
  problem: null,
  typing: nothingTyped,
  responseId: null,
  isThanking: false,
});

/** A question is asked; it follows the last reply that was completed. */
export const asked = (chat: Chat, q: string): Chat => ({
  ...askedAgain(chat),
  messages: [...chat.messages, { role: "user", content: q, itemId: null }, emptyReply],
  question: { q, previousResponseId: chat.lastCompletedId },
});

const lastQuestion = (messages: readonly ChatMessage[]): number => messages.findLastIndex(({ role }) => role === "user");

/** The interrupted question is asked again as it was. */
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
 * Something of the reply has come.
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
 * The stream is over: without `response.completed` it was cut. What has come stays.
 * @param problem why, where it was said
 */
export const ended = (chat: Chat, problem: string | null): Chat => (isBusy(chat) ? { ...chat, phase: "interrupted", problem } : chat);

const allShown = ({ total }: Typing): Typing => ({ shown: total, total, rate: 1 });

/** The person has had enough; what has come stays and is shown. */
export const stopped = (chat: Chat): Chat =>
  isBusy(chat) ? { ...chat, phase: "stopped", typing: allShown(chat.typing) } : { ...chat, typing: allShown(chat.typing) };

/** The reply is typed on. */
export const typed = (chat: Chat, steps: number): Chat => ({ ...chat, typing: typedOn(chat.typing, steps) });

/** Whether there is text to be typed out yet. */
export const isTyping = ({ typing: { shown, total } }: Chat): boolean => shown < total;

/** Whether the last reply can be judged: complete, shown and not judged yet. */
export const mayJudgeReply = (chat: Chat): boolean =>
  chat.responseId !== null && !chat.judged.has(chat.responseId) && mayJudge(chat.typing, chat.phase === "completed");

/** The last reply was judged, and the thanks show. */
export const judgedNow = (chat: Chat): Chat => ({
  ...chat,
  judged: new Set([...chat.judged, ...(chat.responseId === null ? [] : [chat.responseId])]),
  isThanking: true,
});
