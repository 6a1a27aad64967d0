import { useEffect, useMemo } from "react";
import { LearnerConversations } from "../../../core/conversations/conversations.service.ts";
import { Clock } from "../../../core/kernel/clock.port.ts";
import { latestValue } from "../../../core/kernel/remote.ts";
import { useService } from "../../react/services.tsx";
import { useLatest } from "../../react/use-latest.ts";
import { usePortalHref } from "../frame/use-portal-href.ts";
import { usePortalUser } from "../portal-user.ts";
import { ThreadListView } from "./thread-list.view.tsx";

/** The conversations of the learner, and the one that is not sent yet. */
export const ThreadListScreen = () => {
  const conversations = useService(LearnerConversations);
  const clock = useService(Clock);
  const href = usePortalHref();
  const { org_name } = usePortalUser();
  const list = useMemo(() => conversations.list(), [conversations]);
  const state = useLatest(list.state$, list.latest());
  const { waiting } = useLatest(conversations.outbox.state$, conversations.outbox.latest());
  useEffect(() => list.follow(), [list]);
  const held = latestValue(state.threads)?.length ?? 0;
  return (
    <ThreadListView
      organisation={org_name}
      threads={state.threads}
      unsent={waiting.find(({ thread_id }) => thread_id === null)?.body ?? null}
      now={clock.now()}
      href={href}
      onMore={held < state.count ? () => void list.more() : null}
      isLoadingMore={state.isLoadingMore}
      moreFailure={state.moreFailure}
      onRetry={() => void list.reload()}
    />
  );
};
