import * as t from "io-ts";
import { LocalDate, LocalTime, TimeZone, defaultTimeZone } from "../kernel/dates.ts";
import { orNull } from "../kernel/or-null.ts";
import { instantOf } from "../kernel/wall-clock.ts";

/** The time of day at which a new automation starts. */
export const defaultStartAt = "09:00";

/** The start of an automation as the user typed it, and the organisation's time zone. */
export const TypedStart = t.type(
  { start_date: orNull(LocalDate), start_at: orNull(LocalTime), timezone: orNull(TimeZone), org_timezone: orNull(TimeZone) },
  "TypedStart",
);
export type TypedStart = t.TypeOf<typeof TypedStart>;

/** The time zone of an automation: its own, else the organisation's, else UTC. */
export const timeZoneInForce = (zones: Pick<TypedStart, "timezone" | "org_timezone">): TimeZone =>
  zones.timezone ?? zones.org_timezone ?? defaultTimeZone;

/**
 * The instant of the typed day and time in the effective time zone, 09:00 when no time is typed; null without a day.
 * @returns start_time in epoch seconds
 */
export const triggerTimes = (typed: TypedStart): { readonly start_time: number | null } => ({
  start_time: typed.start_date === null ? null : instantOf(typed.start_date, typed.start_at ?? defaultStartAt, timeZoneInForce(typed)),
});
