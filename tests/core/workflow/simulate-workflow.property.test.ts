import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { simulateWorkflow, visitLimit } from "../../../core/workflow/simulate-workflow.rule.ts";
import { aWorkflow, anyNodes } from "../../arbitraries/workflow.arb.ts";

const start = 1_000_000;

describe("the path through a workflow", () => {
  it("should follow, in a valid workflow, exactly the path of one whose conditions never or always hold", () => {
    fc.assert(
      fc.property(aWorkflow, fc.boolean(), ({ nodes }, holds) => {
        const { steps, end } = simulateWorkflow({ nodes, contact: {}, start, changes: null }, () => holds);
        const taken = holds ? ["0", "yes", null] : ["else", "timeout", null];
        steps.slice(1).forEach(({ node }, index) => {
          const own = nodes.find(({ id }) => id === node);
          expect(own?.wf_pid).toBe(steps[index]?.node);
          expect(taken).toContain(own?.wf_if);
        });
        const last = steps.at(-1)?.node;
        expect(nodes.some((node) => node.wf_pid === last && taken.includes(node.wf_if === null ? null : String(node.wf_if)))).toBe(false);
        expect(end.code).toBe("finished");
      }),
    );
  });

  it("should end for every graph of steps, with increasing time, within the allowed visits", () => {
    fc.assert(
      fc.property(anyNodes, fc.boolean(), fc.integer({ min: 1, max: 30 }), (nodes, holds, target) => {
        const jumping = nodes.map((node) => (node.type === "jump" ? { ...node, wf_next_trigger: target } : node));
        const { steps, end } = simulateWorkflow({ nodes: jumping, contact: {}, start, changes: null }, () => holds);
        expect(steps.length).toBeLessThanOrEqual(nodes.length * visitLimit);
        expect(
          steps.every(({ entered_at, left_at }, index) => left_at >= entered_at && entered_at === (steps[index - 1]?.left_at ?? start)),
        ).toBe(true);
        expect(end.at).toBeGreaterThanOrEqual(steps.at(-1)?.left_at ?? start);
      }),
    );
  });
});
