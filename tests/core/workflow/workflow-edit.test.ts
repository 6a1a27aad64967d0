import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deleteStep, deleteSubtree } from "../../../core/workflow/workflow-delete.rule.ts";
import { workflowInsert } from "../../../core/workflow/workflow-insert.rule.ts";
import { workflowProblems } from "../../../core/workflow/workflow-problems.rule.ts";
import { workflowRebranch } from "../../../core/workflow/workflow-rebranch.rule.ts";
import type { TestNode } from "../../arbitraries/workflow.arb.ts";
import { aWorkflow, anyNodes, step } from "../../arbitraries/workflow.arb.ts";

const placed = (id: number, type: string, wf_pid: number | null, wf_if: string | null) => ({
  id,
  type,
  wf_pid,
  wf_if,
  wf_detached: false,
  order: 0,
});
const insert = (nodes: readonly TestNode[], type: string, parent: number | null, branch: string | null) =>
  workflowInsert(nodes, { node: { id: 100, type }, parent, branch });

describe("inserting a step", () => {
  it("should append it at its place and put the step there below it", () => {
    const nodes = [step(1, null), step(2, 1), step(3, 2)];
    expect(insert(nodes, "sms", 1, null)).toEqual([step(1, null), step(2, 100), step(3, 2), placed(100, "sms", 1, null)]);
    expect(insert(nodes, "sms", 3, null)).toEqual([...nodes, placed(100, "sms", 3, null)]);
  });

  it("should put the step there on branch 0 of a conditional and on yes of a wait [C4.15]", () => {
    const nodes = [step(1, null), step(2, 1)];
    expect(insert(nodes, "conditional", 1, null)[1]).toEqual(step(2, 100, { wf_if: "0" }));
    expect(insert(nodes, "wait", 1, null)[1]).toEqual(step(2, 100, { wf_if: "yes" }));
  });

  it("should change only the given branch, and never create a sibling there [C4.15]", () => {
    const nodes = [step(1, null, { type: "conditional" }), step(2, 1, { wf_if: "0" }), step(3, 1, { wf_if: "else" })];
    expect(insert(nodes, "sms", 1, "else")).toEqual([nodes[0], nodes[1], step(3, 100), placed(100, "sms", 1, "else")]);
    expect(insert(nodes, "sms", 1, "1")).toEqual([...nodes, placed(100, "sms", 1, "1")]);
  });

  it("should create the root when it has no parent, above the old root only", () => {
    const nodes = [step(1, null), step(2, null), step(3, 2)];
    expect(insert(nodes, "wait", null, null)).toEqual([
      step(1, null),
      step(2, 100, { wf_if: "yes" }),
      step(3, 2),
      placed(100, "wait", null, null),
    ]);
    expect(insert([], "sms", null, null)).toEqual([placed(100, "sms", null, null)]);
  });

  it("should leave detached steps where they are", () => {
    const nodes = [step(1, null), step(2, 1, { wf_detached: true })];
    expect(insert(nodes, "sms", 1, null)).toEqual([...nodes, placed(100, "sms", 1, null)]);
  });

  it("should keep a valid workflow valid, and be undone by deleting the step [C4.14]", () => {
    fc.assert(
      fc.property(
        aWorkflow,
        fc.nat(),
        fc.constantFrom("sms", "conditional", "wait"),
        fc.boolean(),
        ({ nodes, free }, pick, type, atFree) => {
          const taken = nodes[pick % nodes.length];
          const open = free[pick % free.length];
          const place = atFree && open !== undefined ? open : { parent: taken?.wf_pid ?? null, branch: taken?.wf_if ?? null };
          const after = workflowInsert(nodes, { node: { id: 100, type }, ...place });
          const broken = workflowProblems(
            after.map((node) => ({
              ...step(0, null),
              conditions: [
                { match: ["x"], is: "yes" },
                { match: ["y"], is: "yes" },
                { match: ["z"], is: "yes" },
              ],
              ...node,
            })),
          );
          expect(broken).toEqual([]);
          expect(deleteStep(after, 100)).toEqual({ nodes, deleted: [100] });
        },
      ),
    );
  });
});

