import { create, offsetNanoseconds } from "temporal-polyfill/fns/ZonedDateTime";

const nanoseconds = 1_000_000_000;

/**
 * UTC offset of a time zone at an instant, positive east of UTC.
 * @param epoch seconds
 * @param timeZone an IANA name or an offset `+02:00`
 * @returns seconds
 * @throws RangeError for an unknown zone or an invalid instant
 */
export const zoneOffset = (epoch: number, timeZone: string): number =>
  offsetNanoseconds(create(BigInt(Math.floor(epoch)) * BigInt(nanoseconds), timeZone)) / nanoseconds;
