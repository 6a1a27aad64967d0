import { isEmptyValue } from "../fields/empty-value.rule.ts";
import type { MergeChoice, MergeChoices, MergeDifference } from "./merge.model.ts";

type Open = Pick<MergeDifference, "field" | "kept" | "can_join" | "loops">;

/** What is chosen of a field while nobody has chosen: lists are joined, an empty value gives way, else what is kept wins; a relation that would lead back is left for the next of these. */
export const choiceInForce = ({ field, kept, can_join, loops }: Open, choices: MergeChoices): MergeChoice => {
  const chosen = choices[field];
  if (chosen !== undefined) return chosen;
  const inOrder: readonly MergeChoice[] = [
    ...(can_join ? (["both"] as const) : []),
    ...(isEmptyValue(kept) ? (["other", "kept"] as const) : (["kept", "other"] as const)),
  ];
  return inOrder.find((choice) => !loops.includes(choice)) ?? "kept";
};
