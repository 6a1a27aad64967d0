import * as t from "io-ts";
import { orDefault } from "../kernel/or-default.ts";
import { orNull } from "../kernel/or-null.ts";
import { ItemScore, unanswered } from "../lessons/item-score.model.ts";
import { WatchedRanges } from "../video/watched-range.model.ts";
import { ItemResponse, ItemResults } from "./item-results.model.ts";
import { PointsRule } from "./points-rule.model.ts";

/** A learner's state in one item of a lesson; epoch seconds, and seconds of a recording. */
export const ItemState = t.type(
  {
    /** `points` are those of the ledger: a reset keeps them */
    score: ItemScore,
    /** since the last reset, oldest first */
    answers: t.readonlyArray(t.unknown),
    /** first display since the last reset, by the server's clock */
    shown_at: orNull(t.number),
    furthest: t.number,
    /** what counts as watched, joined; states of former versions have none */
    ranges: orDefault(WatchedRanges, []),
    /** the longest reported */
    duration: t.number,
    reported_at: orNull(t.number),
    /** when a question with a speed bonus was first sent, by the server's clock; null before, and where no speed bonus was on */
    clock: orNull(t.number),
    /** answers of earlier attempts at the lesson */
    earlier: orDefault(t.number, 0),
    /** why the item has its points, and the seconds that decided; null without points */
    rule: orNull(PointsRule),
    seconds: orNull(t.number),
  },
  "ItemState",
);
export type ItemState = t.TypeOf<typeof ItemState>;

/** The state of an item that the learner has not seen. */
export const untouched: ItemState = {
  score: unanswered,
  answers: [],
  shown_at: null,
  furthest: 0,
  ranges: [],
  duration: 0,
  reported_at: null,
  clock: null,
  earlier: 0,
  rule: null,
  seconds: null,
};

/** When the clock of the speed bonus began: the first display, also over resets; null before it. */
export const clockOf = ({ clock, shown_at }: ItemState): number | null => clock ?? shown_at;

/**
 * What a learner sees of an item's state: their answers since the last reset, the grade of the last one, how far a recording was played, what
 * others answered and why the item has its points.
 */
export const Engagement = t.intersection(
  [
    ItemScore,
    t.type({
      lastAnswer: t.unknown,
      attempts: t.number,
      furthest: t.number,
      answers: t.readonlyArray(t.unknown),
      results: orNull(ItemResults),
      response: orNull(ItemResponse),
    }),
    t.partial({ ranges: WatchedRanges }),
  ],
  "Engagement",
);
export type Engagement = t.TypeOf<typeof Engagement>;

export const engagementOf = ({ score, answers, furthest, ranges, rule, seconds }: ItemState): Engagement => ({
  ...score,
  lastAnswer: answers.at(-1) ?? null,
  attempts: answers.length,
  furthest,
  ...(ranges.length > 0 ? { ranges } : {}),
  answers,
  results: null,
  response: rule === null ? null : { rule, seconds },
});
