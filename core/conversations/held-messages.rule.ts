import { dayAt } from "../timeline/timeline-days.rule.ts";
import type { Thread, ThreadMessage } from "./thread.model.ts";
import { isAt, type MessagePlace, type WaitingMessage } from "./waiting-message.model.ts";

/** The messages of a thread in their order, each once. */
export const joinedMessages = (held: readonly ThreadMessage[], more: readonly ThreadMessage[]): readonly ThreadMessage[] =>
  [...new Map([...held, ...more].map((message) => [message.sequence, message])).values()].toSorted((a, b) => a.sequence - b.sequence);

/** The sequence up to which no message is missing behind the first one; 0 without messages. */
export const reachedSequence = (messages: readonly ThreadMessage[]): number => {
  const first = messages[0]?.sequence ?? 0;
  const gap = messages.findIndex(({ sequence }, at) => sequence !== first + at);
  return messages.at(gap === -1 ? -1 : gap - 1)?.sequence ?? 0;
};

/** The unconfirmed messages of a place, without those that are in the thread already. */
export const waitingAt = (
  waiting: readonly WaitingMessage[],
  place: MessagePlace,
  stored: readonly ThreadMessage[],
): readonly WaitingMessage[] => {
  const keys = new Set(stored.map(({ key }) => key));
  return waiting.filter((message) => isAt(place, message) && !keys.has(message.key));
};

/** Threads in their order, each once as it was read last: those with the newest message first. */
export const joinedThreads = (held: readonly Thread[], fresh: readonly Thread[]): readonly Thread[] =>
  [...new Map([...held, ...fresh].map((thread) => [thread.id, thread])).values()].toSorted(
    (a, b) => b.last.created_at - a.last.created_at || b.id - a.id,
  );

/** @property day `2026-07-01` */
export type MessageDay<M> = { readonly day: string; readonly messages: readonly M[] };

/**
 * Splits messages, which stay in their order, by calendar day.
 * @param timeOf epoch seconds
 */
export const messageDays = <M>(messages: readonly M[], timeOf: (message: M) => number, timeZone: string): readonly MessageDay<M>[] => {
  const days: { readonly day: string; readonly messages: M[] }[] = [];
  for (const message of messages) {
    const day = dayAt(timeOf(message), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
};
