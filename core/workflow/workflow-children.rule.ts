import { concatAll } from "fp-ts/lib/Monoid.js";
import * as N from "fp-ts/lib/number.js";
import * as Ord from "fp-ts/lib/Ord.js";
import * as t from "io-ts";
import { childrenAt } from "../kernel/forest.ts";
import type { Forest } from "../kernel/forest.ts";
import { Id, byIdAmong, idKey } from "../kernel/id.ts";
import { branchRank, branchText, hasBranches } from "./branch.rule.ts";
import type { WorkflowNode } from "./workflow-node.model.ts";
import { workflowForest } from "./workflow-root.rule.ts";

/** A child with the branch of its parent that it stands on; null where the parent has no branches. */
export const BranchChild = t.readonly(t.type({ id: Id, branch: t.union([t.string, t.null]) }));
export type BranchChild = t.TypeOf<typeof BranchChild>;

/** By branch (conditions by index, then else; yes, then timeout; unknown ones last), then order, then id. */
export const byBranch = (type: string | null, siblings: readonly WorkflowNode[]): Ord.Ord<WorkflowNode> => {
  const byPlace = [
    Ord.contramap((node: WorkflowNode) => node.order ?? 0)(N.Ord),
    Ord.contramap((node: WorkflowNode) => node.id)(byIdAmong(siblings.map(({ id }) => id))),
  ];
  if (!hasBranches(type)) return concatAll(Ord.getMonoid<WorkflowNode>())(byPlace);
  return concatAll(Ord.getMonoid<WorkflowNode>())([Ord.contramap((node: WorkflowNode) => branchRank(type, node.wf_if))(N.Ord), ...byPlace]);
};

/** The steps directly below a position, in order. */
export const orderedChildren = <N extends WorkflowNode>(nodes: readonly N[], forest: Forest, position: number): readonly N[] => {
  const children = childrenAt(forest, position).flatMap((at) => nodes[at] ?? []);
  return children.length < 2 ? children : children.toSorted(byBranch(nodes[position]?.type ?? null, children).compare);
};

/** The steps directly below one, each with its branch; detached ones are not among them. */
export const workflowChildren = (nodes: readonly WorkflowNode[], id: Id): readonly BranchChild[] => {
  const forest = workflowForest(nodes);
  const position = forest.positions.get(idKey(id));
  if (position === undefined) return [];
  const branches = hasBranches(nodes[position]?.type ?? null);
  return orderedChildren(nodes, forest, position).map((node) => ({ id: node.id, branch: branches ? branchText(node.wf_if) : null }));
};