describe("changing the branches of a step", () => {
  const nodes = [
    step(1, null, { type: "conditional" }),
    step(2, 1, { wf_if: "0" }),
    step(3, 1, { wf_if: "1" }),
    step(4, 3),
    step(5, 4),
    step(6, 1, { wf_if: "else" }),
  ];

  it("should rename branches and delete the steps on removed ones with all below them [B4.09]", () => {
    expect(
      workflowRebranch(nodes, 1, [
        { branch: "1", to: null },
        { branch: "else", to: "1" },
      ]),
    ).toEqual({
      nodes: [nodes[0], nodes[1], step(6, 1, { wf_if: "1" })],
      deleted: [3, 4, 5],
    });
  });

  it("should rename all at once, so that branches can be swapped [B4.09]", () => {
    const swapped = workflowRebranch(nodes, 1, [
      { branch: "0", to: "1" },
      { branch: "1", to: "0" },
    ]);
    expect(swapped.nodes.map(({ wf_if }) => wf_if)).toEqual([null, "1", "0", null, null, "else"]);
    expect(swapped.deleted).toEqual([]);
  });

  it("should list what was deleted in ascending order, numbers as numbers", () => {
    const wait = [step(1, null, { type: "wait" }), step(10, 1, { wf_if: "timeout" }), step(9, 10), step(2, 9)];
    expect(workflowRebranch(wait, 1, [{ branch: "timeout", to: null }])).toEqual({ nodes: [wait[0]], deleted: [2, 9, 10] });
  });

  it("should leave other steps' branches and detached steps alone", () => {
    const other = [
      ...nodes,
      step(7, 5, { type: "conditional" }),
      step(8, 7, { wf_if: "0" }),
      step(9, 1, { wf_if: "0", wf_detached: true }),
    ];
    const after = workflowRebranch(other, 1, [{ branch: "0", to: null }]);
    expect(after.deleted).toEqual([2]);
    expect(after.nodes.map(({ id }) => id)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("should do nothing for a missing step, and never delete the step itself", () => {
    expect(workflowRebranch(nodes, 99, [{ branch: "0", to: null }])).toEqual({ nodes, deleted: [] });
    const ring = [step(1, 2, { type: "conditional" }), step(2, 1, { wf_if: "0" })];
    expect(workflowRebranch(ring, 1, [{ branch: "0", to: null }])).toEqual({ nodes: [ring[0]], deleted: [2] });
  });

  it("should split the steps into the remaining and the deleted ones, whatever the graph [B4.09]", () => {
    fc.assert(
      fc.property(anyNodes, fc.integer({ min: 1, max: 30 }), (any, id) => {
        const { nodes: left, deleted } = workflowRebranch(
          any,
          id,
          ["0", "1", "else", "yes"].map((branch) => ({ branch, to: null })),
        );
        expect([...left.map((node) => node.id), ...deleted].toSorted()).toEqual(any.map((node) => node.id).toSorted());
        expect(deleted).not.toContain(id);
      }),
    );
  });
});

describe("deleting steps", () => {
  it("should delete a step with all below it", () => {
    const nodes = [step(1, null), step(2, 1), step(3, 2), step(4, 3, { wf_detached: true })];
    expect(deleteSubtree(nodes, 2)).toEqual({ nodes: [step(1, null), step(4, 3, { wf_detached: true })], deleted: [2, 3] });
    expect(deleteSubtree(nodes, 9)).toEqual({ nodes, deleted: [] });
  });

  it("should let the next step take the place of a deleted one", () => {
    const nodes = [step(1, null, { type: "wait" }), step(2, 1, { wf_if: "yes" }), step(3, 2)];
    expect(deleteStep(nodes, 2)).toEqual({ nodes: [nodes[0], step(3, 1, { wf_if: "yes" })], deleted: [2] });
  });

  it("should delete all below a step of which several branches are used", () => {
    const nodes = [step(1, null), step(2, 1, { type: "wait" }), step(3, 2, { wf_if: "yes" }), step(4, 2, { wf_if: "timeout" })];
    expect(deleteStep(nodes, 2)).toEqual({ nodes: [nodes[0]], deleted: [2, 3, 4] });
    expect(deleteStep(nodes, 9)).toEqual({ nodes, deleted: [] });
  });
});
