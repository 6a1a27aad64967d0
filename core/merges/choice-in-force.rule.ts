import { isEmptyValue } from "../fields/empty-value.rule.ts";
import type { MergeChoice, MergeChoices, MergeDifference } from "./merge.model.ts";

type Open = Pick<MergeDifference, "field" | "kept" | "can_join" | "loops">;

/**
 * The choice for a field, by default: lists are joined, otherwise the kept value wins unless it is empty; choices that would create a
 * relation cycle are skipped.
 */
export const choiceInForce = ({ field, kept, can_join, loops }: Open, choices: MergeChoices): MergeChoice => {
  const chosen = choices[field];
  if (chosen !== undefined) return chosen;
  const inOrder: readonly MergeChoice[] = [
    ...(can_join ? (["both"] as const) : []),
    ...(isEmptyValue(kept) ? (["other", "kept"] as const) : (["kept", "other"] as const)),
  ];
  return inOrder.find((choice) => !loops.includes(choice)) ?? "kept";
};
