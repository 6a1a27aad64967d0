import * as t from "io-ts";
import { childrenAt } from "../kernel/forest.ts";
import { Id, idKey } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { branchText } from "./branch.rule.ts";
import type { Deletion } from "./workflow-delete.rule.ts";
import { withoutSubtrees } from "./workflow-delete.rule.ts";
import { Branch, WorkflowNode } from "./workflow-node.model.ts";
import { workflowForest } from "./workflow-root.rule.ts";

/** A change to a branch: its new name, or null when it is removed. */
export const BranchChange = t.type({ branch: Branch, to: orNull(t.string) }, "BranchChange");
export type BranchChange = t.TypeOf<typeof BranchChange>;

export const Rebranching = t.readonly(t.type({ nodes: t.readonlyArray(WorkflowNode), deleted: t.readonlyArray(Id) }), "Rebranching");

/**
 * Applies changed conditions: children on renamed branches are kept, all renamed at once; children on removed branches are deleted with
 * their descendants.
 */
export const workflowRebranch = <N extends WorkflowNode>(nodes: readonly N[], step: Id, changes: readonly BranchChange[]): Deletion<N> => {
  const forest = workflowForest(nodes);
  const position = forest.positions.get(idKey(step));
  if (position === undefined) return { nodes, deleted: [] };
  const targets = new Map(changes.map((change) => [branchText(change.branch), change.to]));
  const children = childrenAt(forest, position);
  const target = (at: number): string | null | undefined => targets.get(branchText(nodes[at]?.wf_if ?? null));
  const renamed = new Map(children.flatMap((at) => (typeof target(at) === "string" ? [[at, target(at)] as const] : [])));
  const after = nodes.map((node, at) => {
    const wf_if = renamed.get(at);
    return typeof wf_if === "string" ? { ...node, wf_if } : node;
  });
  return withoutSubtrees(
    after,
    forest,
    children.filter((at) => target(at) === null),
    position,
  );
};
