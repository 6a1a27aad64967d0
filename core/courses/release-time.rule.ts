import * as t from "io-ts";
import { checked } from "../kernel/checked.ts";
import { EpochSeconds, LocalDate, LocalTime, TimeZone, defaultTimeZone } from "../kernel/dates.ts";
import { orNull } from "../kernel/or-null.ts";
import { instantOf, localDateAt } from "../kernel/wall-clock.ts";
import { ReleaseKind } from "./release-kind.model.ts";

/** The time of day at which content is released when none is set. */
export const defaultReleaseAt = "09:00";

const WholeDays = t.refinement(t.number, (n) => Number.isInteger(n) && n >= 0 && n <= 36_500, "a whole number of days");

/** When a learner receives a lesson: immediately, whole days after joining, or on a given day, which is then required. */
export const Release = checked(
  t.type(
    {
      release: ReleaseKind,
      delay_days: orNull(WholeDays),
      date: orNull(LocalDate),
      start_at: orNull(LocalTime),
      timezone: orNull(TimeZone),
      joined_at: EpochSeconds,
    },
    "Release",
  ),
  ({ release, date }) => (release === "date" && date === null ? { path: ["date"], message: "is needed to release on a date" } : null),
);
export type Release = t.TypeOf<typeof Release>;

/**
 * `immediately` is the time of joining; a delay counts days on the local calendar and releases at the set time of day; a time before
 * joining becomes the time of joining.
 * @returns epoch seconds, never before joined_at
 */
export const releaseTime = (release: Release): number => {
  const timeZone = release.timezone ?? defaultTimeZone;
  const at = release.start_at ?? defaultReleaseAt;
  switch (release.release) {
    case "immediately":
      return release.joined_at;
    case "delay": {
      const day = localDateAt(release.joined_at, timeZone, release.delay_days ?? 0);
      return Math.max(release.joined_at, instantOf(day, at, timeZone));
    }
    case "date":
      return release.date === null ? release.joined_at : Math.max(release.joined_at, instantOf(release.date, at, timeZone));
  }
};
