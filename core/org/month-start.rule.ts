import { instantOf, localDateAt } from "../kernel/wall-clock.ts";

/**
 * The start of the current calendar month in a time zone.
 * @param now epoch seconds;
 * @returns epoch seconds
 */
export const monthStart = (now: number, timeZone: string): number =>
  instantOf(`${localDateAt(now, timeZone).slice(0, -2)}01`, "00:00", timeZone);
