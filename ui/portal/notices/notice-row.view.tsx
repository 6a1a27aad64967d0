import { BookOpen, CalendarClock, CircleAlert, Clapperboard, GraduationCap, MessagesSquare } from "lucide-react";
import type { NoticeKind } from "../../../core/portal-notices/notice-kinds.model.ts";
import type { PortalNotice } from "../../../core/portal-notices/portal-notice.model.ts";
import { portalNoticesText } from "../../i18n/en/portal-notices.ts";
import { dateFormat } from "../../i18n/formats.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { TimeAgo } from "../../kit/time-ago.view.tsx";
import { VisuallyHidden } from "../../kit/visually-hidden.view.tsx";
import rows from "../more/rows.module.css";
import styles from "./notices.module.css";

type NoticeRowProps = {
  readonly notice: PortalNotice;
  readonly href: string;
  /** epoch seconds */
  readonly now: number;
  readonly onOpen: () => void;
};

const pictures: Readonly<Record<NoticeKind, Icon>> = {
  lesson_released: BookOpen,
  enrolled: GraduationCap,
  due_soon: CalendarClock,
  due_today: CircleAlert,
  message: MessagesSquare,
  review: Clapperboard,
};

/** A notification, which leads to its place; it is unread until it is opened. */
export const NoticeRow = ({ notice, href, now, onOpen }: NoticeRowProps) => {
  const text = useText(portalNoticesText);
  const language = useLanguage();
  const { kind, about, created_at, read_at } = notice;
  const Picture = pictures[kind];
  const day = about.due_at === null ? "" : dateFormat(language, { dateStyle: "long" }).format(new Date(about.due_at * 1000));
  const isUnread = read_at === null;
  return (
    <Anchor href={href} className={`${rows["row"]} ${styles["row"]}`} data-unread={isUnread} onClick={onOpen}>
      <Picture className={rows["icon"]} aria-hidden="true" />
      <span className={rows["words"]}>
        <span className={styles["title"]}>
          {isUnread ? (
            <>
              <VisuallyHidden>{text("unread")}:</VisuallyHidden>{" "}
            </>
          ) : null}
          {text(`kinds.${kind}`, {
            lesson: about.lesson?.name ?? "",
            course: about.course?.name ?? "",
            subject: about.subject?.name ?? "",
            day,
          })}
        </span>
        <span className={rows["muted"]}>
          {about.lesson === null || about.course === null ? null : `${about.course.name} · `}
          <TimeAgo at={created_at} now={now} />
        </span>
      </span>
      {isUnread ? <span className={styles["dot"]} /> : null}
    </Anchor>
  );
};
