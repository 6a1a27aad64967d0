import * as t from "io-ts";
import { childrenAt } from "../kernel/forest.ts";
import type { Forest } from "../kernel/forest.ts";
import { Id, byIdAmong, idKey } from "../kernel/id.ts";
import { branchRank, branchText, hasBranches } from "./branch.rule.ts";
import type { WorkflowNode } from "./workflow-node.model.ts";
import { workflowForest } from "./workflow-root.rule.ts";

/** A child with its branch of the parent; null when the parent has no branches. */
export const BranchChild = t.readonly(t.type({ id: Id, branch: t.union([t.string, t.null]) }));
export type BranchChild = t.TypeOf<typeof BranchChild>;

/**
 * Compares children of a step of this type by branch (conditions by index, then else; yes, then timeout; unknown last), then order, then
 * id.
 */
export const compareSiblings = (type: string | null, compareIds: (a: Id, b: Id) => number, a: WorkflowNode, b: WorkflowNode): number =>
  branchRank(type, a.wf_if) - branchRank(type, b.wf_if) || (a.order ?? 0) - (b.order ?? 0) || compareIds(a.id, b.id);

/** The direct children of a position, in order. */
export const orderedChildren = <N extends WorkflowNode>(nodes: readonly N[], forest: Forest, position: number): readonly N[] => {
  const children = childrenAt(forest, position).flatMap((at) => nodes[at] ?? []);
  if (children.length < 2) return children;
  const type = nodes[position]?.type ?? null;
  const { compare } = byIdAmong(children.map(({ id }) => id));
  return children.toSorted((a, b) => compareSiblings(type, compare, a, b));
};

/** The direct children of a step, each with its branch; detached steps are not included. */
export const workflowChildren = (nodes: readonly WorkflowNode[], id: Id): readonly BranchChild[] => {
  const forest = workflowForest(nodes);
  const position = forest.positions.get(idKey(id));
  if (position === undefined) return [];
  const branches = hasBranches(nodes[position]?.type ?? null);
  return orderedChildren(nodes, forest, position).map((node) => ({ id: node.id, branch: branches ? branchText(node.wf_if) : null }));
};
