import * as E from "fp-ts/lib/Either.js";
import type { Decision } from "../kernel/decision.ts";
import { conflict, type Failure, forbidden, invalid, notFound } from "../kernel/failure.ts";
import type { Refusal } from "../kernel/refusal.ts";
import { conversationRefusals } from "./conversation-refusals.ts";
import { conversationLimits, type NewMessage } from "./thread.model.ts";

/** A message with its text in normal form, and the thread that it belongs to or that it begins. */
export type AcceptedMessage = { readonly key: string; readonly body: string } & (
  | { readonly thread_id: number; readonly begin: null }
  | { readonly thread_id: null; readonly begin: string }
);

/** A message in normal form: its text is trimmed and not empty, and it has one place. */
export const acceptedMessage = ({ key, body, thread_id, begin }: NewMessage): E.Either<Failure, AcceptedMessage> => {
  const text = body.trim();
  if (text === "") return E.left(invalid({ body: [conversationRefusals.message_empty] }));
  if (thread_id !== undefined && begin === undefined) return E.right({ key, body: text, thread_id, begin: null });
  if (thread_id === undefined && begin !== undefined) return E.right({ key, body: text, thread_id: null, begin });
  return E.left(invalid({ thread_id: [conversationRefusals.message_place] }));
};

/** The name of a thread: the first line of its first message, cut at a word. */
export const threadName = (body: string): string => {
  const line = (body.trim().split("\n", 1)[0] ?? "").trim();
  if (line.length <= conversationLimits.name) return line;
  const cut = line.slice(0, conversationLimits.name);
  const end = cut.lastIndexOf(" ");
  return `${(end > conversationLimits.name / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
};

/** A stored thread, as far as a message decides about it. */
export type StoredThread = {
  readonly thread_id: number;
  readonly con_id: number;
  readonly closed: boolean;
  readonly assigned_to: number | null;
};

/** @property user_id the user who writes; null for the contact */
export type Writer = { readonly con_id: number; readonly user_id: number | null };

/**
 * What is known when a message is to be stored.
 * @property refusal why the writer may not write; null where they may
 * @property earlier the thread of the message that is stored under the same key; null for none
 * @property thread the one that the message names, or that an earlier message with the same `begin` began; null for none
 */
export type MessageCase = {
  readonly message: AcceptedMessage;
  readonly writer: Writer;
  readonly refusal: Refusal | null;
  readonly earlier: Pick<StoredThread, "con_id"> | null;
  readonly thread: StoredThread | null;
};

/**
 * The write of a message.
 * @property thread null for a new one
 * @property name of a new thread
 * @property assigned_to the user to whom the thread is assigned afterwards
 */
export type MessageWrite = {
  readonly thread: number | null;
  readonly name: string;
  readonly begin: string | null;
  readonly assigned_to: number | null;
  readonly body: string;
  readonly key: string;
};

/**
 * Decides a message: one that is sent again is stored already, and one to a closed thread opens it, unassigned if the contact wrote it,
 * otherwise assigned to its writer.
 */
export const decideMessage = ({ message, writer, refusal, earlier, thread }: MessageCase): Decision<MessageWrite> => {
  if (refusal !== null) return E.left(forbidden(refusal));
  if (earlier !== null) return earlier.con_id === writer.con_id ? E.right(null) : E.left(conflict(conversationRefusals.message_key_taken));
  const isForeign = thread !== null && thread.con_id !== writer.con_id;
  if (isForeign && message.begin !== null) return E.left(conflict(conversationRefusals.message_key_taken));
  if (isForeign || (thread === null && message.begin === null)) return E.left(notFound(conversationRefusals.no_conversation));
  return E.right({
    thread: thread?.thread_id ?? null,
    name: threadName(message.body),
    begin: message.begin,
    assigned_to: thread?.closed === true ? writer.user_id : (thread?.assigned_to ?? null),
    body: message.body,
    key: message.key,
  });
};
