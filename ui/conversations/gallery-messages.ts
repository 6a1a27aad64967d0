import type { Side, Thread, ThreadMessage } from "../../core/conversations/thread.model.ts";
import type { WaitingMessage } from "../../core/conversations/waiting-message.model.ts";
import type { Writing } from "./use-writing.ts";

/** Wednesday, 1 July 2026, 12:00 UTC. */
export const now = 1_782_907_200;
const hour = 3_600;
const nothing = (): void => undefined;

const message = (sequence: number, side: Side, ago: number, body: string): ThreadMessage => ({
  id: sequence,
  thread_id: 4,
  sequence,
  key: `key-${sequence}`,
  creator: { side, id: 1, name: side === "user" ? "Olivia Owens" : "Lena Fischer" },
  body,
  created_at: now - ago,
});

/** A thread of three days. */
export const messages: readonly ThreadMessage[] = [
  message(11, "contact", 50 * hour, "Hello, I cannot open the lesson about signals.\nIs it closed for everyone?"),
  message(12, "user", 49 * hour, "Hello Lena, it opens seven days after you joined, so on Friday."),
  message(13, "contact", 26 * hour, "Good to know, thank you!"),
  message(14, "user", 2 * hour, `The harbor tour starts at 9:00. Here is the way: https://harbor.example/${"north-quay-".repeat(12)}`),
];

export const thread: Thread = {
  id: 4,
  con_id: 7,
  channel: "portal",
  name: "Hello, I cannot open the lesson about signals.",
  assigned_to: null,
  closed: false,
  last: { sequence: 14, side: "user", name: "Olivia Owens", body: "The harbor tour starts at 9:00.", created_at: now - 2 * hour },
  read: 13,
  unread: 1,
};

/** A message that is not confirmed. */
export const unsent = (body: string, problem: string | null = null): WaitingMessage => ({
  key: `unsent-${body}`,
  con_id: null,
  thread_id: 4,
  begin: null,
  body,
  at: now,
  problem: problem === null ? null : { message: problem, code: null, values: {} },
});

export const writing: Writing = {
  typed: "",
  waiting: [],
  isFailing: false,
  onType: nothing,
  onSend: nothing,
  onRetry: nothing,
  onDiscard: nothing,
};
