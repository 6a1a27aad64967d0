import { concatAll } from "fp-ts/lib/Monoid.js";
import * as Ord from "fp-ts/lib/Ord.js";
import * as S from "fp-ts/lib/string.js";
import * as t from "io-ts";
import { StepType } from "../automations/automation-type.model.ts";
import { ConditionStep, conditionStep } from "../automations/condition-step.rule.ts";
import { TagStep, hasNoTag, hasTagInBoth } from "../automations/tag-step.rule.ts";
import type { Forest } from "../kernel/forest.ts";
import { childrenAt, cycleMembers, missing } from "../kernel/forest.ts";
import { Id, byIdAmong, idKey, referredId } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import { branchText, hasBranches, isKnownBranch } from "./branch.rule.ts";
import { Branch, HungNode } from "./workflow-node.model.ts";
import { workflowForest } from "./workflow-root.rule.ts";

/** The codes of workflow problems, with their meanings. */
export const workflowProblemCodes = {
  cycle: "The step is its own ancestor.",
  "missing-parent": "The step hangs below one that does not exist.",
  "two-children": "The step has more than one next step.",
  "duplicate-branch": "Two steps stand on the same branch.",
  "unknown-branch": "The step stands on a branch that its parent does not have.",
  "jump-target-missing": "The step to jump to does not exist.",
  "conditions-unset": "Please set all conditions.",
  "no-tag": "No Tag Supplied to Add or Remove!",
  "tag-both": "Tag cannot be both added and removed.",
  "unknown-type": "The step's type is unknown.",
} as const;

export const WorkflowProblemCode = t.keyof(workflowProblemCodes, "WorkflowProblemCode");
export type WorkflowProblemCode = t.TypeOf<typeof WorkflowProblemCode>;

export const WorkflowProblem = t.readonly(t.type({ node: Id, code: WorkflowProblemCode }), "WorkflowProblem");
export type WorkflowProblem = t.TypeOf<typeof WorkflowProblem>;

/** A step with all properties that are checked. */
export const CheckedNode = t.intersection(
  [HungNode, t.type({ type: orNull(t.string), wf_if: orNull(Branch), wf_next_trigger: orNull(Id) }), ConditionStep, TagStep],
  "CheckedNode",
);
export type CheckedNode = t.TypeOf<typeof CheckedNode>;

const problemsOfStep = (node: CheckedNode, forest: Forest): readonly WorkflowProblemCode[] => {
  switch (node.type) {
    case "conditional":
      return conditionStep(node).valid ? [] : ["conditions-unset"];
    case "tag":
      return hasNoTag(node) ? ["no-tag"] : hasTagInBoth(node) ? ["tag-both"] : [];
    case "jump": {
      const target = node.wf_next_trigger === null ? null : referredId(node.wf_next_trigger);
      return target !== null && forest.positions.has(idKey(target)) ? [] : ["jump-target-missing"];
    }
    default:
      return StepType.is(node.type) ? [] : ["unknown-type"];
  }
};

const problemsBelow = (node: CheckedNode, children: readonly CheckedNode[]): readonly WorkflowProblem[] => {
  if (!hasBranches(node.type)) return children.length > 1 ? [{ node: node.id, code: "two-children" }] : [];
  const named = children.flatMap((child) => branchText(child.wf_if) ?? []);
  const unknown = children.filter((child) => !isKnownBranch(node.type, node.conditions?.length ?? 0, child.wf_if));
  return [
    ...(new Set(named).size < named.length ? [{ node: node.id, code: "duplicate-branch" } as const] : []),
    ...unknown.map((child) => ({ node: child.id, code: "unknown-branch" }) as const),
  ];
};

const byNodeThenCode = (problems: readonly WorkflowProblem[]): Ord.Ord<WorkflowProblem> =>
  concatAll(Ord.getMonoid<WorkflowProblem>())([
    Ord.contramap((problem: WorkflowProblem) => problem.node)(byIdAmong(problems.map(({ node }) => node))),
    Ord.contramap((problem: WorkflowProblem): string => problem.code)(S.Ord),
  ]);

/** All problems of a workflow, by step and then by code. */
export const workflowProblems = (nodes: readonly CheckedNode[]): readonly WorkflowProblem[] => {
  const forest = workflowForest(nodes);
  const onCycle = cycleMembers(forest.parent);
  const problems = nodes.flatMap((node, at): readonly WorkflowProblem[] => {
    const own: readonly WorkflowProblemCode[] = [
      ...(onCycle[at] === 1 ? (["cycle"] as const) : []),
      ...(forest.parent[at] === missing ? (["missing-parent"] as const) : []),
      ...problemsOfStep(node, forest),
    ];
    const children = childrenAt(forest, at).flatMap((child) => nodes[child] ?? []);
    return [...own.map((code) => ({ node: node.id, code })), ...problemsBelow(node, children)];
  });
  return problems.toSorted(byNodeThenCode(problems).compare);
};
