import { describe } from "vitest";
import { cases } from "./rule-cases.ts";

const node = (id: number | string, wf_pid: number | string | null, more: object = {}) => ({
  id,
  type: "sms",
  wf_pid,
  wf_if: null,
  wf_detached: false,
  order: 0,
  ...more,
});

describe("rules of workflows", () => {
  cases("workflow-root", "C4.13 G74", [
    [{ nodes: [] }, null],
    [{ nodes: [node(1, null), node(2, 1), node(3, null)] }, 1],
    [{ nodes: [node(3, null), node(1, null), node(2, 3)] }, 3],
    [{ nodes: [node(1, null, { order: 2 }), node(2, null, { order: 1 })] }, 2],
    [{ nodes: [node(5, null), node(3, null)] }, 3],
    [{ nodes: [node(1, null, { wf_detached: true }), node(2, 1), node(3, 2), node(4, null)] }, 4],
    [{ nodes: [node(1, 0), node(2, "")] }, 1],
    [{ nodes: [node(1, 2), node(2, 1)] }, null],
    [{ nodes: [node("a", null)] }, "a"],
  ]);

  const conditional = node(1, null, { type: "conditional" });
  cases("workflow-children", "C4.14 C4.15", [
    [
      { nodes: [conditional, node(2, 1, { wf_if: "else" }), node(3, 1, { wf_if: "10" }), node(4, 1, { wf_if: "2" })], id: 1 },
      [
        { id: 4, branch: "2" },
        { id: 3, branch: "10" },
        { id: 2, branch: "else" },
      ],
    ],
    [
      { nodes: [node(1, null, { type: "wait" }), node(2, 1, { wf_if: "timeout" }), node(3, 1, { wf_if: "yes" })], id: 1 },
      [
        { id: 3, branch: "yes" },
        { id: 2, branch: "timeout" },
      ],
    ],
    [
      { nodes: [node(1, null), node(3, 1), node(2, 1)], id: 1 },
      [
        { id: 2, branch: null },
        { id: 3, branch: null },
      ],
    ],
    [
      { nodes: [node(1, null), node(3, 1, { order: 1 }), node(2, 1, { order: 2 })], id: 1 },
      [
        { id: 3, branch: null },
        { id: 2, branch: null },
      ],
    ],
    [{ nodes: [node(1, null), node(2, 1, { wf_detached: true })], id: 1 }, []],
  ]);

  cases("workflow-insert", "G75", [
    [{ nodes: [node(1, null)], node: { id: 2, type: "sms" }, parent: 1, branch: null }, [node(1, null), node(2, 1)]],
    [
      { nodes: [node(1, null), node(2, 1)], node: { id: 3, type: "sms" }, parent: 1, branch: null },
      [node(1, null), node(2, 3), node(3, 1)],
    ],
    [
      { nodes: [node(1, null), node(2, 1)], node: { id: 3, type: "conditional" }, parent: 1, branch: null },
      [node(1, null), node(2, 3, { wf_if: "0" }), node(3, 1, { type: "conditional" })],
    ],
    [
      { nodes: [node(1, null), node(2, 1)], node: { id: 3, type: "wait" }, parent: 1, branch: null },
      [node(1, null), node(2, 3, { wf_if: "yes" }), node(3, 1, { type: "wait" })],
    ],
    [
      {
        nodes: [conditional, node(2, 1, { wf_if: "0" }), node(3, 1, { wf_if: "else" })],
        node: { id: 4, type: "sms" },
        parent: 1,
        branch: "else",
      },
      [conditional, node(2, 1, { wf_if: "0" }), node(3, 4), node(4, 1, { wf_if: "else" })],
    ],
    [{ nodes: [node(1, null)], node: { id: 2, type: "sms" }, parent: null, branch: null }, [node(1, 2), node(2, null)]],
    [{ nodes: [], node: { id: 2, type: "sms" }, parent: null, branch: null }, [node(2, null)]],
  ]);

  const branched = [conditional, node(2, 1, { wf_if: "0" }), node(3, 1, { wf_if: "1" }), node(4, 3)];
  cases("workflow-rebranch", "B4.09 G78", [
    [
      {
        nodes: branched,
        step: 1,
        changes: [
          { branch: "0", to: null },
          { branch: "1", to: "0" },
        ],
      },
      { nodes: [conditional, node(3, 1, { wf_if: "0" }), node(4, 3)], deleted: [2] },
    ],
    [
      { nodes: branched, step: 1, changes: [{ branch: "1", to: null }] },
      { nodes: [conditional, node(2, 1, { wf_if: "0" })], deleted: [3, 4] },
    ],
    [
      {
        nodes: branched,
        step: 1,
        changes: [
          { branch: "0", to: "1" },
          { branch: "1", to: "0" },
        ],
      },
      { nodes: [conditional, node(2, 1, { wf_if: "1" }), node(3, 1, { wf_if: "0" }), node(4, 3)], deleted: [] },
    ],
    [
      { nodes: branched, step: 1, changes: [] },
      { nodes: branched, deleted: [] },
    ],
    [
      { nodes: branched, step: 1, changes: [{ branch: "else", to: null }] },
      { nodes: branched, deleted: [] },
    ],
  ]);

  const step = (id: number, wf_pid: number | null, type: string, more: object = {}) => ({
    id,
    type,
    wf_pid,
    wf_if: null,
    wf_detached: false,
    ...more,
  });
  const one = { conditions: [{ match: ["a"], is: "yes" }] };
  cases("workflow-problems", "C5.02 C5.04 G74 G75 G76 G77", [
    [{ nodes: [step(1, null, "sms"), step(2, 1, "delay")] }, []],
    [
      { nodes: [step(2, 1, "sms"), step(1, 2, "sms"), step(3, 1, "sms", { wf_detached: true })] },
      [
        { node: 1, code: "cycle" },
        { node: 2, code: "cycle" },
      ],
    ],
    [{ nodes: [step(1, 9, "sms")] }, [{ node: 1, code: "missing-parent" }]],
    [{ nodes: [step(1, null, "sms"), step(2, 1, "sms"), step(3, 1, "sms")] }, [{ node: 1, code: "two-children" }]],
    [
      { nodes: [step(1, null, "conditional", one), step(2, 1, "sms", { wf_if: "0" }), step(3, 1, "sms", { wf_if: "0" })] },
      [{ node: 1, code: "duplicate-branch" }],
    ],
    [
      { nodes: [step(1, null, "conditional", one), step(2, 1, "sms", { wf_if: "else" }), step(3, 1, "sms", { wf_if: "1" })] },
      [{ node: 3, code: "unknown-branch" }],
    ],
    [{ nodes: [step(1, null, "conditional", one), step(2, 1, "sms")] }, [{ node: 2, code: "unknown-branch" }]],
    [{ nodes: [step(1, null, "wait"), step(2, 1, "sms", { wf_if: "no" })] }, [{ node: 2, code: "unknown-branch" }]],
    [{ nodes: [step(1, null, "jump", { wf_next_trigger: 9 })] }, [{ node: 1, code: "jump-target-missing" }]],
    [{ nodes: [step(1, null, "jump", { wf_next_trigger: 1 })] }, []],
    [{ nodes: [step(1, null, "conditional", { conditions: [{ match: [""], is: "yes" }] })] }, [{ node: 1, code: "conditions-unset" }]],
    [{ nodes: [step(1, null, "tag")] }, [{ node: 1, code: "no-tag" }]],
    [{ nodes: [step(1, null, "tag", { add_tags: ["A"], remove_tags: ["a"] })] }, [{ node: 1, code: "tag-both" }]],
    [
      { nodes: [step(1, null, "dance"), step(2, 9, "tag")] },
      [
        { node: 1, code: "unknown-type" },
        { node: 2, code: "missing-parent" },
        { node: 2, code: "no-tag" },
      ],
    ],
  ]);
});
