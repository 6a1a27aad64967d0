import type { ItemScore } from "./item-score.model.ts";

/**
 * What a learner is told of the last answer: `saved` and `partial` for types without right and wrong, completed or not; `waiting` until it is
 * graded.
 */
export type Verdict = "right" | "wrong" | "saved" | "partial" | "waiting";

/** @returns null without an answer */
export const verdictOf = (score: Pick<ItemScore, "correct" | "completed"> | null, isWaiting: boolean): Verdict | null => {
  if (isWaiting) return "waiting";
  if (score === null) return null;
  if (score.correct !== null) return score.correct ? "right" : "wrong";
  return score.completed ? "saved" : "partial";
};
