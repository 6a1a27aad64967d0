import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { automationTypes, offeredTypes, stepTypes } from "../../../core/automations/automation-type.model.ts";
import { workflowProblems } from "../../../core/workflow/workflow-problems.rule.ts";
import { aWorkflow, anyNodes, chain, circle, step } from "../../arbitraries/workflow.arb.ts";

const set = { match: ["vip"], is: "yes" };
const conditional = { type: "conditional", conditions: [set, set] };

describe("the problems of a workflow", () => {
  it("should be none in a valid one", () => {
    fc.assert(
      fc.property(aWorkflow, ({ nodes }) => {
        expect(workflowProblems(nodes)).toEqual([]);
      }),
    );
  });

  it("should name every step of a cycle, but not those below it", () => {
    expect(workflowProblems([step(3, 1), step(1, 2), step(2, 1, { type: "wait" }), step(4, 3)])).toEqual([
      { node: 1, code: "cycle" },
      { node: 1, code: "two-children" },
      { node: 1, code: "unknown-branch" },
      { node: 2, code: "cycle" },
    ]);
    expect(workflowProblems([step(1, 1)])).toEqual([{ node: 1, code: "cycle" }]);
  });

  it("should name a step whose parent does not exist", () => {
    expect(workflowProblems([step(1, null), step(2, 99)])).toEqual([{ node: 2, code: "missing-parent" }]);
    expect(workflowProblems([step(1, 0), step(2, "")])).toEqual([]);
  });

  it("should name a step with two children, detached ones not counted [C4.14]", () => {
    expect(workflowProblems([step(1, null), step(2, 1), step(3, 1)])).toEqual([{ node: 1, code: "two-children" }]);
    expect(workflowProblems([step(1, null), step(2, 1), step(3, 1, { wf_detached: true })])).toEqual([]);
  });

  it("should name the parent of two steps on one branch [C4.15]", () => {
    expect(workflowProblems([step(1, null, conditional), step(2, 1, { wf_if: "0" }), step(3, 1, { wf_if: 0 })])).toEqual([
      { node: 1, code: "duplicate-branch" },
    ]);
    expect(workflowProblems([step(1, null, { type: "wait" }), step(2, 1, { wf_if: "yes" }), step(3, 1, { wf_if: "timeout" })])).toEqual([]);
  });

  it("should name a step on a branch that its parent does not have", () => {
    const unknown = [{ node: 2, code: "unknown-branch" }];
    for (const wf_if of ["2", "yes", "00", null])
      expect(workflowProblems([step(1, null, conditional), step(2, 1, { wf_if })])).toEqual(unknown);
    for (const wf_if of ["0", "1", "else"]) expect(workflowProblems([step(1, null, conditional), step(2, 1, { wf_if })])).toEqual([]);
    for (const wf_if of ["0", "else", null])
      expect(workflowProblems([step(1, null, { type: "wait" }), step(2, 1, { wf_if })])).toEqual(unknown);
  });

  it("should name a jump to a missing step", () => {
    const jump = (wf_next_trigger: number | null) => workflowProblems([step(1, null), step(2, 1, { type: "jump", wf_next_trigger })]);
    expect(jump(1)).toEqual([]);
    for (const nowhere of [null, 0, 99]) expect(jump(nowhere)).toEqual([{ node: 2, code: "jump-target-missing" }]);
  });

  it("should name conditionals with a condition unset, and tag steps without a tag or with one both ways [C5.02, C5.04]", () => {
    expect(workflowProblems([step(1, null, { type: "conditional" })])).toEqual([{ node: 1, code: "conditions-unset" }]);
    expect(workflowProblems([step(1, null, { type: "conditional", conditions: [set, { match: [], is: "yes" }] })])).toEqual([
      { node: 1, code: "conditions-unset" },
    ]);
    expect(workflowProblems([step(1, null, { type: "tag" })])).toEqual([{ node: 1, code: "no-tag" }]);
    expect(workflowProblems([step(1, null, { type: "tag", add_tags: ["VIP"], remove_tags: ["#vip"] })])).toEqual([
      { node: 1, code: "tag-both" },
    ]);
  });

  it("should cover exactly these types of automation and step [C3.54, C3.55]", () => {
    const types =
      "index lesson sms email join unjoin remove tag contactupdate hook anymail alertviasms event screenshot integration_solo integration_spotio".split(
        " ",
      );
    expect(Object.keys(automationTypes)).toEqual(types);
    expect(Object.keys(stepTypes)).toEqual([...types, "conditional", "delay", "jump", "wait"]);
    expect(workflowProblems([step(1, null, { type: "fax" }), step(2, null, { type: null })])).toEqual([
      { node: 1, code: "unknown-type" },
      { node: 2, code: "unknown-type" },
    ]);
  });

  it("should offer integrations only where the schemas enable them [B6.05]", () => {
    expect(offeredTypes(automationTypes, new Set())).not.toContain("integration_solo");
    expect(offeredTypes(automationTypes, new Set(["integration_spotio"]))).toEqual(
      Object.keys(automationTypes).filter((type) => type !== "integration_solo"),
    );
  });

  it("should be sorted by step and then by code, each reported once, in any order of the input", () => {
    fc.assert(
      fc.property(
        anyNodes.chain((nodes) => fc.tuple(fc.constant(nodes), fc.shuffledSubarray([...nodes], { minLength: nodes.length }))),
        ([nodes, shuffled]) => {
          const problems = workflowProblems(nodes);
          expect(workflowProblems(shuffled)).toEqual(problems);
          const keys = problems.map(({ node, code }) => `${String(node).padStart(3, "0")} ${code}`);
          expect(keys).toEqual([...new Set(keys)].toSorted());
        },
      ),
    );
  });

  it("should be found for 100,000 steps in a line or in a cycle", () => {
    expect(workflowProblems(chain(100_000))).toEqual([]);
    expect(workflowProblems(circle(100_000))).toHaveLength(100_000);
  });
});
