import type { ConversationState } from "../../../core/conversations/conversation.service.ts";
import type { Recipient } from "../../../core/conversations/recipient.model.ts";
import { conversationLimits } from "../../../core/conversations/thread.model.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import { messages, now, thread, unsent, writing } from "../../conversations/gallery-messages.ts";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ConversationView, type ConversationViewProps } from "./conversation.view.tsx";
import { RecipientsView, type RecipientsViewProps } from "./recipients.view.tsx";
import { ThreadListView, type ThreadListViewProps } from "./thread-list.view.tsx";

const nothing = (): void => undefined;
const href = (rest: string): string => `/portal/harbor${rest}`;
const broken = { tag: "failed", failure: { tag: "offline" } } as const;
const refused = {
  tag: "failed",
  failure: { tag: "forbidden", message: "Your role in this portal does not include messages. Ask Harbor School if you need them." },
} as const;
const missing = { tag: "failed", failure: { tag: "not-found", message: "Conversation not found." } } as const;

const list = (change: Partial<ThreadListViewProps>) => (
  <ThreadListView
    organisation="Harbor School"
    threads={loaded([
      thread,
      {
        ...thread,
        id: 3,
        unread: 0,
        name: "Certificate",
        last: { ...thread.last, side: "contact", body: "Thank you!", created_at: now - 900_000 },
      },
      { ...thread, id: 5, channel: "sms", unread: 0, name: "Am I on the list?" },
    ])}
    unsent={null}
    now={now}
    href={href}
    onMore={null}
    isLoadingMore={false}
    moreFailure={null}
    onRetry={nothing}
    {...change}
  />
);
const shown: ConversationState = { thread, messages: loaded(messages), hasEarlier: true, isLoadingEarlier: false, earlierFailure: null };
const open = (change: Partial<ConversationViewProps>) => (
  <ConversationView
    organisation="Harbor School"
    recipients={null}
    state={shown}
    writing={writing}
    start={null}
    now={now}
    timeZone="UTC"
    autoFocus={false}
    href={href}
    onEarlier={nothing}
    onRetry={nothing}
    {...change}
  />
);

const olivia: Recipient = { kind: "user", name: "Olivia Owens", photo: null, answers: true, absence: null };
const team: Recipient = { kind: "team", name: "Harbor School", photo: null, answers: true, absence: null };
const begun = (recipients: RecipientsViewProps["recipients"]) =>
  open({ state: null, recipients: <RecipientsView recipients={recipients} onRetry={nothing} /> });
const to = (...recipients: readonly Recipient[]) => begun(loaded({ recipients }));

/** The conversations of a learner, and one of them, in every state. */
export const gallery: GalleryEntry = {
  name: "conversations",
  group: "portal/conversations",
  states: {
    list: () => list({ onMore: nothing }),
    "list with an unsent one": () => list({ unsent: "May I bring a friend?" }),
    "no conversations": () => list({ threads: loaded([]) }),
    "list loading": () => list({ threads: idle }),
    "list broken": () => list({ threads: broken }),
    "not admitted": () => list({ threads: refused }),
    conversation: () => open({}),
    "that began with a text": () => open({ state: { ...shown, thread: { ...thread, channel: "sms" } } }),
    "from a message": () => open({ start: 12, state: { ...shown, hasEarlier: false } }),
    "being sent": () => open({ writing: { ...writing, waiting: [unsent("On my way")] } }),
    "waiting and refused": () =>
      open({
        writing: {
          ...writing,
          typed: "Nearly",
          isFailing: true,
          waiting: [unsent("Is anybody there?", "Conversation not found."), unsent("I am offline")],
        },
      }),
    "near the limit": () => open({ writing: { ...writing, typed: "x".repeat(conversationLimits.body - 12) } }),
    "new conversation": () => to(olivia),
    "new one to the team": () => to(team),
    "new one, the own user away": () => to({ ...olivia, answers: false, absence: "left" }, team),
    "new one, nobody answers": () => to({ ...team, answers: false, absence: "nobody" }),
    "new one, recipients loading": () => begun(idle),
    "new one, recipients broken": () => begun(broken),
    "new one, waiting": () => open({ state: null, writing: { ...writing, isFailing: true, waiting: [unsent("May I bring a friend?")] } }),
    "earlier ones broken": () => open({ state: { ...shown, earlierFailure: { tag: "offline" } } }),
    "conversation loading": () => open({ state: { ...shown, thread: null, messages: idle } }),
    "conversation broken": () => open({ state: { ...shown, thread: null, messages: broken } }),
    "conversation not found": () => open({ state: { ...shown, thread: null, messages: missing } }),
  },
};
