import { ChevronRight, Clock3, MessagesSquare, PenLine } from "lucide-react";
import type { Thread } from "../../../core/conversations/thread.model.ts";
import type { Failure } from "../../../core/kernel/failure.ts";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { conversationsText } from "../../i18n/en/conversations.ts";
import { useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { FailureState } from "../../kit/failure-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Badge } from "../../kit/pill.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import rows from "../more/rows.module.css";

export type ThreadListViewProps = {
  readonly organisation: string;
  readonly threads: Remote<readonly Thread[]>;
  /** the first message of a conversation that is not sent yet; null for none */
  readonly unsent: string | null;
  /** epoch seconds */
  readonly now: number;
  readonly href: (rest: string) => string;
  /** null when all are shown */
  readonly onMore: (() => void) | null;
  readonly isLoadingMore: boolean;
  readonly moreFailure: Failure | null;
  readonly onRetry: () => void;
};

const Row = ({ thread, now, href }: Pick<ThreadListViewProps, "now" | "href"> & { readonly thread: Thread }) => {
  const text = useText(conversationsText);
  const { last } = thread;
  return (
    <li>
      <Anchor href={href(`/p/conversations/${thread.id}`)} className={rows["row"]}>
        <MessagesSquare className={rows["icon"]} aria-hidden="true" />
        <span className={rows["words"]} dir="auto">
          <span className={rows["name"]}>{thread.name}</span>
          <span className={rows["muted"]}>{last.side === "contact" ? text("own", { text: last.body }) : last.body}</span>
          <span className={rows["muted"]}>
            <TimeAgo at={last.created_at} now={now} />
            {thread.channel === "sms" ? ` · ${text("byText")}` : null}
          </span>
        </span>
        <Badge count={thread.unread} label={text("unread", { count: thread.unread })} />
        <ChevronRight className={rows["icon"]} aria-hidden="true" />
      </Anchor>
    </li>
  );
};

const Unsent = ({ body, href }: { readonly body: string; readonly href: (rest: string) => string }) => {
  const text = useText(conversationsText);
  return (
    <li>
      <Anchor href={href("/p/conversations/new")} className={rows["row"]}>
        <Clock3 className={rows["icon"]} aria-hidden="true" />
        <span className={rows["words"]} dir="auto">
          <span className={rows["name"]}>{body}</span>
          <span className={rows["muted"]}>{text("waitingThread")}</span>
        </span>
        <ChevronRight className={rows["icon"]} aria-hidden="true" />
      </Anchor>
    </li>
  );
};

/** The conversations of the learner, those with the newest message first. */
export const ThreadListView = (props: ThreadListViewProps) => {
  const { organisation, threads, unsent, now, href, onMore, isLoadingMore, moreFailure, onRetry } = props;
  const text = useText(conversationsText);
  const begin = (
    <LinkButton kind="primary" icon={PenLine} href={href("/p/conversations/new")}>
      {text("begin")}
    </LinkButton>
  );
  const known = latestValue(threads);
  const isEmpty = known?.length === 0 && unsent === null;
  return (
    <>
      <PageHeader
        title={text("title")}
        note={text("note", { organisation })}
        actions={known === undefined || isEmpty ? undefined : begin}
      />
      <RemoteView remote={threads} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(list) =>
          isEmpty ? (
            <EmptyState icon={MessagesSquare} title={text("emptyTitle")} action={begin}>
              {text("emptyBody", { organisation })}
            </EmptyState>
          ) : (
            <Card>
              <ul className={rows["list"]} aria-label={text("list")}>
                {unsent === null ? null : <Unsent body={unsent} href={href} />}
                {list.map((thread) => (
                  <Row key={thread.id} thread={thread} now={now} href={href} />
                ))}
              </ul>
              {moreFailure === null ? null : <FailureState failure={moreFailure} onRetry={onMore ?? onRetry} />}
              {onMore === null || moreFailure !== null ? null : (
                <Button kind="quiet" isPending={isLoadingMore} onPress={onMore}>
                  {text("more")}
                </Button>
              )}
            </Card>
          )
        }
      </RemoteView>
    </>
  );
};
