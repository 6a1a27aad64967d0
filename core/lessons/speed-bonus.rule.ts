import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { challengeItem } from "./items/challenge.item.ts";
import { off, on } from "./items/values.model.ts";

/** Seconds in which the whole bonus is lost, unless the question says otherwise. */
const standardSeconds = 30;

/**
 * @property hidden the question is sent when it is shown
 * @property clock_started when its clock began, epoch seconds; null where nothing is recorded
 * @property bonus_seconds in which the whole bonus is lost; null where no clock runs for the learner
 */
const readBonus = decodedOrNull(
  t.type({
    speed_bonus: off,
    include_points: on,
    hidden: off,
    clock_started: orNull(t.number),
    bonus_seconds: orDefault(t.number, standardSeconds),
  }),
);

/** Whether a question is still to be sent, as the time of its speed bonus begins when it is shown. */
export const isYetHidden = (values: Readonly<Record<string, unknown>>): boolean => readBonus(values)?.hidden === true;

/** Seconds since the clock of a question began; 0 without one. @param now epoch seconds */
export const secondsShown = (values: Readonly<Record<string, unknown>>, now: number): number => {
  const started = readBonus(values)?.clock_started ?? null;
  return started === null ? 0 : Math.max(0, now - started);
};

/**
 * What a right answer to a challenge earns at a time.
 * @param seconds since its first display
 * @param attempt 1 for the first answer; later ones have no bonus
 * @returns null without a speed bonus
 */
export const speedWorth = (values: Readonly<Record<string, unknown>>, seconds: number, attempt = 1): number | null => {
  const bonus = readBonus(values);
  if (bonus === null || !bonus.speed_bonus || !bonus.include_points) return null;
  const isUnlimited = values["bonus_seconds"] === null || bonus.bonus_seconds <= 0;
  const standard = isUnlimited ? 0 : (seconds * standardSeconds) / bonus.bonus_seconds;
  const right = challengeItem.grade({ ...values, correct: [] }, [], { attempt, seconds: standard, best: 0 });
  return E.isRight(right) ? right.right.points : null;
};
