import type { Either } from "fp-ts/lib/Either.js";
import { left, right } from "fp-ts/lib/Either.js";
import type { Failure } from "../kernel/failure.ts";
import { invalid, notFound } from "../kernel/failure.ts";
import type { Forest } from "../kernel/forest.ts";
import { descend, none } from "../kernel/forest.ts";
import type { Id } from "../kernel/id.ts";
import { idKey, sameId } from "../kernel/id.ts";
import { branchText, firstBranch, hasBranches } from "./branch.rule.ts";
import { orderedChildren } from "./workflow-children.rule.ts";
import type { Branch, WorkflowNode } from "./workflow-node.model.ts";
import { parentOf } from "./workflow-node.model.ts";
import { workflowForest } from "./workflow-root.rule.ts";

/** The workflow with a step detached, together with its descendants. */
export const detachStep = <N extends WorkflowNode>(nodes: readonly N[], id: Id): readonly N[] =>
  nodes.map((node) => (sameId(node.id, id) ? { ...node, wf_detached: true } : node));

/** The last step on the path of first children from a position. */
const endOfLine = <N extends WorkflowNode>(nodes: readonly N[], forest: Forest, position: number): N | undefined => {
  let end = nodes[position];
  for (let next = end; next !== undefined; next = orderedChildren(nodes, forest, forest.positions.get(idKey(next.id)) ?? none)[0])
    end = next;
  return end;
};

/**
 * Moves a step with its descendants to a place; the steps there move below the end of its path of first children. Fails for missing steps
 * and below the step itself.
 */
export const moveStep = <N extends WorkflowNode>(
  nodes: readonly N[],
  id: Id,
  parent: Id,
  branch: Branch | null,
): Either<Failure, readonly N[]> => {
  const aside = detachStep(nodes, id);
  const forest = workflowForest(aside);
  const position = forest.positions.get(idKey(id));
  const above = forest.positions.get(idKey(parent));
  if (position === undefined || above === undefined) return left(notFound("The step does not exist."));
  const within = new Set<number>();
  descend(forest, [position], (at) => {
    const isNew = !within.has(at);
    within.add(at);
    return isNew;
  });
  if (within.has(above)) return left(invalid({ parent: ["A step cannot hang below itself."] }));
  const type = aside[above]?.type ?? null;
  const place = hasBranches(type) ? (branchText(branch) ?? firstBranch(type)) : null;
  const end = endOfLine(aside, forest, position);
  const stoodThere = (node: N): boolean => {
    const hangs = parentOf(node);
    return hangs !== null && sameId(hangs, parent) && (!hasBranches(type) || branchText(node.wf_if) === place);
  };
  return right(
    aside.map((node, at) => {
      if (at === position) return { ...node, wf_pid: parent, wf_if: place, wf_detached: false };
      return end !== undefined && stoodThere(node) ? { ...node, wf_pid: end.id, wf_if: firstBranch(end.type) } : node;
    }),
  );
};
