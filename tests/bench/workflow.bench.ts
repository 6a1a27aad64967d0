import { idKey, type Id } from "../../core/kernel/id.ts";
import { workflowLayout } from "../../core/workflow/workflow-layout.rule.ts";
import { parentOf, type WorkflowNode } from "../../core/workflow/workflow-node.model.ts";
import { installPeers } from "./install-peers.ts";
import { makeRandom } from "./random.ts";
import { sideBySide } from "./side-by-side.ts";
import { type Bench, median, ms, type Row } from "./table.ts";

const sizes = [1_000, 10_000, 100_000] as const;
const nearest = 40;

/**
 * A workflow as people build them: every step hangs below one of the latest, some below a branching one; listed in the order in which steps
 * were made.
 */
const makeWorkflow = (size: number): readonly WorkflowNode[] => {
  const random = makeRandom(size);
  return Array.from({ length: size }, (_, at) => {
    const parent = at === 0 ? null : 1 + Math.max(0, at - 1 - random.below(nearest));
    return {
      id: at + 1,
      wf_pid: parent,
      wf_detached: false,
      order: random.below(10),
      type: parent !== null && parent % 5 === 0 ? "conditional" : "message",
      wf_if: String(random.below(3)),
    };
  });
};

/** The least that any layout must do: find every step's children once, and go through all steps from the root down. */
const linearPass = (nodes: readonly WorkflowNode[]): number => {
  const children = new Map<Id, WorkflowNode[]>();
  const roots: WorkflowNode[] = [];
  for (const node of nodes) {
    const parent = parentOf(node);
    if (parent === null) {
      roots.push(node);
      continue;
    }
    const sisters = children.get(idKey(parent));
    if (sisters === undefined) children.set(idKey(parent), [node]);
    else sisters.push(node);
  }
  let visited = 0;
  const stack = [...roots];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    visited += 1;
    for (const child of children.get(idKey(node.id)) ?? []) stack.push(child);
  }
  return visited;
};

const layOut = (nodes: readonly WorkflowNode[]): number => workflowLayout(nodes).column.length;

/** Every row's boxes stand at least one column apart, children below their parents, the root on top. */
const assertDrawn = (nodes: readonly WorkflowNode[], expectedRoot: string): void => {
  const { root, column, row, cut } = workflowLayout(nodes);
  if (String(root) !== expectedRoot || row[0] !== 0 || cut.length > 0) throw new Error(`Another root: ${root}.`);
  const rows = new Map<number, number[]>();
  nodes.forEach(({ wf_pid }, at) => {
    const level = row[at] ?? -1;
    if (typeof wf_pid === "number" && level !== (row[wf_pid - 1] ?? 0) + 1)
      throw new Error(`Step ${at + 1} does not stand below its parent.`);
    const others = rows.get(level);
    if (others === undefined) rows.set(level, [column[at] ?? Number.NaN]);
    else others.push(column[at] ?? Number.NaN);
  });
  for (const columns of rows.values()) {
    const sorted = Float64Array.from(columns).sort();
    for (let at = 1; at < sorted.length; at += 1)
      if (!((sorted[at] ?? 0) - (sorted[at - 1] ?? 0) > 1 - 1e-6)) throw new Error("Two steps overlap.");
  }
};

const edgesOf = (nodes: readonly WorkflowNode[]) =>
  nodes.map(({ id, wf_pid }) => ({ id: String(id), parent: wf_pid === null ? null : String(wf_pid) }));

const turns = 3;

const timed = async (place: () => number | Promise<number>, expected: number): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now();
    if ((await place()) !== expected) throw new Error("A layout left steps out.");
    times.push(performance.now() - began);
  }
  return median(times);
};

export const workflowBench: Bench = {
  title: "Workflows: root and layout",
  run: async () => {
    installPeers();
    const { graphPeers, treePeer } = await import("./peers/layouts.js");
    const rows: Row[] = [];
    for (const size of sizes) {
      const nodes = makeWorkflow(size);
      const edges = edgesOf(nodes);
      assertDrawn(nodes, treePeer.rootOf(edges));
      const repeats = Math.max(1, 5_000 / size);
      const times = sideBySide(
        [
          { name: "pass", run: () => linearPass(nodes), repeats },
          { name: "ours", run: () => layOut(nodes), repeats },
          { name: "tree", run: () => treePeer.place(edges), repeats },
        ],
        size > 10_000 ? { warmUps: 5, rounds: 15 } : { warmUps: 60, rounds: 101 },
      );
      const pass = times.get("pass") ?? Number.NaN;
      const row = (what: string, took: number, target: number | null): Row => ({
        what: `${what}, ${size.toLocaleString("en")} steps`,
        value: ms(took),
        limit: `linear pass ${ms(pass)}`,
        ratio: (took / pass).toFixed(took / pass < 100 ? 2 : 0),
        target: target === null ? "–" : `≤ ${target}`,
        met: target === null || took / pass <= target,
      });
      rows.push(
        row("root and layout", times.get("ours") ?? Number.NaN, 3.5),
        row(`peer: ${treePeer.name}`, times.get("tree") ?? Number.NaN, null),
      );
      if (size === sizes[0])
        for (const { name, place } of graphPeers) rows.push(row(`peer: ${name}`, await timed(() => place(edges), size), null));
    }
    return rows;
  },
};
