import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workflowChildren } from "../../../core/workflow/workflow-children.rule.ts";
import { aWorkflow, step } from "../../arbitraries/workflow.arb.ts";

describe("the children of a step", () => {
  it("should go by condition and then else, below a conditional [C4.15, C3.56]", () => {
    const nodes = [
      step(1, null, { type: "conditional" }),
      step(2, 1, { wf_if: "else" }),
      step(3, 1, { wf_if: "10" }),
      step(4, 1, { wf_if: "2" }),
      step(5, 1, { wf_if: 0 }),
    ];
    expect(workflowChildren(nodes, 1)).toEqual([
      { id: 5, branch: "0" },
      { id: 4, branch: "2" },
      { id: 3, branch: "10" },
      { id: 2, branch: "else" },
    ]);
  });

  it("should go by yes and then timeout, below a wait [C4.15]", () => {
    const nodes = [step(1, null, { type: "wait" }), step(2, 1, { wf_if: "timeout" }), step(3, 1, { wf_if: "yes" })];
    expect(workflowChildren(nodes, 1)).toEqual([
      { id: 3, branch: "yes" },
      { id: 2, branch: "timeout" },
    ]);
  });

  it("should go by order and then id, without branches, below any other step", () => {
    const nodes = [
      step(1, null),
      step(10, 1, { order: 1 }),
      step(9, 1, { order: 1 }),
      step(8, 1, { order: 2 }),
      step(7, 1, { wf_if: "yes" }),
    ];
    expect(workflowChildren(nodes, 1)).toEqual([7, 9, 10, 8].map((id) => ({ id, branch: null })));
  });

  it("should put unknown branches last, and leave detached steps out", () => {
    const nodes = [
      step(1, null, { type: "conditional" }),
      step(2, 1, { wf_if: "maybe" }),
      step(3, 1, { wf_if: "else" }),
      step(4, 1, { wf_if: "0", wf_detached: true }),
    ];
    expect(workflowChildren(nodes, 1)).toEqual([
      { id: 3, branch: "else" },
      { id: 2, branch: "maybe" },
    ]);
  });

  it("should be none for a step that is not there", () => {
    expect(workflowChildren([step(1, 9)], 9)).toEqual([]);
  });

  it("should be one at most below a step without branches, and one for each branch elsewhere, in a valid workflow [C4.14, C4.15]", () => {
    fc.assert(
      fc.property(aWorkflow, ({ nodes }) => {
        const all = nodes.flatMap((node) => {
          const children = workflowChildren(nodes, node.id);
          expect(new Set(children.map(({ branch }) => branch)).size).toBe(children.length);
          return children.map(({ id }) => id);
        });
        expect(all.toSorted()).toEqual(
          nodes
            .slice(1)
            .map(({ id }) => id)
            .toSorted(),
        );
      }),
    );
  });
});
