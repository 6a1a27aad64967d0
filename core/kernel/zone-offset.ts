import { create, offsetNanoseconds } from "temporal-polyfill/fns/ZonedDateTime";

const nanoseconds = 1_000_000_000;

/**
 * How far a zone's clocks are ahead of UTC at an instant.
 * @param epoch seconds
 * @param timeZone an IANA name or an offset `+02:00`
 * @returns seconds
 * @throws RangeError for a zone or an instant that there is not
 */
export const zoneOffset = (epoch: number, timeZone: string): number =>
  offsetNanoseconds(create(BigInt(Math.floor(epoch)) * BigInt(nanoseconds), timeZone)) / nanoseconds;
