import type { Side, Thread, ThreadMessage } from "./thread.model.ts";

/**
 * How many messages of the other side a reader has not read.
 * @param mark the sequence up to which the reader has read
 */
export const unreadOf = (messages: readonly ThreadMessage[], reader: Side, mark: number): number =>
  messages.filter(({ sequence, creator }) => sequence > mark && creator.side !== reader).length;

/** How many messages are unread in all of the threads. */
export const unreadIn = (threads: readonly Pick<Thread, "unread">[]): number => threads.reduce((sum, { unread }) => sum + unread, 0);
