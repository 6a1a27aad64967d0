import type { Forest } from "../kernel/forest.ts";
import { descend } from "../kernel/forest.ts";
import type { Id } from "../kernel/id.ts";
import { byIdAmong, idKey } from "../kernel/id.ts";
import { branchText, hasBranches } from "./branch.rule.ts";
import type { HungNode, WorkflowNode } from "./workflow-node.model.ts";
import { parentOf } from "./workflow-node.model.ts";
import { workflowForest } from "./workflow-root.rule.ts";

/** The remaining workflow, and the ids of the deleted steps, ascending. */
export type Deletion<N> = { readonly nodes: readonly N[]; readonly deleted: readonly Id[] };

/** The workflow without some steps and their descendants; `spared` is always kept. */
export const withoutSubtrees = <N extends HungNode>(
  nodes: readonly N[],
  forest: Forest,
  tops: readonly number[],
  spared: number | null,
): Deletion<N> => {
  const gone = new Uint8Array(nodes.length);
  descend(forest, tops, (at) => {
    if (at === spared || gone[at] === 1) return false;
    gone[at] = 1;
    return true;
  });
  const ids = nodes.flatMap((node, at) => (gone[at] === 1 ? [node.id] : []));
  return { nodes: nodes.filter((_, at) => gone[at] === 0), deleted: ids.toSorted(byIdAmong(ids).compare) };
};

/** The workflow without a step and its descendants. */
export const deleteSubtree = <N extends HungNode>(nodes: readonly N[], id: Id): Deletion<N> => {
  const forest = workflowForest(nodes);
  const position = forest.positions.get(idKey(id));
  return position === undefined ? { nodes, deleted: [] } : withoutSubtrees(nodes, forest, [position], null);
};

const hangsBelow = (node: HungNode, id: Id): boolean => {
  const above = parentOf(node);
  return above !== null && idKey(above) === idKey(id);
};

/**
 * The workflow without one step: its children take its place, unless more than one of its branches is used; then its descendants are
 * deleted too.
 */
export const deleteStep = <N extends WorkflowNode>(nodes: readonly N[], id: Id): Deletion<N> => {
  const step = nodes.find((node) => idKey(node.id) === idKey(id));
  if (step === undefined) return { nodes, deleted: [] };
  const children = nodes.filter((node) => hangsBelow(node, id));
  const usedBranches = new Set(children.map((child) => branchText(child.wf_if)));
  if (hasBranches(step.type) && usedBranches.size > 1) return deleteSubtree(nodes, id);
  const place = { wf_pid: step.wf_pid, wf_if: step.wf_if };
  const remaining = nodes.filter((node) => node !== step).map((node) => (hangsBelow(node, id) ? { ...node, ...place } : node));
  return { nodes: remaining, deleted: [step.id] };
};
