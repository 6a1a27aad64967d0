import { isObject } from "../kernel/is-object.ts";

/** Seconds by which a stored length may differ from the played one: previews give whole seconds. */
const rounding = 2;

/** The length of a recording that its metadata tell, seconds; 0 when they tell none. */
export const ownLength = ({ summary }: Readonly<Record<string, unknown>>): number => {
  const duration = isObject(summary) ? summary["duration"] : 0;
  return typeof duration === "number" && Number.isFinite(duration) && duration > 0 ? duration : 0;
};

/**
 * The length that is believed: its own, corrected by a reported one within its rounding; else the longest reported.
 * @param own seconds, 0 when not known
 * @param reported the longest reported length, seconds
 */
export const believedLength = (own: number, reported: number): number =>
  own > 0 && (reported <= 0 || Math.abs(reported - own) > rounding) ? own : reported;
