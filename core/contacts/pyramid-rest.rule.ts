import type { RelationBranchesState } from "./relation-branches.model.ts";
import { treeRows } from "./relation-rows.rule.ts";
import type { UnderTotal } from "./relation-tree.model.ts";

/**
 * The number of active contacts below the top level that are not rendered, because their branch is collapsed or on another page; null if
 * all are.
 */
export const pyramidRest = (state: RelationBranchesState): UnderTotal | null => {
  if (state.under === null) return null;
  const drawn = treeRows(state).filter((row) => row.kind === "person" && row.level > 1 && !row.node.archived).length;
  const { total, at_least } = state.under;
  const rest = { total: Math.max(0, total - drawn), at_least };
  return rest.total === 0 && !at_least ? null : rest;
};
