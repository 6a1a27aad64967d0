import { none } from "../kernel/forest.ts";
import type { Id } from "../kernel/id.ts";
import { byId } from "../kernel/id.ts";
import { cycleCuts } from "./cycle-cuts.rule.ts";
import { levelsOf } from "./levels.rule.ts";
import { tidyColumns } from "./tidy-tree.rule.ts";
import { compareSiblings } from "./workflow-children.rule.ts";
import type { WorkflowNode } from "./workflow-node.model.ts";
import { rootPosition, workflowForest } from "./workflow-root.rule.ts";

/** The canvas cell of each step of a workflow, by its position in the list. */
export type WorkflowLayout = {
  readonly root: Id | null;
  /** Columns from the left, 0 the leftmost; two steps of one row are at least 1 apart. */
  readonly column: Float64Array;
  /** Rows from the top, 0 the topmost. */
  readonly row: Int32Array;
  /** The number of columns and rows in use. */
  readonly width: number;
  readonly height: number;
  /** The steps at which a cycle was cut to draw it. */
  readonly cut: readonly Id[];
};

/**
 * Lays out the tree of the root, and to its right the trees without a parent: detached steps, orphans and cycles, each cut at its newest
 * step.
 */
export const workflowLayout = (nodes: readonly WorkflowNode[]): WorkflowLayout => {
  const forest = workflowForest(nodes);
  const root = rootPosition(nodes, forest);
  const cuts = new Set(cycleCuts(nodes, forest));
  const tops = root === null ? [] : [root];
  for (let at = 0; at < nodes.length; at += 1) {
    if (at !== root && ((forest.parent[at] ?? none) < 0 || cuts.has(at))) tops.push(at);
  }
  const compare = (parent: number, a: number, b: number): number => {
    const first = nodes[a];
    const second = nodes[b];
    return first === undefined || second === undefined ? 0 : compareSiblings(nodes[parent]?.type ?? null, byId.compare, first, second);
  };
  const levels = levelsOf(forest, tops, (at) => cuts.size > 0 && cuts.has(at), compare);
  const columns = tidyColumns(levels);
  const end = levels.starts.at(-1) ?? 1;
  let leftmost = Infinity;
  let rightmost = -Infinity;
  for (let v = 1; v < end; v += 1) {
    const x = columns[v] ?? 0;
    if (x < leftmost) leftmost = x;
    if (x > rightmost) rightmost = x;
  }
  const column = new Float64Array(nodes.length);
  const row = new Int32Array(nodes.length);
  for (let level = 1; level < levels.starts.length - 1; level += 1) {
    for (let v = levels.starts[level] ?? end; v < (levels.starts[level + 1] ?? end); v += 1) {
      const at = levels.position[v] ?? 0;
      column[at] = (columns[v] ?? 0) - leftmost;
      row[at] = level - 1;
    }
  }
  return {
    root: root === null ? null : (nodes[root]?.id ?? null),
    column,
    row,
    width: nodes.length === 0 ? 0 : rightmost - leftmost + 1,
    height: Math.max(0, levels.starts.length - 2),
    cut: [...cuts].flatMap((at) => nodes[at]?.id ?? []),
  };
};
