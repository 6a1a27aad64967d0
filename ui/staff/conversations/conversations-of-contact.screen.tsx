import { useCallback, useEffect, useMemo, useState } from "react";
import { ContactChanges } from "../../../core/contacts/contact-changes.service.ts";
import { makeContactThreads } from "../../../core/conversations/contact-threads.service.ts";
import { ConversationFeed } from "../../../core/conversations/conversation-feed.port.ts";
import { ContactConversations } from "../../../core/conversations/conversations.port.ts";
import { StaffConversations } from "../../../core/conversations/conversations.service.ts";
import { mayAnswer } from "../../../core/conversations/may-answer.rule.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { useStaffUser } from "../staff-user.ts";
import { ContactConversationsView, type OpenThread } from "./contact-conversations.view.tsx";
import { NewThreadOfContact, ThreadOfContact } from "./thread-of-contact.screen.tsx";

type Props = { readonly contact: number; readonly timeZone: string };

const Conversations = ({ contact, timeZone }: Props) => {
  const store = useService(ContactConversations);
  const feed = useService(ConversationFeed);
  const { sent$ } = useService(StaffConversations).outbox;
  const { tell } = useService(ContactChanges);
  const now = useService(Clock).now();
  const [open, setOpen] = useState<OpenThread>(null);
  const [begun, setBegun] = useState<OpenThread>(null);
  const threads = useMemo(
    () => makeContactThreads({ store, feed, sent$ }, contact, () => tell({ contact, what: "messages" })),
    [store, feed, sent$, contact, tell],
  );
  const state = useLatest(threads.state$, threads.latest());
  useEffect(() => threads.follow(), [threads]);
  const onBegun = useCallback((thread: number): void => {
    setBegun(thread);
    setOpen(thread);
  }, []);
  const choose = (next: OpenThread): void => {
    setOpen(next);
    void threads.reload();
  };
  return (
    <ContactConversationsView threads={state} open={open} now={now} onOpen={choose} onRetry={() => void threads.reload()}>
      {(shown, mayWrite) =>
        shown === "new" ? (
          <NewThreadOfContact contact={contact} timeZone={timeZone} onBegun={onBegun} />
        ) : (
          <ThreadOfContact
            key={shown}
            contact={contact}
            timeZone={timeZone}
            thread={shown}
            mayWrite={mayWrite}
            autoFocus={shown === begun}
          />
        )
      }
    </ContactConversationsView>
  );
};

/** The conversations on the contact page, for members with the permission. */
export const ConversationsOfContact = (props: Props) => (mayAnswer(useStaffUser()) ? <Conversations {...props} /> : null);
