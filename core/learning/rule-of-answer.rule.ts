import * as t from "io-ts";
import type { ItemScore } from "../lessons/item-score.model.ts";
import type { LessonItem } from "../lessons/item.model.ts";
import { itemTypeOf } from "../lessons/items/catalogue.rule.ts";
import { off } from "../lessons/items/values.model.ts";
import type { PointsRule } from "./points-rule.model.ts";

const Share = t.type({ shared: off });
const hasShared = (answer: unknown): boolean => {
  const share = Share.decode(answer);
  return share._tag === "Right" && share.right.shared;
};
const isTicked = (answer: unknown): boolean => Array.isArray(answer) && answer.length > 0;

/** The rule of a right or wrong answer whose item is not known. */
export const ruleOfGrade = ({ correct }: ItemScore, isFirst: boolean): PointsRule => {
  if (correct === null) return "answered";
  if (!correct) return "wrong";
  return isFirst ? "right" : "right-later";
};

/**
 * Why an answer has its points.
 * @param before the learner's previous answer to the item
 * @param isFirst whether the learner has never answered the item before
 */
export const ruleOfAnswer = (
  item: LessonItem,
  { answer, before, isFirst }: { readonly answer: unknown; readonly before: unknown; readonly isFirst: boolean },
  score: ItemScore,
): PointsRule => {
  switch (item.type) {
    case "poll":
      return "voted";
    case "stats_tracker":
      return "recorded";
    case "checklist":
      return isTicked(answer) ? "ticked" : "participation";
    case "social":
      return hasShared(before) || !hasShared(answer) ? "visited" : "shared";
    case "video_upload":
      return "reviewed";
    case "custom":
      return "reported";
    default: {
      const rule = ruleOfGrade(score, isFirst);
      return rule === "right-later" && itemTypeOf(item.type)?.isTimed(item.values) === true ? "half-for-retry" : rule;
    }
  }
};
