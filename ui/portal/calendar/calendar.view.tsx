import { CalendarDays as Picture } from "lucide-react";
import { calendarDays } from "../../../core/calendar/calendar-days.view-model.ts";
import type { OwnCalendar } from "../../../core/calendar/own-calendar.model.ts";
import type { Remote } from "../../../core/kernel/remote.ts";
import { instantOf, localDateAt } from "../../../core/kernel/wall-clock.ts";
import { portalCalendarText } from "../../i18n/en/portal-calendar.ts";
import { useLanguage, useText } from "../../i18n/use-text.ts";
import { Card } from "../../kit/card.view.tsx";
import { EmptyState } from "../../kit/empty-state.view.tsx";
import { LinkButton } from "../../kit/link-button.view.tsx";
import { PageHeader } from "../../kit/page-header.view.tsx";
import { RemoteView } from "../../kit/remote.view.tsx";
import { SkeletonLines } from "../../kit/skeleton.view.tsx";
import rows from "../more/rows.module.css";
import { CalendarList } from "./calendar-list.view.tsx";

export type CalendarViewProps = {
  readonly calendar: Remote<OwnCalendar>;
  /** epoch seconds */
  readonly now: number;
  readonly timezone: string;
  /** builds the address of a page of this portal */
  readonly href: (rest: string) => string;
  readonly onRetry: () => void;
};

type LoadedProps = Omit<CalendarViewProps, "calendar" | "onRetry"> & { readonly calendar: OwnCalendar };

const Loaded = ({ calendar, now, timezone, href }: LoadedProps) => {
  const text = useText(portalCalendarText);
  const format = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "full", timeZone: timezone });
  const { open, late, days, undated, finished } = calendarDays(calendar, now, timezone);
  const title = (day: string): string =>
    day === localDateAt(now, timezone) ? text("today") : format.format(instantOf(day, "12:00", timezone) * 1000);
  const list = { timezone, href };
  return (
    <div className={rows["stack"]}>
      <Card title={text("now")}>
        {open.length + late.length === 0 ? (
          <p className={rows["muted"]}>{text("nowNone")}</p>
        ) : (
          <CalendarList label={text("now")} entries={[...late, ...open]} isLate {...list} />
        )}
      </Card>
      {days.map(({ day, entries }) => (
        <Card key={day} title={title(day)}>
          <CalendarList label={title(day)} entries={entries} {...list} />
        </Card>
      ))}
      {undated.length === 0 ? null : (
        <Card title={text("undated")}>
          <CalendarList label={text("undated")} entries={undated} {...list} />
        </Card>
      )}
      {finished.length === 0 ? null : (
        <Card title={text("finished")}>
          <CalendarList label={text("finished")} entries={finished} {...list} />
        </Card>
      )}
    </div>
  );
};

/** A learner's calendar: every lesson of their courses with its day and its reason. */
export const CalendarView = ({ calendar, href, onRetry, ...rest }: CalendarViewProps) => {
  const text = useText(portalCalendarText);
  return (
    <>
      <PageHeader title={text("title")} />
      <RemoteView remote={calendar} skeleton={<SkeletonLines lines={8} />} onRetry={onRetry}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState icon={Picture} title={text("emptyTitle")} action={<LinkButton href={href("/home")}>{text("courses")}</LinkButton>}>
              {text("emptyBody")}
            </EmptyState>
          ) : (
            <Loaded calendar={known} href={href} {...rest} />
          )
        }
      </RemoteView>
    </>
  );
};
