import * as t from "io-ts";
import { checked } from "../kernel/checked.ts";
import { Id, referredId, sameId } from "../kernel/id.ts";
import { orNull } from "../kernel/or-null.ts";
import type { AnyRule } from "../kernel/rule.ts";
import { rule } from "../kernel/rule.ts";
import { BranchChild, workflowChildren } from "./workflow-children.rule.ts";
import { Insertion, workflowInsert } from "./workflow-insert.rule.ts";
import { OrderedNode, WorkflowNode } from "./workflow-node.model.ts";
import { CheckedNode, WorkflowProblem, workflowProblems } from "./workflow-problems.rule.ts";
import { BranchChange, Rebranching, workflowRebranch } from "./workflow-rebranch.rule.ts";
import { workflowRoot } from "./workflow-root.rule.ts";

const nodes = t.readonlyArray(WorkflowNode);

const insertInput = checked(t.type({ nodes, ...Insertion.props }, "WorkflowInsertInput"), (input) => {
  const parent = input.parent === null ? null : referredId(input.parent);
  if (parent !== null && !input.nodes.some((node) => sameId(node.id, parent)))
    return { path: ["parent"], message: "is not a step of this workflow" };
  return input.nodes.some((node) => sameId(node.id, input.node.id)) ? { path: ["node", "id"], message: "is taken by another step" } : null;
});

/** The rules of workflows as the command line shows them. */
export const workflowRules: readonly AnyRule[] = [
  rule({
    name: "workflow-root",
    sentence:
      "The root is the step without a parent, not detached, that has the most descendants; then the lowest order, then the lowest id.",
    input: t.type({ nodes: t.readonlyArray(OrderedNode) }, "WorkflowRootInput"),
    output: orNull(Id),
    run: (input) => workflowRoot(input.nodes),
  }),
  rule({
    name: "workflow-children",
    sentence: "A step's children by branch: conditions by index and then else, yes and then timeout, otherwise by order and id.",
    input: t.type({ nodes, id: Id }, "WorkflowChildrenInput"),
    output: t.readonlyArray(BranchChild),
    run: (input) => workflowChildren(input.nodes, input.id),
  }),
  rule({
    name: "workflow-insert",
    sentence: "A new step takes a place, and what stood there comes below it.",
    input: insertInput,
    output: nodes,
    run: (input) => workflowInsert(input.nodes, input),
  }),
  rule({
    name: "workflow-rebranch",
    sentence:
      "When a step's condition changes, steps on renamed branches keep their places and those on removed branches go with all below them.",
    input: t.type({ nodes, step: Id, changes: t.readonlyArray(BranchChange) }, "WorkflowRebranchInput"),
    output: Rebranching,
    run: (input) => workflowRebranch(input.nodes, input.step, input.changes),
  }),
  rule({
    name: "workflow-problems",
    sentence: "Everything that is wrong with a workflow, by step and then by code.",
    input: t.type({ nodes: t.readonlyArray(CheckedNode) }, "WorkflowProblemsInput"),
    output: t.readonlyArray(WorkflowProblem),
    run: (input) => workflowProblems(input.nodes),
  }),
];
