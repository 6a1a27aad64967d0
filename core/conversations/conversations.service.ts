import type { Clock } from "../kernel/clock.port.ts";
import type { DeviceStorage } from "../kernel/storage.port.ts";
import { token } from "../kernel/token.ts";
import type { ConversationFeed } from "./conversation-feed.port.ts";
import { type Conversation, makeConversation } from "./conversation.service.ts";
import type { OwnConversations, ThreadReader } from "./conversations.port.ts";
import type { MessageOutbox } from "./message-outbox.service.ts";
import { makeThreadList, type ThreadList } from "./thread-list.service.ts";
import type { MessagePlace } from "./waiting-message.model.ts";

/** Texts that were begun and not sent, kept on the device by thread. */
export type MessageDrafts = { readonly get: (place: MessagePlace) => string; readonly keep: (place: MessagePlace, text: string) => void };

/** Conversations on this page: threads that are open, messages that wait, and drafts. */
export type Conversations = {
  readonly outbox: MessageOutbox;
  readonly drafts: MessageDrafts;
  readonly open: (thread: number, start: number | null) => Conversation;
};

/** The conversations of the learner who is signed in. */
export type LearnerConversations = Conversations & { readonly list: () => ThreadList };
export const LearnerConversations = token<LearnerConversations>("conversations.of-learner");

/** Conversations of the user who is signed in with contacts. */
export type StaffConversations = Conversations;
export const StaffConversations = token<StaffConversations>("conversations.of-staff");

type Deps = {
  readonly outbox: MessageOutbox;
  readonly feed: ConversationFeed;
  readonly clock: Clock;
  /** device storage of the signed-in user */
  readonly storage: DeviceStorage;
};

const draftsIn = (storage: DeviceStorage): MessageDrafts => {
  const at = ({ con_id, thread_id }: MessagePlace): string => `message-draft:${con_id ?? "own"}:${thread_id ?? "new"}`;
  return {
    get: (place) => storage.get(at(place)) ?? "",
    keep: (place, text) => (text === "" ? storage.remove(at(place)) : storage.set(at(place), text)),
  };
};

const makeConversations = (reader: ThreadReader, { outbox, feed, clock, storage }: Deps, tellsReading: boolean): Conversations => ({
  outbox,
  drafts: draftsIn(storage),
  open: (thread, start) => makeConversation({ reader, feed, clock, sent$: outbox.sent$, tellsReading }, thread, start),
});

export const makeLearnerConversations = (store: OwnConversations, deps: Deps): LearnerConversations => ({
  ...makeConversations(store, deps, true),
  list: () => makeThreadList(store, deps.feed),
});

export const makeStaffConversations = (store: ThreadReader, deps: Deps): StaffConversations => makeConversations(store, deps, false);
