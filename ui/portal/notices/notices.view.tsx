import { Bell, CheckCheck } from "lucide-react";
import { latestValue, type Remote } from "../../../core/kernel/remote.ts";
import { type NoticePage, noticeRows } from "../../../core/portal-notices/portal-notice.model.ts";
import { portalNoticesText } from "../../i18n/en/portal-notices.ts";
import { useText } from "../../i18n/use-text.ts";
import { Button } from "../../kit/button.view.tsx";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { Pagination } from "../../kit/pagination.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import rows from "../more/rows.module.css";
import { NoticeRow } from "./notice-row.view.tsx";

export type NoticesViewProps = {
  readonly organisation: string;
  readonly notices: Remote<NoticePage>;
  /** epoch seconds */
  readonly now: number;
  readonly isMarking: boolean;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onOpen: (id: number) => void;
  readonly onReadAll: () => void;
  readonly onPage: (page: number) => void;
  readonly onRetry: () => void;
};

const Loaded = ({ known, organisation, now, href, onOpen, onPage }: NoticesViewProps & { readonly known: NoticePage }) => {
  const text = useText(portalNoticesText);
  if (known.count === 0)
    return (
      <EmptyState icon={Bell} title={text("emptyTitle")}>
        {text("emptyBody", { organisation })}
      </EmptyState>
    );
  return (
    <Card>
      <ul className={rows["list"]} aria-label={text("list")}>
        {known.results.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} href={href(notice.route)} now={now} onOpen={() => onOpen(notice.id)} />
          </li>
        ))}
      </ul>
      <Pagination page={known.page} pageSize={noticeRows} total={known.count} onPage={onPage} />
    </Card>
  );
};

/** The notifications of the learner, the newest first. */
export const NoticesView = (props: NoticesViewProps) => {
  const text = useText(portalNoticesText);
  const { notices, isMarking, href, onReadAll, onRetry } = props;
  const known = latestValue(notices);
  const unread = known?.unread ?? 0;
  const note =
    known === undefined || known.count === 0 ? undefined : unread === 0 ? text("allRead") : text("unreadCount", { count: unread });
  return (
    <>
      <PageHeader
        title={text("title")}
        note={note}
        actions={
          <>
            <LinkButton href={href("/p/settings")}>{text("alerts")}</LinkButton>
            {unread === 0 ? null : (
              <Button icon={CheckCheck} isPending={isMarking} onPress={onReadAll}>
                {text("readAll")}
              </Button>
            )}
          </>
        }
      />
      <RemoteView remote={notices} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(page) => <Loaded {...props} known={page} />}
      </RemoteView>
    </>
  );
};
