import fc from "fast-check";
import type { ReleaseKind } from "../../core/courses/release-kind.model.ts";
import { addDays, dayNumber } from "../../core/kernel/calendar.ts";

/** How a lesson is released and when a learner joined its course; epoch seconds. */
export type JoinedLesson = {
  readonly joined_at: number;
  readonly release: ReleaseKind;
  readonly join_delay: number | null;
  readonly start_date: string | null;
  readonly start_at: string | null;
  readonly start_time: number;
  readonly timezone: string | null;
  readonly automatic: boolean;
};

/** Pauses of a course, and when staff opened its lesson; seconds after joining. */
export type HeldBack = {
  readonly pauses: readonly { readonly of: "learner" | "course"; readonly after: number; readonly length: number | null }[];
  readonly opened: number | null;
};

const someSeconds = fc.oneof(fc.integer({ min: -3, max: 6 }), fc.integer({ min: -100_000, max: 300_000 }));

/** Pauses that overlap, touch or last, at most one of them for each of learner and course, and a lesson that staff may have opened. */
export const aHeldBack: fc.Arbitrary<HeldBack> = fc
  .record({
    pauses: fc.array(
      fc.record({
        of: fc.constantFrom("learner" as const, "course" as const),
        after: someSeconds,
        length: fc.option(fc.nat(200_000), { freq: 4 }),
      }),
      { maxLength: 4 },
    ),
    opened: fc.option(someSeconds, { freq: 1 }),
  })
  .map(({ pauses, opened }) => ({
    opened,
    pauses: pauses.filter(
      ({ of, length }, at) => length !== null || pauses.findIndex((other) => other.of === of && other.length === null) === at,
    ),
  }));

/** Zones with clocks that change at midnight, by half an hour and by a whole day; offsets; names that are abbreviations too. */
export const aLessonZone = fc.constantFrom(
  "UTC",
  "America/New_York",
  "Europe/Berlin",
  "Australia/Lord_Howe",
  "America/Sao_Paulo",
  "Pacific/Apia",
  "America/Havana",
  "Asia/Kolkata",
  "America/St_Johns",
  "Europe/Dublin",
  "europe/berlin",
  "CET",
  "EET",
  "EST",
  "+05:45",
  "-03:30",
  "+0200",
);

/** Days on which clocks of these zones change. */
const changes = [
  "2011-12-30",
  "2018-02-18",
  "2018-11-04",
  "2026-03-08",
  "2026-03-29",
  "2026-04-05",
  "2026-10-04",
  "2026-10-25",
  "2026-11-01",
];

/** A day of this century, `YYYY-MM-DD`, many of them about those on which clocks change. */
export const aDayAboutChanges = fc.oneof(
  fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -1, max: 1 })).map(([day, off]) => addDays(day, off)),
  fc.integer({ min: dayNumber("2000-01-01"), max: dayNumber("2060-12-31") }).map((day) => addDays("1970-01-01", day)),
);

/** A time of day, `HH:mm`, half of them in the hours in which clocks change. */
export const aTimeAboutChanges = fc
  .oneof(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 1_439 }))
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`);

/** A lesson that opens by a date, a delay or at once, about the days on which clocks change; joined before or after. */
export const aJoinedLesson: fc.Arbitrary<JoinedLesson> = fc
  .record({
    day: aDayAboutChanges,
    join_delay: fc.option(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 500 }))),
    second: fc.integer({ min: -86_400, max: 2 * 86_400 }),
    release: fc.constantFrom("immediately", "delay", "date"),
    start_at: fc.option(aTimeAboutChanges),
    ahead: fc.option(fc.integer({ min: -100_000, max: 300_000 })),
    timezone: fc.option(aLessonZone),
    automatic: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  })
  .map(({ day, join_delay, second, release, start_at, ahead, timezone, automatic }) => {
    const joined_at = (dayNumber(day) - (release === "delay" ? (join_delay ?? 0) : 1)) * 86_400 + second;
    return {
      joined_at,
      release,
      join_delay,
      start_date: release === "date" ? day : null,
      start_at,
      start_time: ahead === null ? 0 : joined_at + ahead,
      timezone,
      automatic,
    };
  });
