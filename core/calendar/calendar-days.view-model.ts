import type { LocalDate } from "../kernel/dates.ts";
import { groupedBy } from "../kernel/grouped-by.ts";
import { localDateAt } from "../kernel/wall-clock.ts";
import type { CalendarEntry, OwnCalendar } from "./own-calendar.model.ts";

/** A calendar as a page shows it: what can be done now, what is late, what comes on which day, what has no day, and what is finished. */
export type CalendarDays = {
  readonly open: readonly CalendarEntry[];
  readonly late: readonly CalendarEntry[];
  readonly days: readonly { readonly day: LocalDate; readonly entries: readonly CalendarEntry[] }[];
  readonly undated: readonly CalendarEntry[];
  /** the latest first */
  readonly finished: readonly CalendarEntry[];
};

/**
 * Sorts a calendar into days of the reader's zone.
 * @param now epoch seconds
 */
export const calendarDays = (calendar: OwnCalendar, now: number, timezone: string): CalendarDays => {
  const of = (kind: CalendarEntry["kind"]): readonly CalendarEntry[] => calendar.filter((entry) => entry.kind === kind);
  const late = of("due").filter(({ at }) => at !== null && at < now);
  const days = groupedBy(
    calendar.filter((entry) => entry.kind === "opens" || (entry.kind === "due" && !late.includes(entry))),
    ({ at }) => localDateAt(at ?? now, timezone),
  );
  return {
    open: of("open"),
    late,
    days: [...days].map(([day, entries]) => ({ day, entries })),
    undated: of("waits"),
    finished: of("finished").toReversed(),
  };
};
