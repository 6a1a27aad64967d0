import { useCallback, useEffect, useMemo } from "react";
import { LearnerConversations } from "../../../core/conversations/conversations.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { useBegun } from "../../conversations/use-begun.ts";
import { useWriting } from "../../conversations/use-writing.ts";
import { useGo, useParams, useQuery } from "../../react/address.ts";
import { deviceZone } from "../../react/device-zone.ts";
import { useDocumentTitle } from "../../react/document-title.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { ConversationView } from "./conversation.view.tsx";
import { RecipientsScreen } from "./recipients.screen.tsx";

const nowhere = { con_id: null, thread_id: null };
const none = (): void => undefined;

/** What both pages show around the thread. */
const useSurroundings = () => ({
  organisation: usePortalUser().org_name,
  now: useService(Clock).now(),
  timeZone: deviceZone(),
  href: usePortalHref(),
});

/** A conversation that begins: once its first message is stored, its page takes the place of this one, with what was being written. */
const Beginning = () => {
  const conversations = useService(LearnerConversations);
  const around = useSurroundings();
  const { href } = around;
  const go = useGo();
  const writing = useWriting(conversations, nowhere, []);
  useBegun(
    conversations,
    nowhere,
    useCallback((thread) => go(`${href(`/p/conversations/${thread}`)}?write=1`, { replace: true }), [go, href]),
  );
  return (
    <ConversationView
      {...around}
      recipients={<RecipientsScreen />}
      state={null}
      start={null}
      writing={writing}
      autoFocus
      onEarlier={none}
      onRetry={none}
    />
  );
};

const Open = ({ id, start }: { readonly id: number; readonly start: number | null }) => {
  const conversations = useService(LearnerConversations);
  const around = useSurroundings();
  const isWriting = useQuery()["write"] === "1";
  const conversation = useMemo(() => conversations.open(id, start), [conversations, id, start]);
  const place = useMemo(() => ({ con_id: null, thread_id: id }), [id]);
  const state = useLatest(conversation.state$, conversation.latest());
  const writing = useWriting(conversations, place, latestValue(state.messages) ?? []);
  useEffect(() => conversation.follow(), [conversation]);
  useDocumentTitle(state.thread?.name ?? null);
  return (
    <ConversationView
      {...around}
      recipients={null}
      state={state}
      start={start}
      writing={writing}
      autoFocus={isWriting}
      onEarlier={() => void conversation.earlier()}
      onRetry={() => void conversation.reload()}
    />
  );
};

/** The conversation that the address names, from the message that it names; or a new one. */
export const ConversationScreen = () => {
  const { threadId = "", startThreadId } = useParams();
  const start = Number(startThreadId) || null;
  return threadId === "new" ? <Beginning /> : <Open key={`${threadId} ${start ?? ""}`} id={Number(threadId) || 0} start={start} />;
};
