import type { Forest } from "../kernel/forest.ts";
import { cycleMembers, none } from "../kernel/forest.ts";
import type { Id } from "../kernel/id.ts";
import { byIdAmong } from "../kernel/id.ts";
import type { HungNode } from "./workflow-node.model.ts";
import { workflowForest } from "./workflow-root.rule.ts";

/** The position where each cycle is cut: its newest step, the one with the highest id. */
export const cycleCuts = (nodes: readonly HungNode[], forest: Forest): readonly number[] => {
  const onCycle = cycleMembers(forest.parent);
  const cuts: number[] = [];
  for (let start = onCycle.indexOf(1); start !== -1; start = onCycle.indexOf(1, start)) {
    const members: { readonly at: number; readonly id: Id }[] = [];
    for (let at = start; onCycle[at] === 1; at = forest.parent[at] ?? none) {
      onCycle[at] = 0;
      const node = nodes[at];
      if (node !== undefined) members.push({ at, id: node.id });
    }
    const { compare } = byIdAmong(members.map(({ id }) => id));
    cuts.push(members.reduce((newest, member) => (compare(member.id, newest.id) > 0 ? member : newest)).at);
  }
  return cuts;
};

/** The workflow with every cycle cut at its newest step, which loses its parent, and the ids of those steps. */
export const cutCycles = <N extends HungNode>(nodes: readonly N[]): { readonly nodes: readonly N[]; readonly cut: readonly Id[] } => {
  const cuts = new Set(cycleCuts(nodes, workflowForest(nodes)));
  if (cuts.size === 0) return { nodes, cut: [] };
  return {
    nodes: nodes.map((node, at) => (cuts.has(at) ? { ...node, wf_pid: null } : node)),
    cut: nodes.flatMap((node, at) => (cuts.has(at) ? [node.id] : [])),
  };
};
