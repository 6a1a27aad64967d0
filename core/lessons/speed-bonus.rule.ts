import * as E from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { decodedOrNull } from "../kernel/decoded-or-null.ts";
import { challengeItem } from "./items/challenge.item.ts";
import { off, on } from "./items/values.model.ts";

const readBonus = decodedOrNull(t.type({ speed_bonus: off, include_points: on }));

/**
 * What a right first answer to a challenge earns at a time.
 * @param seconds since its first display
 * @returns null without a speed bonus
 */
export const speedWorth = (values: Readonly<Record<string, unknown>>, seconds: number): number | null => {
  const bonus = readBonus(values);
  if (bonus === null || !bonus.speed_bonus || !bonus.include_points) return null;
  const right = challengeItem.grade({ ...values, correct: [] }, [], { attempt: 1, seconds, best: 0 });
  return E.isRight(right) ? right.right.points : null;
};
