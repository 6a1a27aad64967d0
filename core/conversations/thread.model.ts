import * as t from "io-ts";
import { textUpTo, RecordId, intBetween } from "../kernel/bounded.ts";
import { CreateKey } from "../kernel/create-key.ts";
import { exactly } from "../kernel/exactly.ts";
import { orNull } from "../kernel/or-null.ts";
import { pageOf } from "../kernel/page.ts";

/**
 * Limits of conversations: characters of a message, of a thread's name and of its last line in lists, the characters left from which the
 * rest is counted, and rows per page.
 */
export const conversationLimits = { body: 4_000, counted: 200, name: 60, line: 140, threads: 25, messages: 50 } as const;

/** How the messages of a thread travel. */
export const ThreadChannel = t.keyof({ portal: null, sms: null, email: null }, "ThreadChannel");

/** Which side wrote: the contact, or staff. */
export const Side = t.keyof({ contact: null, user: null }, "Side");
export type Side = t.TypeOf<typeof Side>;

/**
 * A message of a thread.
 * @property sequence its place in the thread, from 1
 * @property key given by the device that wrote it
 * @property created_at epoch seconds
 */
export const ThreadMessage = t.type(
  {
    id: t.number,
    thread_id: t.number,
    sequence: t.number,
    key: t.string,
    creator: t.type({ side: Side, id: orNull(t.number), name: t.string }),
    body: t.string,
    created_at: t.number,
  },
  "ThreadMessage",
);
export type ThreadMessage = t.TypeOf<typeof ThreadMessage>;

/**
 * A conversation with a contact, as one reader sees it.
 * @property last its last message, cut to one line
 * @property read the sequence up to which the reader has read
 * @property unread how many messages of the other side come after it
 */
export const Thread = t.type(
  {
    id: t.number,
    con_id: t.number,
    channel: ThreadChannel,
    name: t.string,
    assigned_to: orNull(t.number),
    closed: t.boolean,
    last: t.type({ sequence: t.number, side: Side, name: t.string, body: t.string, created_at: t.number }),
    read: t.number,
    unread: t.number,
  },
  "Thread",
);
export type Thread = t.TypeOf<typeof Thread>;

/** A page of threads, those with the newest message first. */
export const ThreadPage = pageOf(Thread);
export type ThreadPage = t.TypeOf<typeof ThreadPage>;

/**
 * Messages of a thread that follow each other, oldest first.
 * @property earlier, later whether there are more before and after them
 */
export const MessagePage = t.type(
  { thread: Thread, messages: t.readonlyArray(ThreadMessage), earlier: t.boolean, later: t.boolean },
  "MessagePage",
);
export type MessagePage = t.TypeOf<typeof MessagePage>;

/** A stored message, and its thread as it is now. */
export const SentMessage = t.type({ thread: Thread, message: ThreadMessage }, "SentMessage");
export type SentMessage = t.TypeOf<typeof SentMessage>;

const said = { key: CreateKey, body: textUpTo(conversationLimits.body) };
const place = { thread_id: RecordId, begin: CreateKey };

/** A message to store, in a thread or in one that begins: messages with the same `begin` are of one thread; a repeated `key` is stored once. */
export const NewMessage = exactly("NewMessage", said, place);
export type NewMessage = t.TypeOf<typeof NewMessage>;

/** A message of staff to a contact. */
export const NewAnswer = exactly("NewAnswer", { ...said, con_id: RecordId }, place);
export type NewAnswer = t.TypeOf<typeof NewAnswer>;

/** Up to which message a thread was read. */
export const ReadMark = exactly("ReadMark", { sequence: intBetween(0, 2_000_000_000) }, {});
export type ReadMark = t.TypeOf<typeof ReadMark>;

/** Up to which message the learner has read which thread. */
export const TrackedMessage = exactly("TrackedMessage", { thread_id: RecordId, sequence: intBetween(0, 2_000_000_000) }, {});
export type TrackedMessage = t.TypeOf<typeof TrackedMessage>;

/** A thread of a contact, and why staff cannot answer in it; null where they can. */
export const ContactThread = t.intersection([Thread, t.type({ refusal: orNull(t.string) })], "ContactThread");
export type ContactThread = t.TypeOf<typeof ContactThread>;

/** The threads of a contact, newest first, and why staff cannot begin one; null where they can. */
export const ContactThreads = t.type({ threads: t.readonlyArray(ContactThread), refusal: orNull(t.string) }, "ContactThreads");
export type ContactThreads = t.TypeOf<typeof ContactThreads>;

/** Whether learners write to staff from the organisation's portal. */
export const MessagingSetting = t.type({ is_on: t.boolean }, "MessagingSetting");
export type MessagingSetting = t.TypeOf<typeof MessagingSetting>;
