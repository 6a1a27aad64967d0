import * as t from "io-ts";
import { orNull } from "../kernel/or-null.ts";
import type { BonusTime } from "./bonus-time.rule.ts";

/** The circumstances of an answer. */
export type ItemAttempt = {
  /** 1 for the first answer */
  readonly attempt: number;
  /** from the first display to the answer, by the server's clock; null when not known */
  readonly seconds: number | null;
  /** points that the ledger holds for the item so far */
  readonly best: number;
  /** the learner's time for the speed bonus; the standard time by default */
  readonly bonusTime?: BonusTime;
};

/** The result of one answer on its own. */
export type Earned = {
  readonly points: number;
  /** null for types without right and wrong */
  readonly correct: boolean | null;
  readonly completed: boolean;
  /** whether no later answer can change the points */
  readonly final: boolean;
};

/** An item's score after an answer; `points` are those of the ledger. */
export const ItemScore = t.type({ points: t.number, correct: orNull(t.boolean), completed: t.boolean, final: t.boolean }, "ItemScore");
export type ItemScore = t.TypeOf<typeof ItemScore>;

/** The result of an invalid or missing answer. */
export const unanswered: Earned = { points: 0, correct: null, completed: false, final: false };

/** The result of an item without points. */
export const pointless = (completed: boolean): Earned => ({ points: 0, correct: null, completed, final: completed });

/** The result of a right or wrong answer; a right one is final. */
export const rightOrWrong = (correct: boolean, right: number, wrong: number): Earned => ({
  points: correct ? right : wrong,
  correct,
  completed: true,
  final: correct,
});
