import type { TaskEither } from "fp-ts/lib/TaskEither.js";
import type { Failure } from "../kernel/failure.ts";
import { token } from "../kernel/token.ts";
import type { Recipients } from "./recipient.model.ts";
import type {
  ContactThreads,
  MessagePage,
  MessagingSetting,
  NewAnswer,
  NewMessage,
  SentMessage,
  Thread,
  ThreadPage,
} from "./thread.model.ts";

/** Which messages of a thread: the newest, those before a sequence, or those after one. */
export type MessageQuery = { readonly before: number | null; readonly after: number | null };
export const newestMessages: MessageQuery = { before: null, after: null };

/** Threads as one side reads them. */
export type ThreadReader = {
  readonly messages: (thread: number, query: MessageQuery) => TaskEither<Failure, MessagePage>;
  /** Marks a thread as read up to a message, and as being read now. */
  readonly markRead: (thread: number, sequence: number) => TaskEither<Failure, Thread>;
};

/** The conversations of the learner who is signed in. */
export type OwnConversations = ThreadReader & {
  readonly list: (page: number) => TaskEither<Failure, ThreadPage>;
  readonly send: (message: NewMessage) => TaskEither<Failure, SentMessage>;
  /** Whom a new message is written to. */
  readonly recipients: () => TaskEither<Failure, Recipients>;
};
export const OwnConversations = token<OwnConversations>("conversations.store");

/** Conversations with contacts, for staff. */
export type ContactConversations = ThreadReader & {
  readonly of: (contact: number) => TaskEither<Failure, ContactThreads>;
  readonly send: (answer: NewAnswer) => TaskEither<Failure, SentMessage>;
};
export const ContactConversations = token<ContactConversations>("conversations.of-contacts");

/** The switch of the organisation for messages in its portal. */
export type MessagingSwitch = {
  readonly current: () => TaskEither<Failure, MessagingSetting>;
  readonly change: (setting: MessagingSetting) => TaskEither<Failure, MessagingSetting>;
};
export const MessagingSwitch = token<MessagingSwitch>("conversations.switch");
