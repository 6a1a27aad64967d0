import * as t from "io-ts";

/** How much time a learner has for the speed bonus; `unlimited`: no clock runs. */
export const BonusTime = t.keyof({ standard: null, half_more: null, double: null, unlimited: null }, "BonusTime");
export type BonusTime = t.TypeOf<typeof BonusTime>;

/** Seconds after which no more bonus is lost. */
const slowest = 30;

const factors = { standard: 1, half_more: 1.5, double: 2 } as const;

/** Seconds after which the speed bonus is 0; null when no clock runs. */
export const bonusSeconds = (time: BonusTime): number | null => (time === "unlimited" ? null : slowest * factors[time]);

/**
 * The part of the speed bonus that is lost, from 0 to 1.
 * @param seconds from the first display to the answer, null when not known
 */
export const bonusLost = (seconds: number | null, time: BonusTime = "standard"): number => {
  const limit = bonusSeconds(time);
  if (limit === null) return 0;
  return seconds === null ? 1 : Math.min(Math.max(seconds, 0), limit) / limit;
};
