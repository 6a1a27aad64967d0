import type { Forest } from "../kernel/forest.ts";
import { none } from "../kernel/forest.ts";

/** A forest below one virtual root, numbered level by level and left to right: children of one parent have consecutive numbers. */
export type Levels = {
  /** Number to position in the list; number 0 is the virtual root. */
  readonly position: Int32Array;
  readonly parent: Int32Array;
  readonly firstChild: Int32Array;
  readonly childCount: Int32Array;
  /** The first number of each level, followed by one past the last number. */
  readonly starts: readonly number[];
};

/**
 * Numbers a forest.
 * @param tops positions of the trees' roots, left to right
 * @param isCut positions whose parent link is ignored
 * @param compare order of two siblings by position
 */
export const levelsOf = (
  forest: Forest,
  tops: readonly number[],
  isCut: (position: number) => boolean,
  compare: (parent: number, a: number, b: number) => number,
): Levels => {
  const size = forest.parent.length + 1;
  const position = new Int32Array(size);
  const parent = new Int32Array(size);
  const firstChild = new Int32Array(size);
  const childCount = new Int32Array(size);
  const starts = [0, 1];
  position[0] = none;
  position.set(tops, 1);
  firstChild[0] = 1;
  childCount[0] = tops.length;
  let end = 1 + tops.length;
  let levelEnd = end;
  for (let v = 1; v < end; v += 1) {
    if (v === levelEnd) {
      starts.push(v);
      levelEnd = end;
    }
    const above = position[v] ?? none;
    const from = end;
    for (let child = forest.firstChild[above] ?? none; child !== none; child = forest.nextSibling[child] ?? none) {
      if (isCut(child)) continue;
      let place = end;
      while (place > from && compare(above, position[place - 1] ?? none, child) > 0) {
        position[place] = position[place - 1] ?? none;
        place -= 1;
      }
      position[place] = child;
      parent[end] = v;
      end += 1;
    }
    firstChild[v] = from;
    childCount[v] = end - from;
  }
  if (tops.length > 0) starts.push(end);
  return { position, parent, firstChild, childCount, starts };
};
