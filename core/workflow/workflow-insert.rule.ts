import * as t from "io-ts";
import { Id, referredId, sameId } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { branchText, firstBranch, hasBranches } from "./branch.rule.ts";
import { Branch, type WorkflowNode, parentOf } from "./workflow-node.model.ts";
import { workflowRoot } from "./workflow-root.rule.ts";

/** A new step and its target place; without a parent it becomes the root. */
export const Insertion = t.type({ node: t.type({ id: Id, type: t.string }), parent: orNull(Id), branch: orNull(Branch) }, "Insertion");
export type Insertion = t.TypeOf<typeof Insertion>;

/**
 * Inserts a step into a workflow; the steps at its place move below it, on branch "0" of a conditional and "yes" of a wait.
 * @param parent null makes it the root above the old root
 */
export const insertNode = <N extends WorkflowNode>(
  nodes: readonly N[],
  node: N,
  parent: Id | null,
  branch: Branch | null,
): readonly N[] => {
  const below = { wf_pid: node.id, wf_if: firstBranch(node.type) };
  const into = (wf_pid: Id | null, wf_if: string | null, makesRoom: (other: N) => boolean): readonly N[] => [
    ...nodes.map((other) => (makesRoom(other) ? { ...other, ...below } : other)),
    { ...node, wf_pid, wf_if, wf_detached: false, order: 0 },
  ];
  if (parent === null) {
    const root = workflowRoot(nodes);
    return into(null, null, (other) => root !== null && sameId(other.id, root));
  }
  const type = nodes.find((other) => sameId(other.id, parent))?.type ?? null;
  const place = hasBranches(type) ? (branchText(branch) ?? firstBranch(type)) : null;
  return into(parent, place, (other) => {
    const above = parentOf(other);
    return above !== null && sameId(above, parent) && (!hasBranches(type) || branchText(other.wf_if) === place);
  });
};

/** Inserts a new step into a workflow. */
export const workflowInsert = (nodes: readonly WorkflowNode[], { node, parent, branch }: Insertion): readonly WorkflowNode[] =>
  insertNode(
    nodes,
    { ...node, wf_pid: null, wf_if: null, wf_detached: false, order: 0 },
    parent === null ? null : referredId(parent),
    branch,
  );
