import type { Levels } from "./levels.rule.ts";

const nobody = -1;

/**
 * The state of one layout, by number: `column` is relative to the parent's `below`, `thread` continues a contour past a leaf, `ancestor`
 * finds the sibling that a contour belongs to.
 */
type Draft = Levels & {
  readonly column: Float64Array;
  readonly below: Float64Array;
  readonly change: Float64Array;
  readonly shift: Float64Array;
  readonly thread: Int32Array;
  readonly ancestor: Int32Array;
};

const draftOf = (levels: Levels): Draft => {
  const size = levels.parent.length;
  const ancestor = new Int32Array(size);
  for (let v = 0; v < size; v += 1) ancestor[v] = v;
  return {
    ...levels,
    column: new Float64Array(size),
    below: new Float64Array(size),
    change: new Float64Array(size),
    shift: new Float64Array(size),
    thread: new Int32Array(size).fill(nobody),
    ancestor,
  };
};

const add = (values: Float64Array, at: number, amount: number): void => {
  values[at] = (values[at] ?? 0) + amount;
};

const nextLeft = (d: Draft, v: number): number => ((d.childCount[v] ?? 0) > 0 ? (d.firstChild[v] ?? nobody) : (d.thread[v] ?? nobody));

const nextRight = (d: Draft, v: number): number => {
  const count = d.childCount[v] ?? 0;
  return count > 0 ? (d.firstChild[v] ?? 0) + count - 1 : (d.thread[v] ?? nobody);
};

/** Moves a subtree to the right and distributes the gap over the siblings in between. */
const moveSubtree = (d: Draft, from: number, moved: number, amount: number): void => {
  const each = amount / (moved - from);
  add(d.change, moved, -each);
  add(d.shift, moved, amount);
  add(d.change, from, each);
  add(d.column, moved, amount);
  add(d.below, moved, amount);
};

const spreadChildren = (d: Draft, first: number, count: number): void => {
  let shift = 0;
  let change = 0;
  for (let child = first + count - 1; child >= first; child -= 1) {
    add(d.column, child, shift);
    add(d.below, child, shift);
    change += d.change[child] ?? 0;
    shift += (d.shift[child] ?? 0) + change;
  }
};

/**
 * Moves the subtree of `v` clear of all siblings to its left.
 * @param fallback the sibling for contours that lead outside
 * @returns the fallback for the next sibling
 */
const apportion = (d: Draft, v: number, fallback: number): number => {
  const parent = d.parent[v] ?? 0;
  let insideRight = v;
  let outsideRight = v;
  let insideLeft = v - 1;
  let outsideLeft = d.firstChild[parent] ?? v;
  let sumInsideRight = d.below[insideRight] ?? 0;
  let sumOutsideRight = sumInsideRight;
  let sumInsideLeft = d.below[insideLeft] ?? 0;
  let sumOutsideLeft = d.below[outsideLeft] ?? 0;
  let nextInsideLeft = nextRight(d, insideLeft);
  let nextInsideRight = nextLeft(d, insideRight);
  while (nextInsideLeft !== nobody && nextInsideRight !== nobody) {
    insideLeft = nextInsideLeft;
    insideRight = nextInsideRight;
    outsideLeft = nextLeft(d, outsideLeft);
    outsideRight = nextRight(d, outsideRight);
    d.ancestor[outsideRight] = v;
    const amount = (d.column[insideLeft] ?? 0) + sumInsideLeft - (d.column[insideRight] ?? 0) - sumInsideRight + 1;
    if (amount > 0) {
      const sister = d.ancestor[insideLeft] ?? fallback;
      moveSubtree(d, d.parent[sister] === parent ? sister : fallback, v, amount);
      sumInsideRight += amount;
      sumOutsideRight += amount;
    }
    sumInsideLeft += d.below[insideLeft] ?? 0;
    sumInsideRight += d.below[insideRight] ?? 0;
    sumOutsideLeft += d.below[outsideLeft] ?? 0;
    sumOutsideRight += d.below[outsideRight] ?? 0;
    nextInsideLeft = nextRight(d, insideLeft);
    nextInsideRight = nextLeft(d, insideRight);
  }
  if (nextInsideLeft !== nobody && nextRight(d, outsideRight) === nobody) {
    d.thread[outsideRight] = nextInsideLeft;
    add(d.below, outsideRight, sumInsideLeft - sumOutsideRight);
  }
  if (nextInsideRight === nobody || nextLeft(d, outsideLeft) !== nobody) return fallback;
  d.thread[outsideLeft] = nextInsideRight;
  add(d.below, outsideLeft, sumInsideRight - sumOutsideLeft);
  return v;
};

const placeSisters = (d: Draft, first: number, count: number): void => {
  let fallback = first;
  for (let v = first; v < first + count; v += 1) {
    const children = d.childCount[v] ?? 0;
    const firstChild = d.firstChild[v] ?? 0;
    if (children > 1) spreadChildren(d, firstChild, children);
    const middle = children === 0 ? 0 : ((d.column[firstChild] ?? 0) + (d.column[firstChild + children - 1] ?? 0)) / 2;
    if (v === first) {
      d.column[v] = middle;
      continue;
    }
    d.column[v] = (d.column[v - 1] ?? 0) + 1;
    if (children > 0) d.below[v] = (d.column[v] ?? 0) - middle;
    fallback = apportion(d, v, fallback);
  }
};

/**
 * The column of each number of a forest: parents centred over their children, subtrees as close as they fit, neighbours at least one column
 * apart (the linear tidy tree of Buchheim, Jünger and Leipert, from the lowest level up).
 */
export const tidyColumns = (levels: Levels): Float64Array => {
  const d = draftOf(levels);
  const end = levels.starts.at(-1) ?? 1;
  for (let parent = end - 1; parent >= 0; parent -= 1) {
    const count = d.childCount[parent] ?? 0;
    if (count > 0) placeSisters(d, d.firstChild[parent] ?? 0, count);
  }
  if ((d.childCount[0] ?? 0) > 1) spreadChildren(d, 1, d.childCount[0] ?? 0);
  for (let v = 1; v < end; v += 1) {
    const above = d.below[d.parent[v] ?? 0] ?? 0;
    add(d.column, v, above);
    add(d.below, v, above);
  }
  return d.column;
};
