import { CalendarClock, CircleAlert, CircleCheck, CirclePlay, Lock } from "lucide-react";
import type { CalendarEntry } from "../../../core/calendar/own-calendar.model.ts";
import { portalCalendarText } from "../../i18n/en/portal-calendar.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Anchor } from "../../kit/anchor.view.tsx";
import type { Icon } from "../../kit/icon.ts";
import { useLockReason } from "../courses/use-lock-reason.ts";
import rows from "../more/rows.module.css";
import styles from "./calendar.module.css";

type CalendarListProps = {
  readonly label: string;
  readonly entries: readonly CalendarEntry[];
  /** courses in it are late */
  readonly isLate?: boolean;
  readonly timezone: string;
  readonly href: (rest: string) => string;
};

const looks = { open: CirclePlay, opens: CalendarClock, waits: Lock, finished: CircleCheck, due: CircleAlert } as const satisfies Record<
  CalendarEntry["kind"],
  Icon
>;

const useNote = (timeZone: string, isLate: boolean): ((entry: CalendarEntry) => string | null) => {
  const text = useText(portalCalendarText);
  const reason = useLockReason();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone });
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone });
  return ({ kind, at, lock, waits_for }) => {
    if (kind === "due") return isLate && at !== null ? text("overdue", { day: day.format(at * 1000) }) : text("due");
    if (kind === "opens" && at !== null) return text("opens", { time: time.format(at * 1000) });
    if (kind === "finished") return at === null ? null : text("finishedAt", { when: day.format(at * 1000) });
    return reason({ lock, opens_at: at, waits_for });
  };
};

/** Lessons and ends of courses, each with its reason or time, and its course. */
export const CalendarList = ({ label, entries, isLate = false, timezone, href }: CalendarListProps) => {
  const text = useText(portalCalendarText);
  const note = useNote(timezone, isLate);
  return (
    <ul className={rows["list"]} aria-label={label}>
      {entries.map((entry) => {
        const { kind, course, lesson } = entry;
        const Mark = looks[kind];
        const said = note(entry);
        const isOpen = kind === "open" || kind === "finished";
        return (
          <li key={`${course.id} ${lesson?.id ?? kind}`} className={`${rows["entry"]} ${styles["entry"]}`} data-kind={kind}>
            <Mark className={rows["icon"]} aria-hidden="true" />
            <div className={rows["words"]}>
              {lesson === null ? (
                <Anchor href={href(`/course/${course.id}`)}>{course.name}</Anchor>
              ) : isOpen ? (
                <Anchor href={href(`/course/${course.id}/lesson/${lesson.id}`)}>{lesson.name}</Anchor>
              ) : (
                <span className={rows["name"]}>{lesson.name}</span>
              )}
              {said === null ? null : <p className={rows["muted"]}>{said}</p>}
              {lesson === null ? null : (
                <p className={rows["muted"]}>
                  <Anchor href={href(`/course/${course.id}`)}>{text("inCourse", { course: course.name })}</Anchor>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
