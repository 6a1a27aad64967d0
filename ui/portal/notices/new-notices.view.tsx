import type { NewNotices } from "../../../core/portal-notices/new-notices.view-model.ts";
import type { PortalNotice } from "../../../core/portal-notices/portal-notice.model.ts";
import { portalNoticesText } from "../../i18n/en/portal-notices.ts";
import { useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import rows from "../more/rows.module.css";
import { NoticeRow } from "./notice-row.view.tsx";

export type NewNoticesViewProps = {
  readonly notices: NewNotices;
  /** epoch seconds */
  readonly now: number;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onOpen: (id: PortalNotice["id"]) => void;
};

/** What is new for the learner: messages and other notifications that are unread, the newest first. */
export const NewNoticesView = ({ notices, now, href, onOpen }: NewNoticesViewProps) => {
  const text = useText(portalNoticesText);
  return (
    <Card
      title={text("new")}
      actions={
        <LinkButton size="small" href={href("/p/notifications")}>
          {text("unreadCount", { count: notices.unread })}
        </LinkButton>
      }
    >
      {notices.tag === "loading" ? (
        <SkeletonLines lines={2} />
      ) : notices.tag === "failed" ? (
        <p className={rows["muted"]}>{text("notLoaded")}</p>
      ) : (
        <ul className={rows["list"]} aria-label={text("new")}>
          {notices.newest.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} href={href(notice.route)} now={now} onOpen={() => onOpen(notice.id)} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
