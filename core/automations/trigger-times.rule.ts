import * as t from "io-ts";
import { LocalDate, LocalTime, TimeZone, defaultTimeZone } from "../kernel/dates.ts";
import { orNull } from "../kernel/or-null.ts";
import { instantOf } from "../kernel/wall-clock.ts";

/** The time of day at which a new automation starts. */
export const defaultStartAt = "09:00";

/** What the user typed about the start of an automation, and the zone of the organisation. */
export const TypedStart = t.type(
  { start_date: orNull(LocalDate), start_at: orNull(LocalTime), timezone: orNull(TimeZone), org_timezone: orNull(TimeZone) },
  "TypedStart",
);
export type TypedStart = t.TypeOf<typeof TypedStart>;

/** The zone an automation's times are read in: its own, else the organisation's, else UTC. */
export const timeZoneInForce = (zones: Pick<TypedStart, "timezone" | "org_timezone">): TimeZone =>
  zones.timezone ?? zones.org_timezone ?? defaultTimeZone;

/**
 * The instant at which the wall clock in force shows the typed day and time, 09:00 when none is typed; null without a day.
 * @returns start_time in epoch seconds
 */
export const triggerTimes = (typed: TypedStart): { readonly start_time: number | null } => ({
  start_time: typed.start_date === null ? null : instantOf(typed.start_date, typed.start_at ?? defaultStartAt, timeZoneInForce(typed)),
});
