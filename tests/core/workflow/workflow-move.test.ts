import fc from "fast-check";
import * as E from "fp-ts/lib/Either.js";
import { describe, expect, it } from "vitest";
import { invalid, notFound } from "../../../core/kernel/failure.ts";
import { detachStep, moveStep } from "../../../core/workflow/workflow-move.rule.ts";
import { workflowProblems } from "../../../core/workflow/workflow-problems.rule.ts";
import { workflowRoot } from "../../../core/workflow/workflow-root.rule.ts";
import { aWorkflow, step } from "../../arbitraries/workflow.arb.ts";

const nodes = [step(1, null), step(2, 1, { type: "wait" }), step(3, 2, { wf_if: "yes" }), step(4, 3), step(5, 2, { wf_if: "timeout" })];

describe("detaching a step", () => {
  it("should move it and all below it out of the tree, and lose nothing [C3.56]", () => {
    const after = detachStep([...nodes, step(9, null), step(10, 9), step(11, 10)], 2);
    expect(after).toHaveLength(8);
    expect(after[1]).toEqual(step(2, 1, { type: "wait", wf_detached: true }));
    expect(workflowRoot(after)).toBe(9);
  });
});

describe("moving a step", () => {
  it("should move all below it along to a free place", () => {
    expect(moveStep(nodes, 3, 5, null)).toEqual(E.right([nodes[0], nodes[1], step(3, 5), nodes[3], nodes[4]]));
  });

  it("should put the step there below the end of its line [C4.15]", () => {
    expect(moveStep(nodes, 3, 2, "timeout")).toEqual(E.right([nodes[0], nodes[1], step(3, 2, { wf_if: "timeout" }), nodes[3], step(5, 4)]));
    expect(moveStep([...nodes, step(7, null, { type: "wait" })], 7, 1, null)).toMatchObject({
      right: [{}, { wf_pid: 7, wf_if: "yes" }, {}, {}, {}, { wf_pid: 1 }],
    });
  });

  it("should reattach a detached step", () => {
    expect(moveStep(detachStep(nodes, 3), 3, 2, "yes")).toEqual(E.right(nodes));
  });

  it("should refuse to put a step below itself, or on or from a missing one", () => {
    expect(moveStep(nodes, 2, 4, null)).toEqual(E.left(invalid({ parent: ["A step cannot hang below itself."] })));
    expect(moveStep(nodes, 2, 2, "yes")).toEqual(E.left(invalid({ parent: ["A step cannot hang below itself."] })));
    expect(moveStep(nodes, 99, 1, null)).toEqual(E.left(notFound("The step does not exist.")));
    expect(moveStep(nodes, 2, 99, null)).toEqual(E.left(notFound("The step does not exist.")));
  });

  it("should keep a valid workflow valid wherever a step moves [C4.14, C4.15]", () => {
    fc.assert(
      fc.property(aWorkflow, fc.nat(), fc.nat(), ({ nodes: faultless, free }, pick, to) => {
        const moved = faultless[pick % faultless.length];
        const place = free[to % free.length];
        fc.pre(moved !== undefined && place !== undefined);
        const after = moveStep(faultless, moved.id, place.parent, place.branch);
        if (E.isRight(after)) expect(workflowProblems(after.right)).toEqual([]);
        else expect(after.left).toEqual(invalid({ parent: ["A step cannot hang below itself."] }));
      }),
    );
  });
});
