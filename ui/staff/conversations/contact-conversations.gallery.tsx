import type { ContactThreads } from "../../../core/conversations/thread.model.ts";
import { idle, loaded } from "../../../core/kernel/remote.ts";
import { textRefusals } from "../../../core/texts/text-refusals.ts";
import { messages, now, thread, unsent, writing } from "../../conversations/gallery-messages.ts";
import { ThreadPanel, type ThreadPanelProps } from "../../conversations/thread-panel.view.tsx";
import type { GalleryEntry } from "../../gallery/gallery-entry.ts";
import { ContactConversationsView, type ContactConversationsProps } from "./contact-conversations.view.tsx";
import { MessagingSwitchView, type MessagingSwitchProps } from "./messaging-switch.view.tsx";

const nothing = (): void => undefined;
const blocked = "This contact is blocked. Unblock the contact to write to them.";
const broken = { tag: "failed", failure: { tag: "offline" } } as const;
const known: ContactThreads = {
  refusal: null,
  threads: [
    {
      ...thread,
      refusal: null,
      unread: 2,
      last: { ...thread.last, side: "contact", name: "Lena Fischer", body: "Good to know, thank you!" },
    },
    { ...thread, refusal: null, id: 3, unread: 0, name: "Certificate" },
  ],
};
const panel = (change: Partial<ThreadPanelProps>) => (
  <ThreadPanel
    state={{ thread, messages: loaded(messages), hasEarlier: true, isLoadingEarlier: false, earlierFailure: null }}
    writing={writing}
    reader="user"
    start={null}
    now={now}
    timeZone="UTC"
    mayWrite
    label="Message to the contact"
    autoFocus={false}
    onEarlier={nothing}
    onRetry={nothing}
    {...change}
  />
);
const card = (change: Partial<ContactConversationsProps>) => (
  <ContactConversationsView threads={loaded(known)} open={null} now={now} onOpen={nothing} onRetry={nothing} {...change}>
    {change.children ?? ((open, mayWrite) => panel(open === "new" ? { state: null } : { mayWrite }))}
  </ContactConversationsView>
);
const setting = (change: Partial<MessagingSwitchProps>) => (
  <MessagingSwitchView setting={loaded({ is_on: true })} isPending={false} onChange={nothing} onRetry={nothing} {...change} />
);

/** Conversations on a contact's page, and their switch, in every state. */
export const gallery: GalleryEntry = {
  name: "conversations of a contact",
  group: "staff/conversations",
  states: {
    threads: () => card({}),
    "one that came by text": () => card({ threads: loaded({ threads: [{ ...thread, channel: "sms", refusal: null }], refusal: null }) }),
    "one by text whose number stopped texts": () =>
      card({
        open: 4,
        threads: loaded({ threads: [{ ...thread, channel: "sms", refusal: textRefusals.texts_stopped.message }], refusal: null }),
      }),
    "one open": () => card({ open: 4 }),
    "an answer waits": () =>
      card({ open: 4, children: () => panel({ writing: { ...writing, isFailing: true, waiting: [unsent("On Friday.")] } }) }),
    "a new one": () => card({ open: "new" }),
    "may not be written to": () =>
      card({ open: 4, threads: loaded({ threads: known.threads.map((one) => ({ ...one, refusal: blocked })), refusal: blocked }) }),
    "none yet": () => card({ threads: loaded({ threads: [], refusal: null }) }),
    loading: () => card({ threads: idle }),
    broken: () => card({ threads: broken }),
    "messages on": () => setting({}),
    "messages off": () => setting({ setting: loaded({ is_on: false }) }),
    "switch loading": () => setting({ setting: idle }),
    "switch broken": () => setting({ setting: broken }),
  },
};
