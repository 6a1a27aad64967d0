import { concatAll } from "fp-ts/lib/Monoid.js";
import * as N from "fp-ts/lib/number.js";
import * as Ord from "fp-ts/lib/Ord.js";
import type { Forest } from "../kernel/forest.ts";
import { forestOf } from "../kernel/forest.ts";
import type { Id } from "../kernel/id.ts";
import { byIdAmong } from "../kernel/id.ts";
import type { HungNode, OrderedNode } from "./workflow-node.model.ts";
import { isRootCandidate, parentOf } from "./workflow-node.model.ts";

/** The steps of a workflow linked by position, in linear time; detached steps have no parent. */
export const workflowForest = (nodes: readonly HungNode[]): Forest => forestOf(nodes, (node) => node.id, parentOf);

/** The number of steps in each position's subtree, itself included; not meaningful for steps on a cycle. */
export const subtreeSizes = (forest: Forest): Int32Array => {
  const size = forest.parent.length;
  const waitingFor = new Int32Array(size);
  for (let at = 0; at < size; at += 1) {
    const above = forest.parent[at] ?? -1;
    if (above >= 0) waitingFor[above] = (waitingFor[above] ?? 0) + 1;
  }
  const counts = new Int32Array(size);
  for (let leaf = 0; leaf < size; leaf += 1) {
    let at = leaf;
    while (at >= 0 && waitingFor[at] === 0) {
      waitingFor[at] = -1;
      counts[at] = (counts[at] ?? 0) + 1;
      const above = forest.parent[at] ?? -1;
      if (above < 0) break;
      counts[above] = (counts[above] ?? 0) + (counts[at] ?? 0);
      waitingFor[above] = (waitingFor[above] ?? 0) - 1;
      at = above;
    }
  }
  return counts;
};

const byCandidate = (nodes: readonly OrderedNode[], counts: Int32Array, candidates: readonly number[]): Ord.Ord<number> => {
  const node = (at: number): OrderedNode | undefined => nodes[at];
  const byId = byIdAmong(candidates.flatMap((at) => node(at)?.id ?? []));
  return concatAll(Ord.getMonoid<number>())([
    Ord.contramap((at: number) => -(counts[at] ?? 0))(N.Ord),
    Ord.contramap((at: number) => node(at)?.order ?? 0)(N.Ord),
    Ord.contramap((at: number): Id => node(at)?.id ?? "")(byId),
  ]);
};

/** The position of the root among linked steps, or null. */
export const rootPosition = (nodes: readonly OrderedNode[], forest: Forest): number | null => {
  const candidates: number[] = [];
  nodes.forEach((node, at) => {
    if (isRootCandidate(node)) candidates.push(at);
  });
  const [only, ...others] = candidates;
  if (only === undefined) return null;
  if (others.length === 0) return only;
  return candidates.reduce(Ord.min(byCandidate(nodes, subtreeSizes(forest), candidates)));
};

/**
 * The step without a parent, not detached, that has the most descendants; then the lowest order, then the lowest id; null when there is
 * none.
 */
export const workflowRoot = (nodes: readonly OrderedNode[]): Id | null => {
  const position = rootPosition(nodes, workflowForest(nodes));
  return position === null ? null : (nodes[position]?.id ?? null);
};
