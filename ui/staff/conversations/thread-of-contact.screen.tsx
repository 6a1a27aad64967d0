import { useEffect, useMemo } from "react";
import { StaffConversations } from "../../../core/conversations/conversations.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { ThreadPanel } from "../../conversations/thread-panel.view.tsx";
import { useBegun } from "../../conversations/use-begun.ts";
import { useWriting } from "../../conversations/use-writing.ts";
import { contactConversationsText } from "../../i18n/en/contact-conversations.ts";
import { useText } from "../../i18n/use-text.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";

type Props = { readonly contact: number; readonly timeZone: string; readonly mayWrite: boolean; readonly autoFocus: boolean };

/** A thread with a contact, which is read while it is open. */
export const ThreadOfContact = ({ contact, timeZone, thread, mayWrite, autoFocus }: Props & { readonly thread: number }) => {
  const text = useText(contactConversationsText);
  const conversations = useService(StaffConversations);
  const now = useService(Clock).now();
  const conversation = useMemo(() => conversations.open(thread, null), [conversations, thread]);
  const place = useMemo(() => ({ con_id: contact, thread_id: thread }), [contact, thread]);
  const state = useLatest(conversation.state$, conversation.latest());
  const writing = useWriting(conversations, place, latestValue(state.messages) ?? []);
  useEffect(() => conversation.follow(), [conversation]);
  return (
    <ThreadPanel
      state={state}
      writing={writing}
      reader="user"
      start={null}
      now={now}
      timeZone={timeZone}
      mayWrite={mayWrite}
      label={text(state.thread?.channel === "sms" ? "writeText" : "write")}
      autoFocus={autoFocus}
      onEarlier={() => void conversation.earlier()}
      onRetry={() => void conversation.reload()}
    />
  );
};

/**
 * A thread with a contact that begins.
 * @property onBegun called with the thread once its first message is stored
 */
export const NewThreadOfContact = ({
  contact,
  timeZone,
  onBegun,
}: Pick<Props, "contact" | "timeZone"> & { readonly onBegun: (thread: number) => void }) => {
  const text = useText(contactConversationsText);
  const conversations = useService(StaffConversations);
  const now = useService(Clock).now();
  const place = useMemo(() => ({ con_id: contact, thread_id: null }), [contact]);
  const writing = useWriting(conversations, place, []);
  useBegun(conversations, place, onBegun);
  return (
    <ThreadPanel
      state={null}
      writing={writing}
      reader="user"
      start={null}
      now={now}
      timeZone={timeZone}
      mayWrite
      label={text("write")}
      autoFocus
      onEarlier={() => undefined}
      onRetry={() => undefined}
    />
  );
};
