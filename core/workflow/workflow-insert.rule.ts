import * as t from "io-ts";
import { Id, referredId, sameId } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { branchText, firstBranch, hasBranches } from "./branch.rule.ts";
import { Branch, WorkflowNode, parentOf } from "./workflow-node.model.ts";
import { workflowRoot } from "./workflow-root.rule.ts";

/** A new step and the place it goes to; without a parent it becomes the root. */
export const Insertion = t.type(
  { node: t.type({ id: Id, type: t.string }), parent: orNull(Id), branch: orNull(Branch) },
  "Insertion",
);
export type Insertion = t.TypeOf<typeof Insertion>;

/** The steps, and what a step becomes when it is placed: its keys as given, in order 0, not detached. */
const placed = (insertion: Insertion, parent: Id | null, branch: string | null): WorkflowNode => ({
  ...insertion.node,
  wf_pid: parent,
  wf_if: branch,
  wf_detached: false,
  order: 0,
});

/** Puts a new step at a place of a workflow; what stood there comes below it, on branch "0" of a conditional and "yes" of a wait. */
export const workflowInsert = (nodes: readonly WorkflowNode[], insertion: Insertion): readonly WorkflowNode[] => {
  const parent = insertion.parent === null ? null : referredId(insertion.parent);
  const below = { wf_pid: insertion.node.id, wf_if: firstBranch(insertion.node.type) };
  if (parent === null) {
    const root = workflowRoot(nodes);
    const lowered = nodes.map((node) => (root !== null && sameId(node.id, root) ? { ...node, ...below } : node));
    return [...lowered, placed(insertion, null, null)];
  }
  const type = nodes.find((node) => sameId(node.id, parent))?.type ?? null;
  const branch = hasBranches(type) ? (branchText(insertion.branch) ?? firstBranch(type)) : null;
  const standsThere = (node: WorkflowNode): boolean => {
    const above = parentOf(node);
    return above !== null && sameId(above, parent) && (!hasBranches(type) || branchText(node.wf_if) === branch);
  };
  return [...nodes.map((node) => (standsThere(node) ? { ...node, ...below } : node)), placed(insertion, parent, branch)];
};
