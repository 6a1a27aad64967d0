import type { Id } from "./id.ts";
import { idKey } from "./id.ts";

/** Stands for no position. */
export const none = -1;
/** Position of a parent that is named but not in the list. */
export const missing = -2;

/** Items linked to their parents by list position; of duplicate ids, children belong to the first. */
export type Forest = {
  readonly positions: ReadonlyMap<Id, number>;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextSibling: Int32Array;
};

/**
 * Links a list once, in linear time.
 * @param parentOf the parent's id, or null
 */
export const forestOf = <A>(items: readonly A[], idOf: (item: A) => Id, parentOf: (item: A) => Id | null): Forest => {
  const size = items.length;
  const positions = new Map<Id, number>();
  for (let at = size - 1; at >= 0; at -= 1) {
    const item = items[at];
    if (item !== undefined) positions.set(idKey(idOf(item)), at);
  }
  const parent = new Int32Array(size).fill(none);
  const firstChild = new Int32Array(size).fill(none);
  const nextSibling = new Int32Array(size).fill(none);
  for (let at = size - 1; at >= 0; at -= 1) {
    const item = items[at];
    const named = item === undefined ? null : parentOf(item);
    if (named === null) continue;
    const above = positions.get(idKey(named)) ?? missing;
    parent[at] = above;
    if (above === missing) continue;
    nextSibling[at] = firstChild[above] ?? none;
    firstChild[above] = at;
  }
  return { positions, parent, firstChild, nextSibling };
};

/** The positions of the children, in list order. */
export const childrenAt = (forest: Forest, position: number): readonly number[] => {
  const children: number[] = [];
  for (let child = forest.firstChild[position] ?? none; child !== none; child = forest.nextSibling[child] ?? none) children.push(child);
  return children;
};

/** Marks with 1 every position that is its own ancestor; descendants of a cycle are not marked. */
export const cycleMembers = (parent: Int32Array): Uint8Array => {
  const onCycle = new Uint8Array(parent.length);
  const seenBy = new Int32Array(parent.length);
  for (let start = 0; start < parent.length; start += 1) {
    let at = start;
    while (at >= 0 && seenBy[at] === 0) {
      seenBy[at] = start + 1;
      at = parent[at] ?? none;
    }
    if (at < 0 || seenBy[at] !== start + 1) continue;
    while (onCycle[at] === 0) {
      onCycle[at] = 1;
      at = parent[at] ?? none;
    }
  }
  return onCycle;
};

/**
 * The given positions and their descendants, parents before children; positions where `enters` is false are skipped with their descendants.
 */
export const descend = (forest: Forest, from: readonly number[], enters: (position: number) => boolean): readonly number[] => {
  const order: number[] = [];
  const stack = from.toReversed();
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (!enters(at)) continue;
    order.push(at);
    for (let child = forest.firstChild[at] ?? none; child !== none; child = forest.nextSibling[child] ?? none) stack.push(child);
  }
  return order;
};
