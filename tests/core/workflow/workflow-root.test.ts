import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { workflowRoot } from "../../../core/workflow/workflow-root.rule.ts";
import { aWorkflow, anyNodes, chain, circle, step } from "../../arbitraries/workflow.arb.ts";

describe("the root of a workflow", () => {
  it("should be the step without a parent, not detached, that has the most descendants [C4.13, C3.56]", () => {
    expect(workflowRoot([step(1, null), step(2, null), step(3, 2), step(4, null, { wf_detached: true }), step(5, 4), step(6, 5)])).toBe(2);
  });

  it("should ignore detached steps and those below them", () => {
    expect(workflowRoot([step(1, null), step(2, 1, { wf_detached: true }), step(3, 2), step(4, 3), step(5, null), step(6, 5)])).toBe(5);
  });

  it("should be chosen by the lowest order, then the lowest id, when as many are below", () => {
    expect(workflowRoot([step(1, null, { order: 2 }), step(2, null, { order: 1 }), step(3, null, { order: 1 })])).toBe(2);
    expect(workflowRoot([step(10, null), step(9, null)])).toBe(9);
    expect(workflowRoot([step("b", null), step("a", null)])).toBe("a");
    expect(workflowRoot([step(1, null, { order: 1 }), step(2, null, { order: null })])).toBe(2);
  });

  it("should count all descendants, at any depth", () => {
    const deep = [step(1, null), step(2, 1), step(3, 2), step(4, 3)];
    const wide = [step(10, null), step(11, 10), step(12, 10)];
    expect(workflowRoot([...wide, ...deep])).toBe(1);
    expect(workflowRoot([...deep.toReversed(), ...wide])).toBe(1);
    expect(workflowRoot([...deep, ...wide, step(13, 12), step(14, 13)])).toBe(10);
    expect(workflowRoot([step(30, null), step(20, null), step(21, 20), step(22, 20)])).toBe(20);
  });

  it("should use one order of ids even if numbers and texts are mixed", () => {
    const mixed = [step(9, null), step("abc", null), step(10, null), step("10", null)];
    expect(workflowRoot(mixed)).toBe(workflowRoot(mixed.toReversed()));
  });

  it("should treat 0 and an empty text as no parent", () => {
    expect(workflowRoot([step(1, 0), step(2, 1)])).toBe(1);
    expect(workflowRoot([step(1, ""), step(2, 1)])).toBe(1);
  });

  it("should be none without steps, and with only unconnected steps or cycles", () => {
    expect(workflowRoot([])).toBeNull();
    expect(workflowRoot([step(1, 99)])).toBeNull();
    expect(workflowRoot(circle(3))).toBeNull();
    expect(workflowRoot([step(1, 1)])).toBeNull();
  });

  it("should be found beside a cycle and in a line of 100,000 steps", () => {
    expect(workflowRoot([...circle(3), step(10, 1), step(20, null)])).toBe(20);
    expect(workflowRoot([...chain(100_000), step(200_000, null)])).toBe(1);
  });

  it("should be the step a workflow was built from, whatever the ids and their order [C4.13]", () => {
    fc.assert(
      fc.property(aWorkflow, fc.boolean(), ({ nodes }, reversed) => {
        const named = nodes.map((node) => ({
          ...node,
          id: `step-${node.id}`,
          wf_pid: node.wf_pid === null ? null : `step-${node.wf_pid}`,
        }));
        expect(workflowRoot(nodes)).toBe(1);
        expect(workflowRoot(reversed ? named.toReversed() : named)).toBe("step-1");
      }),
    );
  });

  it("should not depend on the order of the input, and never have a parent", () => {
    fc.assert(
      fc.property(
        anyNodes.chain((nodes) => fc.tuple(fc.constant(nodes), fc.shuffledSubarray([...nodes], { minLength: nodes.length }))),
        ([nodes, shuffled]) => {
          const root = workflowRoot(nodes);
          expect(workflowRoot(shuffled)).toBe(root);
          const found = nodes.find(({ id }) => id === root);
          expect(found === undefined || (found.wf_detached === false && (found.wf_pid === null || found.wf_pid === 0))).toBe(true);
        },
      ),
    );
  });
});
