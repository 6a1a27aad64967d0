import { describe, expect, it } from "vitest";
import { carriesMatch } from "../../../core/workflow/condition-test.rule.ts";
import { simulateWorkflow } from "../../../core/workflow/simulate-workflow.rule.ts";
import type { ContactRecord, OutsideChange } from "../../../core/workflow/simulation.model.ts";
import { WorkflowRun } from "../../../core/workflow/simulation.model.ts";
import type { TestNode } from "../../arbitraries/workflow.arb.ts";
import { chain, step } from "../../arbitraries/workflow.arb.ts";

const start = 1_000_000;
const day = 86_400;

const way = (nodes: readonly TestNode[], contact: ContactRecord = {}, changes: readonly OutsideChange[] = []) =>
  simulateWorkflow({ nodes, contact, start, changes }, carriesMatch);

const visited = (nodes: readonly TestNode[], contact: ContactRecord = {}, changes: readonly OutsideChange[] = []) =>
  way(nodes, contact, changes).steps.map(({ node }) => node);

describe("the path through a workflow", () => {
  it("should go from the root step by step, each delay counted from the previous step", () => {
    const { steps, end } = way([step(1, null), step(2, 1, { delay: day }), step(3, 2, { type: "delay", delay: 60 }), step(4, 3)]);
    expect(steps.map(({ node, entered_at, left_at }) => [node, entered_at - start, left_at - start])).toEqual([
      [1, 0, 0],
      [2, 0, day],
      [3, day, day + 60],
      [4, day + 60, day + 60],
    ]);
    expect(end).toEqual({ code: "finished", at: start + day + 60, message: "The workflow is finished." });
  });

  const forked = [
    step(1, null, {
      type: "conditional",
      conditions: [
        { match: ["vip"], is: "yes" },
        { match: ["plan"], is: "gold" },
      ],
    }),
    step(2, 1, { wf_if: "0" }),
    step(3, 1, { wf_if: "1" }),
    step(4, 1, { wf_if: "else" }),
  ];

  it("should take the first branch whose condition is true, otherwise the else branch", () => {
    expect(visited(forked, { tags: ["VIP"], plan: "gold" })).toEqual([1, 2]);
    expect(visited(forked, { tags: ["new"], plan: " Gold " })).toEqual([1, 3]);
    expect(visited(forked, { plan: "silver" })).toEqual([1, 4]);
    expect(way(forked).steps[0]).toMatchObject({ branch: "else", reason: "No condition is true." });
  });

  it("should take a negated condition when none of the earlier ones is true", () => {
    const nodes = [
      step(1, null, {
        type: "conditional",
        conditions: [
          { match: ["vip"], is: "yes" },
          { match: null, is: "no" },
        ],
      }),
      step(2, 1, { wf_if: "0" }),
      step(3, 1, { wf_if: "1" }),
    ];
    expect(visited(nodes, { tags: ["vip"] })).toEqual([1, 2]);
    expect(visited(nodes)).toEqual([1, 3]);
  });

  it("should finish if no step is on the branch", () => {
    expect(way(forked.slice(0, 2)).end.code).toBe("finished");
    expect(visited(forked.slice(0, 2))).toEqual([1]);
  });

  const waiting = [
    step(1, null, { type: "wait", timeout: day, conditions: [{ match: ["replied"], is: "yes" }] }),
    step(2, 1, { wf_if: "yes" }),
    step(3, 1, { wf_if: "timeout" }),
  ];
  const reply = (at: number): OutsideChange => ({ at, values: { tags: ["replied"] } });

  it("should leave a wait when its condition becomes true before the timeout, otherwise at the timeout", () => {
    expect(way(waiting, {}, [reply(start + 500)]).steps.map(({ node, left_at }) => [node, left_at - start])).toEqual([
      [1, 500],
      [2, 500],
    ]);
    expect(way(waiting, {}, [reply(start + day - 1)]).steps.map(({ node }) => node)).toEqual([1, 2]);
    expect(way(waiting, {}, [reply(start + day)]).steps.map(({ node, left_at }) => [node, left_at - start])).toEqual([
      [1, day],
      [3, day],
    ]);
    expect(visited(waiting, { tags: ["replied"] })).toEqual([1, 2]);
    expect(visited(waiting)).toEqual([1, 3]);
  });

  it("should use the contact's values at the time of a step", () => {
    const later = forked.map((node) => (node.id === 1 ? { ...node, delay: 100 } : node));
    expect(visited(later, {}, [{ at: start + 100, values: { plan: "gold" } }])).toEqual([1, 3]);
    expect(visited(later, {}, [{ at: start + 101, values: { plan: "gold" } }])).toEqual([1, 4]);
  });

  it("should report a wait without a timeout whose condition never becomes true", () => {
    const forever = waiting.map((node) => (node.id === 1 ? { ...node, timeout: null } : node));
    expect(way(forever).end.code).toBe("waiting");
  });

  it("should remove tags before it adds others, and write values, so that later conditions see them", () => {
    const tagged = [
      step(10, null, { type: "tag", add_tags: ["#VIP"], remove_tags: ["new"] }),
      step(11, 10, { type: "contactupdate", values: { plan: "gold" } }),
      ...forked.map((node) => (node.id === 1 ? { ...node, wf_pid: 11 } : node)),
    ];
    const { steps, contact } = way(tagged, { tags: ["New", "old"], plan: "silver" });
    expect(contact).toEqual({ tags: ["old", "vip"], plan: "gold" });
    expect(steps.map(({ node }) => node)).toEqual([10, 11, 1, 2]);
  });

  it("should stop at the eleventh visit to a step", () => {
    const { steps, end } = way([step(1, null, { delay: 60 }), step(2, 1, { type: "jump", wf_next_trigger: 1 })]);
    expect(end).toEqual({ code: "loop-limit", at: start + 600, message: "Loop limit reached" });
    expect(steps.filter(({ node }) => node === 1).map(({ visit }) => visit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(steps).toHaveLength(20);
  });

  it("should end at a jump to a missing step, at a removal, and without a root", () => {
    expect(way([step(1, null, { type: "jump", wf_next_trigger: 9 })]).end.code).toBe("jump-target-missing");
    expect(way([step(1, null, { type: "remove" }), step(2, 1)])).toMatchObject({ end: { code: "removed" }, steps: [{ node: 1 }] });
    expect(way([step(1, 2), step(2, 1)])).toMatchObject({ end: { code: "no-root" }, steps: [] });
  });

  it("should give for every step the reason for the next one", () => {
    const reasons = (nodes: readonly TestNode[], contact: ContactRecord = {}, changes: readonly OutsideChange[] = []) =>
      way(nodes, contact, changes).steps.map(({ reason }) => reason);
    expect(reasons([step(1, null), step(2, 1, { delay: 0 }), step(3, 2, { delay: 60 })])).toEqual([
      "Runs at once.",
      "Runs at once.",
      "Runs after 60 seconds.",
    ]);
    expect(reasons(forked, { plan: "gold" })[0]).toBe("Condition 2 is true.");
    expect(reasons(waiting, { tags: ["replied"] })[0]).toBe("The condition is true already.");
    expect(reasons(waiting, {}, [reply(start + 500)])[0]).toBe("The condition came true.");
    expect(reasons(waiting)[0]).toBe("Timed out after 86400 seconds.");
    expect(reasons([step(1, null, { type: "jump", wf_next_trigger: 2 }), step(2, null, { wf_detached: true })])).toEqual([
      "Jumps to step 2.",
      "Runs at once.",
    ]);
    expect(way([step(1, null, { type: "jump", wf_next_trigger: null })])).toMatchObject({
      end: { code: "jump-target-missing" },
      steps: [{ reason: "The step to jump to does not exist." }],
    });
  });

  it("should apply external changes in the order of time, however they are listed", () => {
    const changes = [reply(start + 900), { at: start + 100, values: { tags: ["early"] } }, { at: start + 500, values: { plan: "gold" } }];
    expect(way(waiting, {}, changes)).toMatchObject({
      contact: { tags: ["replied"], plan: "gold" },
      steps: [{ left_at: start + 900 }, { node: 2 }],
    });
  });

  it("should end a wait without time at once, unless its condition is true already", () => {
    const now = waiting.map((node) => (node.id === 1 ? { ...node, timeout: 0 } : node));
    expect(visited(now)).toEqual([1, 3]);
    expect(visited(now, { tags: ["replied"] })).toEqual([1, 2]);
  });

  it("should follow a line of 100,000 steps", () => {
    expect(way(chain(100_000)).steps).toHaveLength(100_000);
  });

  it("should decode a given run and name invalid values", () => {
    expect(WorkflowRun.decode({ nodes: [{ id: 1 }], contact: {}, start })._tag).toBe("Right");
    for (const wrong of [{ start: "now" }, { nodes: [{ id: 1, delay: -1 }] }, { contact: null }]) {
      expect(WorkflowRun.decode({ nodes: [], contact: {}, start, ...wrong })._tag).toBe("Left");
    }
  });
});

describe("the test of a condition", () => {
  const carries = (match: readonly string[] | null, is: string, contact: ContactRecord) => carriesMatch({ match, is }, contact, start);

  it("should hold for any of several tags, in any notation, and for no empty one", () => {
    expect(carries(["gone", "#VIP"], "yes", { tags: ["vip"] })).toBe(true);
    expect(carries(["gone"], "yes", { tags: ["vip"] })).toBe(false);
    expect(carries([""], "yes", { tags: [null, ""] })).toBe(false);
    expect(carries(null, "yes", { tags: ["vip"] })).toBe(false);
  });

  it("should hold for a value of the first named field, one of a list too, and never for an empty one", () => {
    expect(carries(["plan"], " GOLD", { plan: ["silver", "Gold"] })).toBe(true);
    expect(carries(["plan"], "ß", { plan: "SS" })).toBe(false);
    expect(carries(["plan"], "", { plan: null })).toBe(false);
    expect(carries(["plan"], "undefined", {})).toBe(false);
    expect(carries(["toString"], String(Object.prototype.toString), {})).toBe(false);
    expect(carries([], "gold", { undefined: "gold" })).toBe(false);
  });
});
