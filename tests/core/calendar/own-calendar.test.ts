import { describe, expect, it } from "vitest";
import { calendarDays } from "../../../core/calendar/calendar-days.view-model.ts";
import { ownCalendar } from "../../../core/calendar/own-calendar.rule.ts";
import { contactTest, imaginedTest, noon } from "../../../ui/staff/course-tests/gallery-course-tests.ts";

const day = 86_400;
const told = (calendar: ReturnType<typeof ownCalendar>) =>
  calendar.map(({ kind, at, lesson, lock }) => [
    kind,
    lesson?.id ?? null,
    at === null ? null : new Date(at * 1000).toISOString().slice(0, 10),
    lock,
  ]);

describe("A learner's calendar", () => {
  it("should tell of every lesson when it opens, why it waits, or when it was finished", () => {
    expect(told(ownCalendar([contactTest.facts], noon))).toEqual([
      ["finished", 1, "2026-06-23", null],
      ["opens", 4, "2026-07-05", "date"],
      ["opens", 5, "2026-07-20", "date"],
      ["due", null, "2026-07-21", null],
      ["open", 2, null, null],
      ["waits", 6, null, "staff"],
    ]);
  });

  it("should leave out courses that were not joined, drafts, and the end of a course that is finished", () => {
    expect(ownCalendar([imaginedTest.facts, { ...contactTest.facts, draft: true }], noon)).toEqual([]);
    const done = { points: 0, completed_at: noon - day, touched_at: noon - day };
    const finished = {
      ...contactTest.facts,
      triggers: contactTest.facts.triggers.map((one) => ({ ...one, opened_at: noon - 2 * day, progress: done })),
    };
    expect(ownCalendar([finished], noon).map(({ kind }) => kind)).not.toContain("due");
  });

  it("should be sorted into days of the reader's zone, with what is late beside what is open", () => {
    const calendar = ownCalendar([contactTest.facts], noon);
    const berlin = calendarDays(calendar, noon, "Europe/Berlin");
    expect(berlin.days.map(({ day: date, entries }) => [date, ...entries.map(({ kind }) => kind)])).toEqual([
      ["2026-07-05", "opens"],
      ["2026-07-20", "opens"],
      ["2026-07-21", "due"],
    ]);
    expect(calendarDays(calendar, noon, "Pacific/Auckland").days.map(({ day: date }) => date)).toEqual([
      "2026-07-05",
      "2026-07-20",
      "2026-07-22",
    ]);
    const later = calendarDays(calendar, noon + 60 * day, "Europe/Berlin");
    expect([later.late.map(({ kind }) => kind), later.open.map(({ lesson }) => lesson?.id)]).toEqual([["due"], [2]]);
  });
});
